/** What others look for: searches counted in the market, then the kinds of what sells most. */
import { kindIn } from '../catalogue/kind-of-goods.ts';
import { fold } from './fold.ts';

/** At most `max` texts, none of them twice. Each finds something: a counted search did, a kind is that of an article. */
export function lookedFor(
  counted: readonly string[],
  sold: readonly { name: string }[],
  max: number,
): string[] {
  const texts = new Map<string, string>();
  for (const text of [...counted, ...sold.map(({ name }) => kindIn(name))]) {
    const key = fold(text);
    if (key !== '' && !texts.has(key)) texts.set(key, text);
  }
  return [...texts.values()].slice(0, max);
}
