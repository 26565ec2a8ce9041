/** Our own CSV, also with the columns of whatever spreadsheet: `--map` says what they are called with us. */
import { countryCodes, languages } from '../../country/countries.ts';
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
import { pathOf } from './shelves.ts';

type Group = 'fact' | 'text' | 'price';
type Column = { group: Group; name: string; codec: Codec; of?: string };

/** What a column means; undefined: nothing to us. */
export function columnNamed(title: string): Column | undefined {
  const [, name = '', of] = /^([^.]+)(?:\.([a-z]{2}))?$/.exec(title) ?? [];
  const groups: [Group, Record<string, Codec>, readonly string[]][] = [
    ['fact', factColumns, []],
    ['text', textColumns, languages],
    ['price', priceColumns, countryCodes],
  ];
  for (const [group, columns, keys] of groups) {
    const codec = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (!codec || (of && !keys.includes(of))) continue;
    return { group, name, codec, ...(of && { of }) };
  }
  return undefined;
}

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
    const { group, name, of } = column;
    const targets = group === 'text' ? [of ?? settings.language] : of ? [of] : settings.stores;
    if (group === 'fact') facts[name] = read.value;
    if (group === 'text') for (const key of targets) into(texts, key, name, read.value);
    if (group === 'price') for (const key of targets) into(prices, key, name, read.value);
    for (const field of fieldsOf(column, targets)) columns.set(field, row.nameOf(title));
  }
  for (const [store, said] of Object.entries(prices)) {
    const named = row.columns.has(`discountedPrice.${store}`);
    const shared =
      row.columns.has('discountedPrice') && settings.stores.some((each) => each === store);
    // A price beside an empty cell of the reduced one: there is no reduction.
    if (said.price !== undefined && said.discountedPrice === undefined && (named || shared))
      into(prices, store, 'discountedPrice', null);
  }
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

/** `images.0.url` stands in the column of `images`. */
export function nearest(columns: ReadonlyMap<string, string>, field: string): string | undefined {
  for (let path = field; path !== ''; path = path.replace(/\.?[^.]*$/, '')) {
    const found = columns.get(path);
    if (found) return found;
  }
  return undefined;
}
