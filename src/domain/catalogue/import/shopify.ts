/**
 * Shopify's product CSV, with the current and the former column titles. Rows with the same handle are one product:
 * each row with a variant becomes a product of its own here, and they share their family.
 * Source: help.shopify.com, "Using CSV files to import and export products".
 */
import type { Language } from '../../country/countries.ts';
import { slugify } from '../slugify.ts';
import { pathOf } from './category-path.ts';
import { type Cells, cellsOf, type Row } from './cells.ts';
import type { Candidate, Fault, ImportSettings, Mapped, ProductDraft } from './draft.ts';
import {
  discountedTo,
  imagesOf,
  type Option,
  optionFacts,
  optionRows,
  stockOf,
} from './other-shops.ts';

/** Current titles by the former ones in lower case. */
export const shopifyAliases: Record<string, string> = {
  handle: 'URL handle',
  'body (html)': 'Description',
  'product category': 'Product category',
  'standard product type': 'Product category',
  published: 'Published on online store',
  'variant sku': 'SKU',
  'variant barcode': 'Barcode',
  'variant price': 'Price',
  'variant compare at price': 'Compare-at price',
  'variant inventory qty': 'Inventory quantity',
  'image src': 'Product image URL',
  'variant image': 'Variant image URL',
};

export const shopifyColumns = [
  ...['Title', 'URL handle', 'Description', 'Vendor', 'Product category', 'Type', 'Tags'],
  ...['Published on online store', 'Status', 'SKU', 'Barcode'],
  ...[1, 2, 3].flatMap((at) => [`Option${at} name`, `Option${at} value`]),
  ...['Price', 'Compare-at price', 'Inventory quantity', 'Product image URL', 'Variant image URL'],
  ...['SEO title', 'SEO description'],
];

export const continuesShopify = (row: Row, first: Row): boolean =>
  row.cells.has('URL handle') && row.cells.get('URL handle') === first.cells.get('URL handle');

export function mapShopify(rows: readonly Row[], settings: ImportSettings): Mapped {
  const faults: Fault[] = [];
  const [first] = rows;
  if (!first) return { candidates: [], faults };
  const top = cellsOf(first, faults);
  const handle = top.text('URL handle');
  const title = top.text('Title');
  if (!handle) top.refuse('URL handle', 'is missing');
  if (!title) top.refuse('Title', 'is missing');
  const found = rows.filter(({ cells }) =>
    ['SKU', 'Price', 'Option1 value'].some((column) => cells.has(column)),
  );
  const variants = found.length > 0 ? found : [first];
  const shared = productOf(top, rows, settings);
  const whole = faults.length === 0;
  const names = optionNames(first);
  const candidates = variants.flatMap((row): Candidate[] => {
    const own: Fault[] = [];
    const draft = variantOf(
      cellsOf(row, own),
      { ...shared, handle, title, names },
      variants.length > 1,
      settings,
    );
    faults.push(...own);
    return draft && own.length === 0
      ? [{ line: row.line, draft, columnOf: (field) => columnOf(row, field) }]
      : [];
  });
  return { candidates: whole ? candidates : [], faults };
}

function productOf(top: Cells, rows: readonly Row[], { plainText }: ImportSettings) {
  const categoryPath = top.text('Product category') ?? top.text('Type');
  const shown = top.flag('Published on online store') ?? true;
  const active = (top.text('Status') ?? 'active').toLowerCase() === 'active';
  const pictures = rows.flatMap(({ cells }) => cells.get('Product image URL')?.trim() ?? []);
  const pictured = top.has('Product image URL') || top.has('Variant image URL');
  const described = top.has('Published on online store') || top.has('Status');
  return {
    pictures: pictured ? pictures : undefined,
    shelves: categoryPath ? [pathOf(categoryPath)] : [],
    facts: {
      brand: top.text('Vendor'),
      published: described ? shown && active : undefined,
      tags: top.has('Tags') ? [...new Set(top.list('Tags', ','))] : undefined,
    },
    text: {
      description: top.has('Description') ? plainText(top.raw('Description') ?? '') : undefined,
      metaTitle: top.optional('SEO title'),
      metaDescription: top.optional('SEO description'),
    },
  };
}

function optionNames({ cells }: Row): string[] {
  return [1, 2, 3].map((at) => cells.get(`Option${at} name`)?.trim() ?? '');
}

function variantOf(
  cells: Cells,
  product: ReturnType<typeof productOf> & {
    handle: string | undefined;
    title: string | undefined;
    names: string[];
  },
  several: boolean,
  settings: ImportSettings,
): ProductDraft | undefined {
  const { handle, title, names, pictures, facts, text, shelves } = product;
  if (!handle || !title) return undefined;
  const options = names.flatMap((name, at): Option[] => {
    const value = cells.text(`Option${at + 1} value`);
    return name && value && value !== 'Default Title' ? [{ name, value }] : [];
  });
  const words = several ? options.map(({ value }) => value) : [];
  const { language } = settings;
  const ending = words.map((word) => slugify(word, language as Language)).filter((word) => word);
  const [selling, before] = [cells.cents('Price'), cells.cents('Compare-at price')];
  const price = cells.has('Compare-at price') ? discountedTo(selling, before) : { selling };
  if (selling === undefined && cells.text('Price') === undefined)
    cells.refuse('Price', 'is missing');
  const image = cells.text('Variant image URL');
  return {
    sku: cells.text('SKU') ?? [handle, ...ending].join('-'),
    shelves,
    facts: {
      ...facts,
      ...optionFacts(options, language),
      family: handle,
      ean: cells.optional('Barcode')?.replace(/^'/, '') ?? cells.optional('Barcode'),
      images: pictures && imagesOf([...(image ? [image] : []), ...pictures]),
      availableQuantity: stockOf(cells.whole('Inventory quantity')),
    },
    texts: {
      [language]: {
        ...text,
        name: [title, ...words].join(', '),
        slug: [handle, ...ending].join('-'),
        attributesRaw: cells.has('Option1 name') ? optionRows(options, language) : undefined,
      },
    },
    prices: Object.fromEntries(settings.stores.map((store) => [store, price])),
  };
}

const columns: [RegExp, string][] = [
  [/^sku/, 'SKU'],
  [/^texts\.\w+\.(name|slug)/, 'Title'],
  [/^texts\.\w+\.description/, 'Description'],
  [/^texts\.\w+\.metaTitle/, 'SEO title'],
  [/^texts\.\w+\.metaDescription/, 'SEO description'],
  [/^prices\.\w+\.discounted/, 'Price'],
  [/^prices/, 'Price'],
  [/^(ean)/, 'Barcode'],
  [/^(brand)/, 'Vendor'],
  [/^(family)/, 'URL handle'],
  [/^(images)/, 'Product image URL'],
  [/^(tags)/, 'Tags'],
  [/^(categories)/, 'Product category'],
  [/^(availableQuantity)/, 'Inventory quantity'],
];

function columnOf(row: Row, field: string): string | undefined {
  const found = columns.find(([pattern]) => pattern.test(field));
  return found && row.nameOf(found[1]);
}
