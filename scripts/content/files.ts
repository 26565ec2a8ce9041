/** Files of content documents: one JSON document each, named as the document (domain/content/content-key.ts). */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { greenClaimsOf } from '#domain/catalogue/green-claims.ts';
import { type ContentDocument, contentDocument } from '#domain/content/content-document.ts';
import { type ContentKey, contentKey, contentName } from '#domain/content/content-key.ts';
import { inLanguage } from '#domain/content/content-text.ts';
import { languages } from '#domain/country/countries.ts';
import { type Version, versionId } from '../../src/worker/data/content/write-content.ts';
import { WrongUsage } from '../catalogue/usage.ts';

/** `faults`: what is wrong, each with its file and field. */
export type ReadContent = { versions: Version[]; faults: string[] };

/** Reads files, and all JSON files of folders. */
export function readContent(paths: readonly string[]): ReadContent {
  const versions: Version[] = [];
  const faults: string[] = [];
  for (const file of paths.flatMap(filesIn)) {
    const read = readFile(file);
    if ('fault' in read) faults.push(...read.fault.map((fault) => `${file}: ${fault}`));
    else versions.push(read);
  }
  return { versions, faults };
}

/** Claims about the environment in each language of a document, with their fields; shown to the editor, not refused. */
export function claimsWithoutProof({ document, ...key }: Version): string[] {
  return languages.flatMap((language) =>
    greenClaimsOf(inLanguage(document, [language]), language)
      .filter(() => key.locale === '' || key.locale.startsWith(language))
      .map(
        ({ path, claim }) =>
          `${contentName(key)} ${language} ${path}: "${claim}" is a claim without evidence`,
      ),
  );
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) throw new WrongUsage(`there is no file ${path}`);
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => join(path, name));
}

function readFile(file: string): Version | { fault: string[] } {
  const key = contentKey(basename(file, '.json'));
  if (!key) return { fault: ['the name is none such as payment-deDE.json or home.json'] };
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return { fault: [error instanceof Error ? error.message : String(error)] };
  }
  const { data: document, error } = contentDocument.safeParse(json);
  if (!document) {
    return { fault: error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  }
  return versionOf(key, document);
}

/** A version is known by what it says. */
export function versionOf(key: ContentKey, document: ContentDocument): Version {
  const digest = createHash('sha256').update(JSON.stringify(document)).digest('hex');
  return { ...key, id: versionId(key, digest), document };
}
