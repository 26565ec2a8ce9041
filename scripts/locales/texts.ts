/** Reads the input of the locale check: the files of locales/ and the sources that use them. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Texts } from './coverage.ts';

const folder = join(import.meta.dirname, '../../locales');
const sources = join(import.meta.dirname, '../../src');

/** Every file by its code: `en`, `de-AT`. */
export function readLocales(): Map<string, Texts> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
  return new Map(
    files.map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts,
    ]),
  );
}

/** Files that list the texts sent to islands and the frame. A text named only there counts as unused. */
const lists = ['island-texts.ts', 'frame-texts.ts'];

/** All of src except these lists. */
export function readUsers(): { path: string; text: string }[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !lists.includes(basename(file)))
    .map((file) => ({ path: join('src', file), text: readFileSync(join(sources, file), 'utf8') }));
}
