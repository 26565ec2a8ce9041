/** Asks whether the visitor may want another market; whoever closed the suggestion is not asked about for a month. */
import type { VisitorAnswer } from '#domain/locale/suggestion.ts';
import { keep, recall } from './kept.ts';
import { prefix } from './page-state.ts';

/** Kept only because the visitor closed the suggestion: when, in ms. */
const key = 'kontor-stay';
const keptForMs = 30 * 86_400_000;

export async function askAboutVisitor(): Promise<void> {
  if (staysHere()) return;
  const response = await fetch(`${prefix}/api/visitor`);
  const { suggestion } = (response.ok ? await response.json() : {}) as VisitorAnswer;
  if (suggestion) (await import('./suggestion.ts')).suggest(suggestion, stay);
}

function staysHere(): boolean {
  return Date.now() - Number(recall(key)) < keptForMs;
}

/** A browser that keeps nothing asks again. */
function stay(): void {
  keep(key, `${Date.now()}`);
}
