/** One row of a CSV file, read column by column. Values that cannot be read are collected as faults and left out. */
import { centsOf, decimalOf, instantOf, type Read, wholeOf, yesOrNo } from './cell-values.ts';
import type { Fault } from './draft.ts';

export type Row = {
  /** Where the row begins in the file. */
  line: number;
  /** Our names of the columns that the file has, including those whose cell is empty. */
  columns: ReadonlySet<string>;
  /** Cells by our name of the column; empty ones are left out. */
  cells: ReadonlyMap<string, string>;
  /** What the file calls the column. */
  nameOf: (column: string) => string;
};

export type Cells = ReturnType<typeof cellsOf>;

export function cellsOf(row: Row, faults: Fault[]) {
  const refuse = (column: string, why: string): undefined => {
    faults.push({ line: row.line, column: row.nameOf(column), why });
    return undefined;
  };
  /** The cell untrimmed. */
  const raw = (column: string): string | undefined => row.cells.get(column);
  const text = (column: string) => raw(column)?.trim() || undefined;
  const as = <Value>(column: string, read: (text: string) => Read<Value>): Value | undefined => {
    const cell = text(column);
    if (cell === undefined) return undefined;
    const result = read(cell);
    return result.ok ? result.value : refuse(column, result.why);
  };
  return {
    raw,
    text,
    as,
    refuse,
    cents: (column: string) => as(column, centsOf),
    whole: (column: string) => as(column, wholeOf),
    decimal: (column: string) => as(column, decimalOf),
    flag: (column: string) => as(column, yesOrNo),
    instant: (column: string) => as(column, instantOf),
    has: (column: string) => row.columns.has(column),
    /** Null if the cell is empty, which removes the value; undefined if the file has no such column. */
    optional: (column: string) => text(column) ?? (row.columns.has(column) ? null : undefined),
    list: (column: string, separator: string | RegExp) =>
      (text(column) ?? '')
        .split(separator)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
  };
}
