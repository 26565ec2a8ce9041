/**
 * Reads a list of numbers and quantities, pasted or from a file; a row that cannot be read has a problem instead.
 * Source: issue 5 point 6, eu-2026.md UX-40.
 */
import { wholeOf } from '../catalogue/import/cell-values.ts';
import { csvRecordsIn, delimiterOf } from '../catalogue/import/csv-records.ts';
import { unstorable } from '../catalogue/import/storable.ts';
import { pairIn } from './cells.ts';
import { maxNumberLength, maxPieces } from './limits.ts';
import { isKnownForm, isShortened } from './numbers.ts';

/** `quantity`: no whole number from 1 to 10,000; `shortened`: 4.00638E+12; `missing`: there is no number. */
export type RowProblem = 'quantity' | 'unreadable' | 'shortened' | 'missing' | 'unknown';

/** `text`: the row as written, in a form that a page can show and send again. */
export type ReadRow = { text: string; number: string } & (
  | { quantity: number }
  | { problem: RowProblem }
);

/** Skips empty rows and a row of column titles at the top. */
export function readRows(list: string): ReadRow[] {
  const rows = [...rowsIn(list)]
    .map((text) => ({ text, ...pairIn(text, isKnownForm) }))
    .filter(({ number, quantity, text }) => number !== '' || quantity !== '' || /\w/.test(text));
  const [first, ...rest] = rows;
  return (first && rest.length > 0 && isTitle(first) ? rest : rows).map(readRow);
}

/** A row with invalid quotation marks ends at its line end, as if it had none. */
function* rowsIn(list: string): Generator<string> {
  const lines = list.split(/\r\n|\n|\r/);
  for (const record of csvRecordsIn(list, delimiterOf(list))) {
    yield 'broken' in record ? (lines[record.line - 1] ?? '') : record.text;
  }
}

function isTitle({ number, quantity }: { number: string; quantity: string }): boolean {
  const digits = number.replace(/\D/g, '').length;
  return quantity === '' ? digits === 0 : !/\d/.test(quantity) && digits < 4;
}

function readRow(row: { text: string; number: string; quantity: string }): ReadRow {
  const number = presentable(row.number).slice(0, maxNumberLength + 1);
  const written = { text: presentable(row.text), number };
  if (unstorable(row.number) || unstorable(row.quantity))
    return { ...written, problem: 'unreadable' };
  if (number === '') return { ...written, problem: 'missing' };
  if (isShortened(number)) return { ...written, problem: 'shortened' };
  const quantity = wholeOf(row.quantity || '1');
  const fits = quantity.ok && quantity.value >= 1 && quantity.value <= maxPieces;
  if (!fits) return { ...written, problem: 'quantity' };
  if (number.length > maxNumberLength) return { ...written, problem: 'unknown' };
  return { ...written, quantity: quantity.value };
}

/** Replaces characters that a page cannot contain by U+FFFD. */
function presentable(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}/gu, '\ufffd');
}
