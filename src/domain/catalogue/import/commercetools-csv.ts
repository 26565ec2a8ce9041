/**
 * commercetools' product CSV (Merchant Center): a row without a key continues the product above, one without a SKU its
 * variant. The rows are assembled into the JSON that the API would return, which is then mapped.
 * Source: docs.commercetools.com/merchant-center/import-products.
 */
import { type Cells, cellsOf, type Row } from './cells.ts';
import { mapCommercetools } from './commercetools.ts';
import { isListAttribute } from './commercetools-attributes.ts';
import type { Candidate, Fault, ImportSettings, Mapped, ProductDraft } from './draft.ts';

export const commercetoolsColumns = ['key', 'variants.sku'];

const localized = /^(name|slug|description|metaTitle|metaDescription)\.([A-Za-z-]+)$/;
const attribute = /^(?:variants\.)?attributes\.([^.]+)(?:\.([a-z]{2}(?:-[A-Z]{2})?))?$/;
/** Limits a price to a customer group or a channel. */
const audience = /^variants\.prices\.(customerGroup|channel)(?:\.|$)/;
const used =
  /^(key|categories|variants\.(sku|key|images\.(url|dimensions\.[wh])|availability\.availableQuantity|prices\.(value\.(centAmount|currencyCode|fractionDigits)|discounted\.value\.(centAmount|currencyCode)|country|validFrom|validUntil)))$/;

export function isCommercetoolsColumn(title: string): boolean {
  return [localized, attribute, audience, used].some((columns) => columns.test(title));
}

export const continuesCommercetools = (row: Row): boolean => !row.cells.has('key');

type Json = Record<string, unknown>;
/** `attributes` is keyed by name, because each language of an attribute has a column of its own. */
type Variant = { line: number; json: Json; attributes: Map<string, unknown> | undefined };

export function mapCommercetoolsCsv(rows: readonly Row[], settings: ImportSettings): Mapped {
  const faults: Fault[] = [];
  const [first] = rows;
  const key = first?.cells.get('key')?.trim();
  if (!first || !key) {
    const lost = rows.map(({ line, nameOf }) => ({ line, column: nameOf('key') }));
    return { candidates: [], faults: lost.map((place) => ({ ...place, why: 'is missing' })) };
  }
  const variants: Variant[] = [];
  for (const row of rows) {
    const cells = cellsOf(row, faults);
    const sku = cells.text('variants.sku') ?? cells.text('variants.key');
    if (sku || variants.length === 0) variants.push(variantIn(row, sku));
    const variant = variants.at(-1);
    if (variant) addTo(variant, row, cells);
  }
  if (faults.length > 0) return { candidates: [], faults };
  const product = {
    ...textsOf(first),
    id: key,
    key,
    categories: categoriesOf(first),
  };
  // Each variant is mapped by itself, so that faults are reported for its own line.
  const mapped = variants.map(({ line, json, attributes }) => {
    const given = attributes && [...attributes].map(([name, value]) => ({ name, value }));
    const masterVariant = { ...json, attributes: given };
    return mapCommercetools({ ...product, masterVariant }, line, settings);
  });
  return {
    candidates: mapped.flatMap(({ candidates }) =>
      candidates.map((each) => ('draft' in each ? placed(each, first) : each)),
    ),
    faults: mapped.flatMap((each) => each.faults),
  };
}

/** Contains only what the file has columns for; other stored values stay. */
function variantIn({ line, columns, cells }: Row, sku: string | undefined): Variant {
  const titles = [...columns].filter((title) => attribute.test(title));
  const empty = titles.flatMap((title): [string, null][] => {
    const [, name, locale] = attribute.exec(title) ?? [];
    // An empty cell removes the attribute, except in the column of one language.
    return name && !locale && !cells.has(title) ? [[name, null]] : [];
  });
  return {
    line,
    json: { sku, prices: [], ...(columns.has('variants.images.url') && { images: [] }) },
    attributes: titles.length > 0 ? new Map(empty) : undefined,
  };
}

