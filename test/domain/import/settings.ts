/** Rows and settings as the command hands them to a mapping. */
import { parse } from 'csv-parse/sync';
import type { Row } from '#domain/catalogue/import/cells.ts';
import type { Candidate, ImportSettings, ProductDraft } from '#domain/catalogue/import/draft.ts';
import { type CsvFormat, csvDialects } from '#domain/catalogue/import/formats.ts';

export const settings: ImportSettings = {
  language: 'en',
  stores: ['gb'],
  now: '2026-11-21T10:00:00.000Z',
  plainText: (html) => html.replace(/<[^>]*>/g, ''),
};

/** Each line of the text is one row. */
export function rowsOf(format: CsvFormat, text: string): Row[] {
  const [titles = [], ...records] = parse(text.trim()) as string[][];
  const columns = titles.map((title) => csvDialects[format].column(title));
  const named = new Map(columns.map((column, at) => [column, titles[at]]));
  return records.map((record, at) => ({
    line: at + 2,
    columns: new Set(columns.filter((column) => column !== undefined)),
    nameOf: (column) => named.get(column) ?? column,
    cells: new Map(
      columns.flatMap((column, place) => {
        const cell = record[place] ?? '';
        return column && cell !== '' ? [[column, cell]] : [];
      }),
    ),
  }));
}

export function draftsOf(candidates: readonly Candidate[]): ProductDraft[] {
  return candidates.flatMap((each) => ('draft' in each ? [each.draft] : []));
}
