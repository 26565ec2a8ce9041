/** The CSV that commands write. */
import { stringify } from 'csv-stringify/sync';
import { guarded } from '#domain/catalogue/import/formula.ts';

type Row = readonly unknown[] | Readonly<Record<string, unknown>>;

/** `header`: the names of the columns, which are written without rows too if they are given. */
type Options = { header?: boolean; columns?: readonly string[]; delimiter?: ',' | '\t' };

/** Texts that a spreadsheet would run as formulas are escaped; numbers stay numbers. */
export const csvText = (
  rows: readonly Row[],
  { header = false, columns, delimiter = ',' }: Options = {},
): string =>
  stringify([...rows], {
    header,
    delimiter,
    ...(columns && { columns: [...columns] }),
    cast: { string: guarded },
  });