/** Adds the columns for faults. If the file has no column of reduced prices, the current reductions stay. */
function placed(candidate: Candidate & { draft: ProductDraft }, row: Row): Candidate {
  const { draft } = candidate;
  if (!row.columns.has('variants.prices.discounted.value.centAmount')) {
    const prices = Object.entries(draft.prices).map(([store, { centAmount }]) => [
      store,
      { centAmount },
    ]);
    draft.prices = Object.fromEntries(prices);
  }
  return { ...candidate, columnOf: (field) => columnOf(row, field) };
}

function addTo({ json, attributes }: Variant, row: Row, cells: Cells): void {
  const list = (name: string) => json[name] as unknown[];
  const url = cells.text('variants.images.url');
  if (url) {
    const [w, h] = [
      cells.whole('variants.images.dimensions.w'),
      cells.whole('variants.images.dimensions.h'),
    ];
    list('images').push({ url, ...(w && h && { dimensions: { w, h } }) });
  }
  const centAmount = cells.whole('variants.prices.value.centAmount');
  const before = cells.whole('variants.prices.discounted.value.centAmount');
  if (centAmount !== undefined) {
    const currencyCode = cells.text('variants.prices.value.currencyCode');
    if (!currencyCode) cells.refuse('variants.prices.value.currencyCode', 'is missing');
    list('prices').push({
      value: {
        centAmount,
        currencyCode: currencyCode ?? '',
        fractionDigits: cells.whole('variants.prices.value.fractionDigits'),
      },
      country: cells.text('variants.prices.country'),
      ...audienceIn(row),
      validFrom: cells.instant('variants.prices.validFrom'),
      validUntil: cells.instant('variants.prices.validUntil'),
      ...(before !== undefined && {
        discounted: { value: { centAmount: before, currencyCode: currencyCode ?? '' } },
      }),
    });
  }
  const availableQuantity = cells.whole('variants.availability.availableQuantity');
  if (availableQuantity !== undefined) json.availability = { availableQuantity };
  for (const [title, cell] of row.cells) {
    const [, name, locale] = attribute.exec(title) ?? [];
    if (!name) continue;
    const known = attributes?.get(name);
    const others = typeof known === 'object' ? known : {};
    attributes?.set(name, locale ? { ...others, [locale]: cell } : attributeValue(name, cell));
  }
}

/** `{ customerGroup: 'b2b' }` */
function audienceIn({ cells }: Row): Json {
  const named = [...cells].flatMap(([title, cell]): [string, string][] => {
    const [, whom] = audience.exec(title) ?? [];
    return whom ? [[whom, cell]] : [];
  });
  return Object.fromEntries(named);
}

/** Converts numbers and booleans; a text that differs from its number, such as 1.10 or 007, stays text. */
function attributeValue(name: string, cell: string): unknown {
  if (isListAttribute(name)) return entriesIn(cell);
  if (/^(true|false)$/i.test(cell)) return cell.toLowerCase() === 'true';
  const isNumber = /^-?\d{1,9}(\.\d+)?$/.test(cell) && String(Number(cell)) === cell;
  return isNumber ? Number(cell) : cell;
}

/** `new;bestseller` */
const entriesIn = (cell: string) =>
  cell
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

function textsOf(row: Row): Json {
  const texts: Record<string, Json> = {};
  for (const title of row.columns) {
    const [, field, locale] = localized.exec(title) ?? [];
    const cell = row.cells.get(title) ?? '';
    const needed = field === 'name' || field === 'slug';
    if (field && locale && !(needed && cell === ''))
      texts[field] = { ...texts[field], [locale]: cell };
  }
  return texts;
}

const categoriesOf = (row: Row) =>
  entriesIn(row.cells.get('categories') ?? '').map((id) => ({ id }));

function columnOf(row: Row, field: string): string | undefined {
  const [, language, name] = /^texts\.(\w+)\.(\w+)/.exec(field) ?? [];
  if (name) return row.nameOf(`${name}.${language}`);
  if (field.startsWith('prices')) return row.nameOf('variants.prices.value.centAmount');
  if (field.startsWith('images')) return row.nameOf('variants.images.url');
  if (field === 'sku') return row.nameOf('variants.sku');
  if (field.startsWith('categories')) return row.nameOf('categories');
  return row.nameOf(`variants.attributes.${field}`);
}
