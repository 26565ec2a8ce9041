/** Asks whether the visitor may want another market; whoever closed the suggestion is not asked about for a month. */
import type { VisitorAnswer } from '#domain/locale/suggestion.ts';
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
  try {
    return Date.now() - Number(localStorage.getItem(key)) < keptForMs;
  } catch {
    return false;
  }
}

function stay(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // A browser that keeps nothing asks again.
  }
}
