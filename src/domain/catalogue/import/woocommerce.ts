/**
 * WooCommerce's product CSV. A variation is below its product and inherits the fields that it does not have itself;
 * each becomes a product of its own here, and they share their family.
 * Source: github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema.
 */

import { pathOf } from './category-path.ts';
import { type Cells, cellsOf, type Row } from './cells.ts';
import type { Fault, ImportSettings, Mapped, PriceDraft, ProductDraft } from './draft.ts';
import { imagesOf, type Option, optionFacts, optionRows, stockOf } from './other-shops.ts';

const gtin = 'GTIN, UPC, EAN, or ISBN';
const dayMs = 24 * 60 * 60 * 1000;
const sizes = ['Length (cm)', 'Width (cm)', 'Height (cm)', 'Weight (kg)'];

export const woocommerceColumns = [
  ...['ID', 'Type', 'SKU', gtin, 'Name', 'Published', 'Is featured?', 'Short description'],
  ...['Description', 'Date sale price starts', 'Date sale price ends', 'Stock', ...sizes],
  ...['Sale price', 'Regular price', 'Categories', 'Tags', 'Images', 'Parent', 'Brands'],
  ...Array.from({ length: 20 }, (_, at) => `Attribute ${at + 1}`).flatMap((attribute) => [
    `${attribute} name`,
    `${attribute} value(s)`,
  ]),
];

/** Products that variations inherit from, by id and SKU. They must be above them, as WooCommerce writes them. */
type Parents = Map<string, ProductDraft>;

export function woocommerceMapping(settings: ImportSettings): (row: Row) => Mapped {
  const parents: Parents = new Map();
  return (row) => {
    const faults: Fault[] = [];
    const cells = cellsOf(row, faults);
    const kinds = cells.list('Type', ',').map((kind) => kind.toLowerCase());
    const refused = (column: string, why: string): Mapped => {
      cells.refuse(column, why);
      return { candidates: [], faults };
    };
    const foreign = kinds.find((kind) => ['grouped', 'external'].includes(kind));
    if (foreign) return refused('Type', `${foreign} products have no goods of their own here`);
    const of = cells.text('Parent')?.replace(/^id:\s*/, 'id:');
    const parent = of ? parents.get(of) : undefined;
    if (kinds.includes('variation') && !parent) {
      return refused('Parent', of ? `no product above is called ${of}` : 'is missing');
    }
    const draft = draftOf(cells, parent, settings);
    if (!draft) return { candidates: [], faults };
    if (kinds.includes('variable')) {
      const id = cells.text('ID');
      if (id) parents.set(`id:${id}`, draft);
      parents.set(draft.sku, draft);
      return { candidates: [], faults };
    }
    if (cells.text('Regular price') === undefined) cells.refuse('Regular price', 'is missing');
    const columnOf = (field: string) => columnOfField(row, field);
    return { candidates: faults.length > 0 ? [] : [{ line: row.line, draft, columnOf }], faults };
  };
}

