/**
 * The cells of one row, however its writer parted them: by the first tab, semicolon or comma in it, else by blanks. Only a
 * mark at the beginning of a cell quotes: `10" shelf` is a shelf of ten inches.
 */
import { unguarded } from '../catalogue/import/formula.ts';

/** The number and the quantity, as they stand there; the rest is not asked for. */
export type Pair = { number: string; quantity: string };

export function pairIn(row: string, isNumber: (text: string) => boolean): Pair {
  const separator = separatorOf(row);
  if (!separator) return byBlanks(row.trim(), isNumber);
  const [number = '', quantity = '', third = '', ...more] = cellsIn(row, separator).map(plain);
  // `EX10012345,2,5` without anything behind it: half a piece, not two.
  const isFraction = separator === ',' && more.length === 0 && /^\d{1,2}$/.test(third);
  return { number, quantity: isFraction ? `${quantity},${third}` : quantity };
}

function separatorOf(row: string): string | undefined {
  // The comma of `4,00638E+12` is the number's own.
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

/** Where the cell that opens at `from` is closed; doubled marks belong to it. */
function closingMark(row: string, from: number): number {
  let end = row.indexOf('"', from + 1);
  while (end >= 0 && row[end + 1] === '"') end = row.indexOf('"', end + 2);
  return end;
}

/** Numbers may have blanks in them: `EX10 012 345`. */
function byBlanks(row: string, isNumber: (text: string) => boolean): Pair {
  const [, first = '', last = ''] = /^(.*\S)\s+(\S+)$/s.exec(row) ?? [];
  const isWhole = first === '' || (!isNumber(first) && isNumber(row));
  return isWhole
    ? { number: plain(row), quantity: '' }
    : { number: plain(first), quantity: plain(last) };
}

/** Without blanks around it, and without what keeps a spreadsheet from changing it: `'0123`, `="0123"`. */
function plain(cell: string): string {
  const bare = unguarded(cell.trim()).replace(/^'(?=\d)/, '');
  return (/^="?([^"]*)"$/.exec(bare)?.[1] ?? /^"([^"]*)"$/.exec(bare)?.[1] ?? bare).trim();
}
