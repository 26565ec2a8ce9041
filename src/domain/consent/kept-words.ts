/**
 * Words that a browser keeps with the time each was written, in ms: `EX10209793@1795250207000,EX10514225@…`; texts as an
 * address writes them. Six months at most: what is older is dropped as it is read. Source: eu-2026.md D-02.
 */

export type Kept = readonly [word: string, at: number];

/** Ms that a choice holds, and what is kept under it. */
export const keptMs = 182 * 86_400_000;

/** What is no such word, too old or from the future is left out. */
export function readKept(text: string | null, now: number): Kept[] {
  return (text ?? '').split(',').flatMap((entry): Kept[] => {
    const [, word = '', at = ''] = /^([\w.!~*'()%-]{1,900})@(\d{1,16})$/.exec(entry) ?? [];
    const age = now - Number(at);
    return word && age >= 0 && age < keptMs ? [[word, Number(at)]] : [];
  });
}

export function writeKept(entries: Iterable<Kept>): string {
  return [...entries].map(([word, at]) => `${word}@${at}`).join();
}
