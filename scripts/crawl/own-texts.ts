/** The texts of the house by language, from locales/ and content/: found in another language's page, one is a fault. */
import { readdirSync, readFileSync } from 'node:fs';
import { languages } from '../../src/domain/country/countries.ts';
import type { OwnTexts } from './faulty-text.ts';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const jsonFiles = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.json'));

export function houseTexts(): OwnTexts {
  const owners = new Map<string, Set<string>>();
  const note = (text: string, language: string) => {
    const known = owners.get(text);
    if (known) known.add(language);
    else owners.set(text, new Set([language]));
  };
  for (const file of jsonFiles('locales')) noteTexts(readJson(`locales/${file}`), file.slice(0, 2));
  for (const file of jsonFiles('content')) noteTexts(readJson(`content/${file}`), '');
  return owners;

  /** A key that is a language names the language of what is below it. */
  function noteTexts(value: unknown, language: string): void {
    if (typeof value === 'string' && language !== '') note(value, language);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value))
      noteTexts(
        inner,
        language === '' && languages.some((known) => known === key) ? key : language,
      );
  }
}
