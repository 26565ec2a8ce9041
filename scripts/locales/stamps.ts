/**
 * Records the English text that each translation was made from, to detect stale translations: `lock.json`
 * contains a short hash by key. Plural forms count as one text.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WrongUsage } from '../catalogue/usage.ts';
import { baseOf, type Texts } from './coverage.ts';

type Stamps = Record<string, string>;

/** The stamps of the current English texts. */
export function stampsOf(english: Texts): Stamps {
  const forms = Map.groupBy(Object.entries(english), ([key]) => baseOf(key));
  return Object.fromEntries(
    [...forms].map(([key, entries]) => [
      key,
      createHash('sha256').update(JSON.stringify(entries.toSorted())).digest('hex').slice(0, 8),
    ]),
  );
}

/** Keys whose English has changed since it was translated, or was never recorded. */
export function staleKeys(english: Texts, recorded: Stamps): string[] {
  return Object.entries(stampsOf(english))
    .filter(([key, stamp]) => recorded[key] !== stamp)
    .map(([key]) => key);
}

/**
 * The record after these keys, or all, have been translated; keys that English no longer has are removed. Throws if a
 * key does not exist.
 */
export function accepted(english: Texts, recorded: Stamps, keys: readonly string[]): Stamps {
  const current = stampsOf(english);
  const unknown = keys.filter((key) => !(key in current));
  if (unknown.length > 0) throw new WrongUsage(`no such text: ${unknown.join(' ')}`);
  return Object.fromEntries(
    Object.entries(current).flatMap(([key, stamp]) => {
      const kept = keys.length === 0 || keys.includes(key) ? stamp : recorded[key];
      return kept ? [[key, kept]] : [];
    }),
  );
}

const lock = join(import.meta.dirname, 'lock.json');

export function readStamps(): Stamps {
  return JSON.parse(readFileSync(lock, 'utf8')) as Stamps;
}

export function writeStamps(stamps: Stamps): void {
  writeFileSync(lock, `${JSON.stringify(stamps, null, 2)}\n`);
}
