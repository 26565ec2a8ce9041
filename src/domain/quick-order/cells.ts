/**
 * Splits a row into cells: at tabs, semicolons or commas, whichever comes first in it, else at spaces. Only a quotation
 * mark at the beginning of a cell quotes it: `10" shelf` is a shelf of ten inches.
 */
import { unguarded } from '../catalogue/import/formula.ts';

/** The number and the quantity as written; further cells are ignored. */
export type Pair = { number: string; quantity: string };

export function pairIn(row: string, isNumber: (text: string) => boolean): Pair {
  const separator = separatorOf(row);
  if (!separator) return byBlanks(row.trim(), isNumber);
  const [number = '', quantity = '', third = '', ...more] = cellsIn(row, separator).map(plain);
  // `EX10012345,2,5` without further cells: the quantity is 2.5, not 2.
  const isFraction = separator === ',' && more.length === 0 && /^\d{1,2}$/.test(third);
  return { number, quantity: isFraction ? `${quantity},${third}` : quantity };
}

function separatorOf(row: string): string | undefined {
  // The comma of `4,00638E+12` is part of the number.
  const [shortened = ''] = /^\s*\d,\d+E\+?\d+/i.exec(row) ?? [];
  for (let at = shortened.length; at < row.length; at += 1) {
    const sign = row.charAt(at);
    if (sign === '\t' || sign === ';' || sign === ',') return sign;
    const end = at === 0 && sign === '"' ? closingMark(row, at) : -1;
    if (end > 0) at = end;
  }
  return undefined;
}

function cellsIn(row: string, separator: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= row.length; ) {
    const closed = row[at] === '"' ? closingMark(row, at) : -1;
    const isQuoted = closed > 0 && (closed + 1 === row.length || row[closed + 1] === separator);
    const next = isQuoted ? closed + 1 : row.indexOf(separator, at);
    const end = next < 0 ? row.length : next;
    cells.push(isQuoted ? row.slice(at + 1, closed).replaceAll('""', '"') : row.slice(at, end));
    at = end + 1;
  }
  return cells;
}

/** The index of the mark that closes the cell opened at `from`; doubled marks belong to the cell. */
function closingMark(row: string, from: number): number {
  let end = row.indexOf('"', from + 1);
  while (end >= 0 && row[end + 1] === '"') end = row.indexOf('"', end + 2);
  return end;
}

/** Numbers may contain spaces: `EX10 012 345`. */
function byBlanks(row: string, isNumber: (text: string) => boolean): Pair {
  const [, first = '', last = ''] = /^(.*\S)\s+(\S+)$/s.exec(row) ?? [];
  const isWhole = first === '' || (!isNumber(first) && isNumber(row));
  return isWhole
    ? { number: plain(row), quantity: '' }
    : { number: plain(first), quantity: plain(last) };
}

/** Trims a cell and removes what keeps a spreadsheet from changing it: `'0123`, `="0123"`. */
function plain(cell: string): string {
  const bare = unguarded(cell.trim()).replace(/^'(?=\d)/, '');
  return (/^="?([^"]*)"$/.exec(bare)?.[1] ?? /^"([^"]*)"$/.exec(bare)?.[1] ?? bare).trim();
}