function draftOf(
  cells: Cells,
  parent: ProductDraft | undefined,
  settings: ImportSettings,
): ProductDraft | undefined {
  const { language, plainText } = settings;
  const above = parent?.texts[language];
  const options = optionsOf(cells);
  const words = options.map(({ value }) => value);
  const rows = optionRows(options, language);
  const others = (above?.attributesRaw ?? []).filter(
    ({ name }) => !rows.some((row) => row.name === name),
  );
  const name = cells.text('Name') ?? (above?.name && [above.name, ...words].join(', '));
  const sku = cells.text('SKU') ?? cells.text('ID');
  if (!name) cells.refuse('Name', 'is missing');
  if (!sku) cells.refuse('SKU', 'is missing, and so is the ID');
  if (!name || !sku) return undefined;
  const shared = (parent?.facts.images ?? []).map(({ url }) => url);
  const price = priceOf(cells);
  const size = sizeOf(cells);
  /** The plain text of a column; undefined if the file has no such column. */
  const says = (column: string) =>
    cells.has(column) ? plainText(withLineEnds(cells.raw(column) ?? '')) : undefined;
  const short = says('Short description')
    ?.split('\n')
    .filter((line) => line !== '');
  return {
    sku,
    shelves:
      parent?.shelves ??
      cells.list('Categories', /(?<!\\),/).map((path) => pathOf(path.replaceAll('\\,', ','))),
    facts: {
      ...parent?.facts,
      brand: cells.list('Brands', ',')[0] ?? parent?.facts.brand,
      ean: cells.optional(gtin),
      // 0 is private, -1 a draft, 2 pending review; a variation is published only if its product is.
      published: cells.has('Published')
        ? (cells.text('Published') ?? '1') === '1' && parent?.facts.published !== false
        : undefined,
      family: parent?.sku ?? sku,
      images: cells.has('Images') ? imagesOf([...cells.list('Images', ','), ...shared]) : undefined,
      tags: parent?.facts.tags ?? tagsOf(cells),
      netSize: size ?? parent?.facts.netSize ?? size,
      // `parent`: the variation shares the stock of its product and has none of its own.
      availableQuantity:
        parent && cells.text('Stock') === 'parent' ? undefined : stockOf(cells.whole('Stock')),
      ...(parent ? optionFacts(options, language) : {}),
    },
    texts: {
      [language]: {
        name,
        description: says('Description') || (above?.description ?? says('Description')),
        highlights: short?.length ? short : (above?.highlights ?? short),
        attributesRaw: cells.has('Attribute 1 name') ? [...rows, ...others] : undefined,
      },
    },
    prices: Object.fromEntries(settings.stores.map((store) => [store, price])),
  };
}

/** An export writes the end of a line as `\n`, and a backslash with an n as `\\n`. */
function withLineEnds(text: string): string {
  return text.replace(/\\\\n|\\n/g, (mark) => (mark === '\\n' ? '\n' : '\\n'));
}

function optionsOf(cells: Cells): Option[] {
  return Array.from({ length: 20 }, (_, at) => `Attribute ${at + 1}`).flatMap((attribute) => {
    const [name, value] = [cells.text(`${attribute} name`), cells.text(`${attribute} value(s)`)];
    return name && value ? [{ name, value }] : [];
  });
}

function tagsOf(cells: Cells): string[] | undefined {
  if (!cells.has('Tags') && !cells.has('Is featured?')) return undefined;
  const popular = cells.flag('Is featured?') ? ['Popular'] : [];
  return [...new Set([...cells.list('Tags', ','), ...popular])];
}

function sizeOf(cells: Cells) {
  const [length, width, height, weight] = sizes.map((column) => cells.decimal(column));
  if (length && width && height && weight) return { length, width, height, weight };
  return sizes.every((column) => cells.optional(column) === null) ? null : undefined;
}

function priceOf(cells: Cells): PriceDraft {
  const [centAmount, sale] = [cells.cents('Regular price'), cells.cents('Sale price')];
  if (centAmount === undefined || sale === undefined)
    return { centAmount, discounted: cells.has('Sale price') ? null : undefined };
  const validFrom = cells.instant('Date sale price starts');
  const last = cells.instant('Date sale price ends');
  const endless = cells.has('Date sale price ends') ? null : undefined;
  const validUntil = last ? saleEnd(last, cells.text('Date sale price ends') ?? '') : endless;
  return { centAmount, discounted: { centAmount: sale, validFrom, validUntil } };
}

/** The exclusive end: after the whole last day, or after the second 23:59:59 that WooCommerce's editor sets. */
function saleEnd(last: string, text: string): string {
  const more = !text.includes(':') ? dayMs : /[ T]23:59:59/.test(text) ? 1000 : 0;
  return new Date(Date.parse(last) + more).toISOString();
}

const columns: [RegExp, string][] = [
  [/^sku/, 'SKU'],
  [/\.(name|slug)$/, 'Name'],
  [/\.description$/, 'Description'],
  [/\.highlights/, 'Short description'],
  [/^prices.*discounted/, 'Sale price'],
  [/^prices/, 'Regular price'],
  [/^ean/, gtin],
  [/^brand/, 'Brands'],
  [/^images/, 'Images'],
  [/^tags/, 'Tags'],
  [/^categories/, 'Categories'],
  [/^availableQuantity/, 'Stock'],
];

function columnOfField(row: Row, field: string): string | undefined {
  const found = columns.find(([pattern]) => pattern.test(field));
  return found && row.nameOf(found[1]);
}
