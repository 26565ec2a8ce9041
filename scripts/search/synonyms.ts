/** `npm run search -- synonyms …`: import and export of synonyms. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Writable } from 'node:stream';
import type { Language } from '#domain/country/countries.ts';
import {
  readSynonyms,
  removeSynonyms,
  writeSynonyms,
} from '../../src/worker/data/search/synonyms.ts';
import { FileRefused, WrongUsage } from '../catalogue/usage.ts';
import { readSynonymFile, synonymFile } from './synonym-rows.ts';

/** Writes to the file of this path, or to a stream. */
export async function exportSynonyms(db: D1Database, to: string | Writable): Promise<void> {
  const file = typeof to === 'string' ? to : undefined;
  if (file && existsSync(file))
    throw new WrongUsage(`${file} is there already: an export overwrites nothing`);
  const text = synonymFile(await readSynonyms(db), file?.endsWith('.tsv') ? '\t' : ',');
  if (typeof to === 'string') writeFileSync(to, text);
  else to.write(text);
}

/** Imports all lines or none. Returns the languages whose synonyms changed. */
export async function importSynonyms(db: D1Database, file: string): Promise<Language[]> {
  if (!existsSync(file)) throw new WrongUsage(`there is no file ${file}`);
  const { groups, faults } = readSynonymFile(readFileSync(file, 'utf8'));
  if (faults.length > 0) {
    const told = faults.map(({ line, why }) => `line ${line}: ${why}`);
    throw new FileRefused([...told, 'nothing was changed'].join('\n'));
  }
  if (groups.length === 0) throw new FileRefused(`${file} is empty`);
  await writeSynonyms(db, groups);
  return [...new Set(groups.map(({ language }) => language))];
}

export async function dropSynonyms(
  db: D1Database,
  language: Language,
  name: string,
): Promise<void> {
  if (await removeSynonyms(db, language, name)) return;
  throw new WrongUsage(`there are no synonyms that begin with "${name}" in ${language}`);
}
