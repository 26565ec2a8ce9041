/** Rows and settings as the import command passes them to a mapping. */
import { parse } from 'csv-parse/sync';
import type { Row } from '#domain/catalogue/import/cells.ts';
import type { Candidate, ImportSettings, ProductDraft } from '#domain/catalogue/import/draft.ts';
import type { CsvFormat } from '#domain/catalogue/import/formats.ts';
import { headerOf, rowOf } from '../../../scripts/catalogue/files/csv-rows.ts';

export const settings: ImportSettings = {
  language: 'en',
  stores: ['gb'],
  now: '2026-11-21T10:00:00.000Z',
  plainText: (html) => html.replace(/<[^>]*>/g, ''),
};

/** Each line of the text is one row. */
export function rowsOf(format: CsvFormat, text: string): Row[] {
  const [titles = [], ...records] = parse(text.trim()) as string[][];
  const header = headerOf(titles, { format, map: {}, settings, note: () => undefined });
  return records.map((record, at) => {
    const read = rowOf(record, at + 2, header);
    if ('fault' in read) throw new Error(read.fault.why);
    return read.row;
  });
}

export function draftsOf(candidates: readonly Candidate[]): ProductDraft[] {
  return candidates.flatMap((each) => ('draft' in each ? [each.draft] : []));
}
