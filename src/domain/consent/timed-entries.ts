/**
 * Words that a browser stores with the time each was written, in ms: `EX10209793@1795250207000,EX10514225@…`; texts are
 * URL-encoded. Entries older than six months are dropped when read. Source: eu-2026.md D-02.
 */

export type TimedEntry = readonly [word: string, at: number];

/** Lifetime of a choice and of the entries stored under it, in ms. */
export const consentLifetimeMs = 182 * 86_400_000;

/** Entries that are malformed, too old or from the future are left out. */
export function readEntries(text: string | null, now: number): TimedEntry[] {
  return (text ?? '').split(',').flatMap((entry): TimedEntry[] => {
    const [, word = '', at = ''] = /^([\w.!~*'()%-]{1,900})@(\d{1,16})$/.exec(entry) ?? [];
    const age = now - Number(at);
    return word && age >= 0 && age < consentLifetimeMs ? [[word, Number(at)]] : [];
  });
}

export function writeEntries(entries: Iterable<TimedEntry>): string {
  return [...entries].map(([word, at]) => `${word}@${at}`).join();
}
