/** The files of the notice, known by their published hashes and not by their names. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/domain/country/countries.ts';
import {
  type NoticeFile,
  noticeAddress,
  noticeFiles,
} from '../../src/domain/guarantee/notice-files.ts';

type Files = Partial<Record<Language, Pick<NoticeFile, 'sha256'>>>;

const entriesOf = (files: Files) =>
  Object.entries(files) as [Language, Pick<NoticeFile, 'sha256'>][];

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Those of the files that are a published notice, by language; every other file is left out. */
export function matchNotices(
  given: readonly Uint8Array[],
  published: Files = noticeFiles,
): [Language, Uint8Array][] {
  const byHash = new Map(given.map((bytes) => [hashOf(bytes), bytes]));
  return entriesOf(published).flatMap(([language, { sha256 }]) => {
    const bytes = byHash.get(sha256);
    return bytes ? [[language, bytes] as [Language, Uint8Array]] : [];
  });
}

/** The languages whose file is not below the folder as it was published, and why. */
export function missingNotices(
  folder: string,
  published: Files = noticeFiles,
): { language: Language; reason: string }[] {
  return entriesOf(published).flatMap(([language, { sha256 }]) => {
    const path = join(folder, noticeAddress(language));
    if (!existsSync(path)) return [{ language, reason: 'missing' }];
    if (hashOf(readFileSync(path)) !== sha256) return [{ language, reason: 'not as published' }];
    return [];
  });
}
