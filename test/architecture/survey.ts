import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Source, sourceOf } from './source.ts';

export function filesBelow(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]));
}

export const sourcesBelow = (folder: string): Source[] =>
  filesBelow(folder)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => sourceOf(path, readFileSync(path, 'utf8')));

/** Made-up sources from the text of each file by its path. */
export const houseOf = (files: Record<string, string>): Source[] =>
  Object.entries(files).map(([path, text]) => sourceOf(path, text));
