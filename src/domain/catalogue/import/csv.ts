/** Our own CSV, or any spreadsheet whose columns are renamed to ours by `--map`. */
import { countryCodes, languages } from '../../country/countries.ts';
import { pathOf } from './category-path.ts';
import { cellsOf, type Row } from './cells.ts';
import type { Codec } from './codecs.ts';
import {
  emptyDraft,
  factColumns,
  type PriceCells,
  priceColumns,
  priceFrom,
  textColumns,
} from './csv-columns.ts';
import type { Fault, ImportSettings, Mapped } from './draft.ts';

type Group = 'fact' | 'text' | 'price';
type Column = { group: Group; name: string; codec: Codec; of?: string };

const groups: [Group, Record<string, Codec>, readonly string[]][] = [
  ['fact', factColumns, []],
  ['text', textColumns, languages],
  ['price', priceColumns, countryCodes],
];

/** Columns by title, precomputed because they are looked up for every cell. */
const columnsByTitle = new Map(
  groups.flatMap(([group, columns, keys]) =>
    Object.entries(columns).flatMap(([name, codec]): [string, Column][] => [
      [name, { group, name, codec }],
      ...keys.map((of): [string, Column] => [`${name}.${of}`, { group, name, codec, of }]),
    ]),
  ),
);

/** The column with this title; undefined if it is not one of ours. */
export const columnNamed = (title: string): Column | undefined => columnsByTitle.get(title);

export function mapCsv(row: Row, settings: ImportSettings): Mapped {
  const faults: Fault[] = [];
  const cells = cellsOf(row, faults);
  const sku = cells.text('sku');
  if (!sku)
    return {
      candidates: [],
      faults: [{ line: row.line, column: row.nameOf('sku'), why: 'is missing' }],
    };
  const draft = emptyDraft(sku);
  const facts: Record<string, unknown> = {};
  const texts: Record<string, Record<string, unknown>> = {};
  const prices: Record<string, PriceCells> = {};
  const columns = new Map<string, string>([['sku', 'sku']]);
  for (const [title, cell] of row.cells) {
    const column = columnNamed(title);
    if (!column) continue;
    const read = column.codec.read(cell);
    if (!read.ok) {
      cells.refuse(title, read.why);
      continue;
    }
    const { group, name } = column;
    const targets = targetsOf(column, settings);
    if (group === 'fact') facts[name] = read.value;
    if (group === 'text') for (const key of targets) into(texts, key, name, read.value);
    if (group === 'price') for (const key of targets) into(prices, key, name, read.value);
    for (const field of fieldsOf(column, targets)) columns.set(field, row.nameOf(title));
  }
  for (const [store, said] of Object.entries(prices)) {
    const named = row.columns.has(`discountedPrice.${store}`);
    const shared =
      row.columns.has('discountedPrice') && settings.stores.some((each) => each === store);
    // A price with an empty cell for the reduced price means that there is no reduction.
    if (said.price !== undefined && said.discountedPrice === undefined && (named || shared))
      into(prices, store, 'discountedPrice', null);
  }
  const lonely = faults.length > 0 ? [] : withoutReduction(row, prices, settings);
  for (const title of lonely) cells.refuse(title, 'stands without discountedPrice');
  const { categories, ...rest } = facts;
  Object.assign(draft.facts, rest);
  Object.assign(draft.texts, texts);
  draft.shelves = Array.isArray(categories) ? categories.map((each) => pathOf(String(each))) : [];
  for (const [store, said] of Object.entries(prices)) {
    Object.assign(draft.prices, { [store]: priceFrom(said) });
  }
  if (faults.length > 0) return { candidates: [], faults };
  return {
    candidates: [{ line: row.line, draft, columnOf: (field) => nearest(columns, field) }],
    faults,
  };
}

/** The languages or stores that a cell applies to. */
function targetsOf({ group, of }: Column, settings: ImportSettings): readonly string[] {
  if (of) return [of];
  return group === 'text' ? [settings.language] : settings.stores;
}

const partsOfReduction = new Set(['discountedFrom', 'discountedUntil', 'discount']);

/** Columns that detail a reduction although the row neither sets nor removes its price: they would have no effect. */
function withoutReduction(
  row: Row,
  prices: Readonly<Record<string, PriceCells>>,
  settings: ImportSettings,
): string[] {
  return [...row.cells.keys()].filter((title) => {
    const column = columnNamed(title);
    if (!column || !partsOfReduction.has(column.name)) return false;
    return targetsOf(column, settings).some((key) => prices[key]?.discountedPrice === undefined);
  });
}

function into(record: Record<string, object>, key: string, name: string, value: unknown): void {
  record[key] = { ...record[key], [name]: value };
}

const priceFields: Record<string, string> = {
  price: 'centAmount',
  discountedPrice: 'discounted.centAmount',
  discountedFrom: 'discounted.validFrom',
  discountedUntil: 'discounted.validUntil',
  discount: 'discounted.discount',
  priceHistory: 'history',
};

/** The fields of the document that come from a column. */
function fieldsOf({ group, name }: Column, targets: readonly string[]): string[] {
  if (group === 'fact') return [name];
  if (group === 'text') return targets.map((language) => `texts.${language}.${name}`);
  return targets.map((store) => `prices.${store}.${priceFields[name]}`);
}

/** The column of a field or of its nearest parent: `images.0.url` is in the column `images`. */
export function nearest(columns: ReadonlyMap<string, string>, field: string): string | undefined {
  for (let path = field; path !== ''; path = path.replace(/\.?[^.]*$/, '')) {
    const found = columns.get(path);
    if (found) return found;
  }
  return undefined;
}
