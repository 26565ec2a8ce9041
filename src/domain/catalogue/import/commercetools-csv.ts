/**
 * commercetools' product CSV (Merchant Center): a row without a key goes on with the product above, one without a SKU
 * with its variant. It is put together to what the API would give, and then read like that.
 * Source: docs.commercetools.com/merchant-center/import-products.
 */
import { cellsOf, type Row } from './cells.ts';
import { mapCommercetools } from './commercetools.ts';
import type { Candidate, Fault, ImportSettings, Mapped, ProductDraft } from './draft.ts';

export const commercetoolsColumns = ['key', 'variants.sku', 'variants.key', 'categories'];

const localized = /^(name|slug|description|metaTitle|metaDescription)\.([A-Za-z-]+)$/;
const attribute = /^(?:variants\.)?attributes\.([^.]+)(?:\.([a-z]{2}(?:-[A-Z]{2})?))?$/;
const used =
  /^(key|categories|variants\.(sku|key|images\.(url|dimensions\.[wh])|availability\.availableQuantity|prices\.(value\.(centAmount|currencyCode|fractionDigits)|discounted\.value\.(centAmount|currencyCode)|country|validFrom|validUntil)))$/;

export function isCommercetoolsColumn(title: string): boolean {
  return localized.test(title) || attribute.test(title) || used.test(title);
}

export const continuesCommercetools = (row: Row): boolean => !row.cells.has('key');

type Json = Record<string, unknown>;
type Attribute = { name: string; value: unknown };

export function mapCommercetoolsCsv(rows: readonly Row[], settings: ImportSettings): Mapped {
  const faults: Fault[] = [];
  const [first] = rows;
  const key = first?.cells.get('key')?.trim();
  if (!first || !key) {
    const column = first?.nameOf('key') ?? 'key';
    return { candidates: [], faults: [{ line: first?.line ?? 1, column, why: 'is missing' }] };
  }
  const variants: { line: number; json: Json }[] = [];
  for (const row of rows) {
    const sku = row.cells.get('variants.sku') ?? row.cells.get('variants.key');
    if (sku || variants.length === 0) variants.push({ line: row.line, json: variantIn(row, sku) });
    const variant = variants.at(-1);
    if (variant) addTo(variant.json, row, faults);
  }
  if (faults.length > 0) return { candidates: [], faults };
  const product = {
    ...textsOf(first),
    id: key,
    key,
    categories: categoriesOf(first),
  };
  // Each variant by itself, so that what is amiss is told of its own line.
  const mapped = variants.map(({ line, json }) =>
    mapCommercetools({ ...product, masterVariant: json }, line, settings),
  );
  return {
    candidates: mapped.flatMap(({ candidates }) =>
      candidates.map((each) => ('draft' in each ? placed(each, first) : each)),
    ),
    faults: mapped.flatMap((each) => each.faults),
  };
}

/** Lists of what the file has columns for: what it has none for stays as it is known. */
function variantIn({ columns, cells }: Row, sku: string | undefined): Json {
  const attributes = [...columns].flatMap((title) => {
    const [, name, locale] = attribute.exec(title) ?? [];
    // An empty cell takes the attribute away; one of a language says nothing of the others.
    return name && !locale && !cells.has(title) ? [{ name, value: null }] : [];
  });
  return {
    sku,
    prices: [],
    ...(columns.has('variants.images.url') && { images: [] }),
    ...([...columns].some((title) => attribute.test(title)) && { attributes }),
  };
}

/** What is amiss is told by column; a file without reduced prices leaves those that are running. */
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

function addTo(variant: Json, row: Row, faults: Fault[]): void {
  const cells = cellsOf(row, faults);
  const list = (name: string) => variant[name] as unknown[];
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
      validFrom: cells.instant('variants.prices.validFrom'),
      validUntil: cells.instant('variants.prices.validUntil'),
      ...(before !== undefined && {
        discounted: { value: { centAmount: before, currencyCode: currencyCode ?? '' } },
      }),
    });
  }
  const availableQuantity = cells.whole('variants.availability.availableQuantity');
  if (availableQuantity !== undefined) variant.availability = { availableQuantity };
  for (const [title, cell] of row.cells) {
    const [, name, locale] = attribute.exec(title) ?? [];
    if (name) addAttribute(list('attributes') as Attribute[], name, cell, locale);
  }
}

/** Its languages stand in columns of their own, and are one attribute. */
function addAttribute(
  attributes: Attribute[],
  name: string,
  cell: string,
  locale: string | undefined,
): void {
  const value = locale ? { [locale]: cell } : attributeValue(cell);
  const known = attributes.find((each) => each.name === name);
  if (!known) attributes.push({ name, value });
  else
    known.value =
      typeof value === 'object' && typeof known.value === 'object'
        ? { ...known.value, ...value }
        : value;
}

/** Numbers and yes or no as such; a leading zero belongs to an article number. */
function attributeValue(cell: string): string | number | boolean {
  if (/^(true|false)$/i.test(cell)) return cell.toLowerCase() === 'true';
  return /^-?(0|[1-9]\d{0,8})(\.\d+)?$/.test(cell) ? Number(cell) : cell;
}

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
  (row.cells.get('categories') ?? '')
    .split(';')
    .map((key) => ({ id: key.trim() }))
    .filter(({ id }) => id !== '');

function columnOf(row: Row, field: string): string | undefined {
  const [, language, name] = /^texts\.(\w+)\.(\w+)/.exec(field) ?? [];
  if (name) return row.nameOf(`${name}.${language}`);
  if (field.startsWith('prices')) return row.nameOf('variants.prices.value.centAmount');
  if (field.startsWith('images')) return row.nameOf('variants.images.url');
  if (field === 'sku') return row.nameOf('variants.sku');
  if (field.startsWith('categories')) return row.nameOf('categories');
  return row.nameOf(`variants.attributes.${field}`);
}
