/** Requests a suggestion of another market; none for 30 days after the visitor closed one. */
import type { VisitorAnswer } from '#domain/locale/suggestion.ts';
import { readItem, storeItem } from '../../browser/local-storage.ts';
import { prefix } from '../../browser/page-state.ts';

/** Storage key of the time (ms) when the visitor closed the suggestion; nothing is stored otherwise. */
const key = 'kontor-stay';
const answerLifetimeMs = 30 * 86_400_000;

export async function fetchVisitor(): Promise<void> {
  if (staysHere()) return;
  const response = await fetch(`${prefix}/api/visitor`);
  const { suggestion } = (response.ok ? await response.json() : {}) as VisitorAnswer;
  if (suggestion) (await import('./market-suggestion.ts')).suggest(suggestion, stay);
}

function staysHere(): boolean {
  return Date.now() - Number(readItem(key)) < answerLifetimeMs;
}

/** Without local storage the suggestion is shown again. */
function stay(): void {
  storeItem(key, `${Date.now()}`);
}
