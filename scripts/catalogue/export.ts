/** `npm run catalogue -- export [FILE]`: stores, the whole catalogue (categories, products by SKU), deals. */
import { createWriteStream, renameSync } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { canonicalLine } from '#domain/catalogue/canonical.ts';
import type { DocumentType, ProductDocument } from '#domain/catalogue/document.ts';
import {
  cellsFrom,
  factColumns,
  priceColumns,
  textColumns,
} from '#domain/catalogue/import/csv-columns.ts';
import type { CountryCode, Language } from '#domain/country/countries.ts';
import { readCategories, readProducts } from '../../src/worker/data/catalogue/read-documents.ts';
import { loadStores } from '../../src/worker/data/stores/stores.ts';
import { csvText } from '../csv-text.ts';
import { dealDocuments } from './stored-deals.ts';

type ExportOptions = {
  format: 'ndjson' | 'csv';
  /** Documents of an NDJSON. */
  types: readonly DocumentType[];
  /** Columns of a CSV. */
  languages: readonly Language[];
  stores: readonly CountryCode[];
};

const productsPerPage = 50;

/** Writes to the file of this path, or to a stream. A file gets its final name when it is complete. */
export async function exportTo(
  to: string | Writable,
  db: D1Database,
  options: ExportOptions,
): Promise<void> {
  const lines = Readable.from(
    options.format === 'csv' ? csvLines(db, options) : ndjsonLines(db, options),
  );
  if (typeof to !== 'string') {
    await pipeline(lines, to, { end: false });
    return;
  }
  await pipeline(lines, createWriteStream(`${to}.part`));
  renameSync(`${to}.part`, to);
}

async function* ndjsonLines(
  db: D1Database,
  { types }: Pick<ExportOptions, 'types'>,
): AsyncGenerator<string> {
  if (types.includes('store'))
    for (const store of await loadStores(db))
      yield `${canonicalLine({ type: 'store', ...store })}\n`;
  if (types.includes('category'))
    for (const category of await readCategories(db)) yield `${canonicalLine(category)}\n`;
  if (types.includes('product'))
    for await (const product of products(db)) yield `${canonicalLine(product)}\n`;
  for await (const deal of dealDocuments(db))
    if (types.includes(deal.type)) yield `${canonicalLine(deal)}\n`;
}

async function* products(db: D1Database): AsyncGenerator<ProductDocument> {
  for (let after = ''; ; ) {
    const page = await readProducts(db, { after, limit: productsPerPage });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < productsPerPage) return;
    after = last.sku;
  }
}

/** Products only, because rows cannot express the category tree. Cells that a spreadsheet would execute are escaped. */
async function* csvLines(
  db: D1Database,
  { languages, stores }: ExportOptions,
): AsyncGenerator<string> {
  const columns = [
    'sku',
    ...Object.keys(factColumns),
    ...languages.flatMap((language) =>
      Object.keys(textColumns).map((name) => `${name}.${language}`),
    ),
    ...stores.flatMap((store) => Object.keys(priceColumns).map((name) => `${name}.${store}`)),
  ];
  yield csvText([columns]);
  for await (const product of products(db)) {
    const cells = cellsFrom(product, languages, stores);
    yield csvText([columns.map((column) => cells.get(column) ?? '')]);
  }
}
