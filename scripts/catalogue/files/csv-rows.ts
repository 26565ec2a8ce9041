/** Rows of a CSV file with the line in which each begins. */
import { parse } from 'csv-parse/sync';
import type { Row } from '#domain/catalogue/import/cells.ts';
import { type BrokenText, csvRecordsOf } from '#domain/catalogue/import/csv-records.ts';
import type { Fault, ImportSettings } from '#domain/catalogue/import/draft.ts';
import { type CsvFormat, csvDialects } from '#domain/catalogue/import/formats.ts';
import { unguarded } from '#domain/catalogue/import/formula.ts';
import { unstorable } from '#domain/catalogue/import/storable.ts';
import { currencyOf } from '#domain/money/currencies.ts';
import { FileRefused, WrongUsage } from '../usage.ts';

type CsvOptions = {
  format: CsvFormat;
  delimiter: string;
  /** The shop's column names by those of the file, as given by the operator. */
  map: Readonly<Record<string, string>>;
  /** Maximum characters of one row. */
  limit: number;
  settings: Pick<ImportSettings, 'stores' | 'now'>;
  /** Reports a message that refuses nothing. */
  note: (text: string) => void;
};

type CsvRecord = { row: Row } | { fault: Fault };

export async function* rowsOf(
  chunks: AsyncIterable<string>,
  options: CsvOptions,
): AsyncGenerator<CsvRecord> {
  const { delimiter, limit } = options;
  let header: Header | undefined;
  for await (const record of csvRecordsOf(chunks, delimiter, limit)) {
    const { line } = record;
    if ('broken' in record) {
      yield { fault: { line, why: whyBroken(record, limit) } };
      continue;
    }
    const [cells = []] = parse(record.text, { delimiter, relax_column_count: true }) as string[][];
    if (cells.some((cell) => cell !== '')) {
      if (header) yield rowOf(cells, line, header);
      else header = headerOf(cells, options);
    }
  }
  if (!header) throw new FileRefused('the file is empty');
}

function whyBroken(record: BrokenText, limit: number): string {
  if (record.broken === 'unclosed') return 'opens a quotation mark that is never closed';
  if (record.broken !== 'misplaced') return `is longer than ${limit} characters`;
  return record.at === record.line
    ? 'has a quotation mark in the middle of a cell'
    : `opens a quotation mark, and line ${record.at} has one in the middle of a cell`;
}

type Header = {
  columns: (string | undefined)[];
  named: ReadonlySet<string>;
  titles: ReadonlyMap<string, string>;
};

export function headerOf(
  record: readonly string[],
  { format, map, note, settings }: Omit<CsvOptions, 'delimiter' | 'limit'>,
): Header {
  const dialect = csvDialects[format];
  const seen = new Set<string>();
  const columns = record.map((cell) => {
    const title = unguarded(cell).trim();
    const column = dialect.column(Object.hasOwn(map, title) ? (map[title] ?? title) : title);
    if (!column || seen.has(column)) return undefined;
    seen.add(column);
    return column;
  });
  const missing = dialect.required.filter((column) => !seen.has(column));
  if (missing.length > 0) {
    const list = missing.join(', ');
    throw new FileRefused(
      `the file has no column ${list}; its columns: ${record.join(', ').slice(0, 500)}`,
    );
  }
  const unused = record.filter((title, at) => !columns[at] && title.trim() !== '');
  if (unused.length > 0) note(`columns that are not used: ${unused.join(', ').slice(0, 2000)}`);
  const titles = new Map(
    columns.flatMap((column, at) => (column ? [[column, record[at] ?? column]] : [])),
  );
  const shared = [...seen].find(dialect.isSharedPrice);
  if (shared) refuseCurrencies(titles.get(shared) ?? shared, settings);
  return { columns, named: seen, titles };
}

/** One price cannot be in forints and euros at once. */
function refuseCurrencies(title: string, { stores, now }: CsvOptions['settings']): void {
  const byCurrency = Map.groupBy(stores, (store) => currencyOf(store, new Date(now)));
  if (byCurrency.size < 2) return;
  const ways = [...byCurrency].map(
    ([currency, those]) => `--store ${those.join(' ')} (${currency})`,
  );
  throw new WrongUsage(
    `the column ${title} has one figure for stores of ${byCurrency.size} currencies: import once for each, ${ways.join(', ')}`,
  );
}

export function rowOf(
  record: readonly string[],
  line: number,
  { columns, named, titles }: Header,
): CsvRecord {
  const surplus = record.slice(columns.length).filter((cell) => cell !== '');
  if (record.length < columns.length || surplus.length > 0) {
    const why = `has ${record.length} cells where the first line has ${columns.length}`;
    return { fault: { line, why } };
  }
  const nameOf = (column: string) => titles.get(column) ?? column;
  const cells = new Map<string, string>();
  for (const [at, column] of columns.entries()) {
    const cell = record[at] ?? '';
    if (!column || cell.trim() === '') continue;
    const why = unstorable(cell);
    if (why) return { fault: { line, column: nameOf(column), why } };
    cells.set(column, unguarded(cell));
  }
  return { row: { line, columns: named, cells, nameOf } };
}
