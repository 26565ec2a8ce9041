/** The formats an import reads, and how to tell them apart. */
import { documentTypes } from '../document.ts';
import type { Row } from './cells.ts';
import {
  commercetoolsColumns,
  continuesCommercetools,
  isCommercetoolsColumn,
  mapCommercetoolsCsv,
} from './commercetools-csv.ts';
import { columnNamed, mapCsv } from './csv.ts';
import type { ImportSettings, Mapped } from './draft.ts';
import { continuesShopify, mapShopify, shopifyAliases, shopifyColumns } from './shopify.ts';
import { woocommerceColumns, woocommerceMapping } from './woocommerce.ts';

const jsonFormats = ['ndjson', 'commercetools'] as const;
const csvFormats = ['csv', 'shopify', 'woocommerce', 'commercetools-csv'] as const;
export const formats = [...jsonFormats, ...csvFormats] as const;
export type Format = (typeof formats)[number];
export type CsvFormat = (typeof csvFormats)[number];

export type CsvDialect = {
  /** Columns without which the whole file is rejected. */
  required: readonly string[];
  /** Our name of a column; undefined if it is not used. */
  column: (title: string) => string | undefined;
  /** Whether a column contains the price of every requested store. */
  isSharedPrice: (column: string) => boolean;
  /** Whether a row belongs to the product of the row above; `first` is the first row of that product. */
  continues: (row: Row, first: Row) => boolean;
  /** Whether a row names no product and continues the one above; if that is rejected, the row is too. */
  isLostAlone: (row: Row) => boolean;
  /** Creates a mapping per file, because some keep state from the rows above. */
  mapping: (settings: ImportSettings) => (rows: readonly Row[]) => Mapped;
};

/** For a format in which each row is a record of its own. */
const alone =
  (map: (row: Row) => Mapped) =>
  ([row]: readonly Row[]): Mapped =>
    row ? map(row) : { candidates: [], faults: [] };

/** Looks up columns by their title, ignoring case. */
function among(columns: readonly string[], aliases: Record<string, string> = {}) {
  const names = new Map(columns.map((column) => [column.toLowerCase(), column]));
  return (title: string) => names.get(title.toLowerCase()) ?? aliases[title.toLowerCase()];
}

export const csvDialects: Record<CsvFormat, CsvDialect> = {
  csv: {
    required: ['sku'],
    column: (title) => (title === 'sku' || columnNamed(title) ? title : undefined),
    isSharedPrice: (column) => {
      const known = columnNamed(column);
      return known?.group === 'price' && known.of === undefined;
    },
    continues: () => false,
    isLostAlone: () => false,
    mapping: (settings) => alone((row) => mapCsv(row, settings)),
  },
  shopify: {
    required: ['URL handle', 'Title', 'Price'],
    column: among(shopifyColumns, shopifyAliases),
    isSharedPrice: (column) => column === 'Price',
    continues: continuesShopify,
    // Each row has the handle of its product.
    isLostAlone: () => false,
    mapping: (settings) => (rows) => mapShopify(rows, settings),
  },
  woocommerce: {
    required: ['Type', 'SKU', 'Name', 'Regular price'],
    column: among(woocommerceColumns),
    isSharedPrice: (column) => column === 'Regular price',
    continues: () => false,
    isLostAlone: () => false,
    mapping: (settings) => alone(woocommerceMapping(settings)),
  },
  'commercetools-csv': {
    required: commercetoolsColumns,
    column: (title) => (isCommercetoolsColumn(title) ? title : undefined),
    // Each price names its currency.
    isSharedPrice: () => false,
    continues: continuesCommercetools,
    isLostAlone: continuesCommercetools,
    mapping: (settings) => (rows) => mapCommercetoolsCsv(rows, settings),
  },
};

export function isCsvFormat(format: Format): format is CsvFormat {
  return csvFormats.some((each) => each === format);
}

/** A document that begins with its type is one of ours, even if the type is misspelt. */
const saysType = /^\{\s*"type"\s*:\s*"/;
/** A type of one of our documents, anywhere in the line. */
const ownType = new RegExp(`"type"\\s*:\\s*"(${documentTypes.join('|')})"`);

/** Detects the format by the beginning of the file. */
export function detectFormat(head: string): Format {
  const start = head.trimStart();
  if (/^[[{]/.test(start)) {
    const [line = ''] = start.split('\n');
    return start.startsWith('{') && (saysType.test(start) || ownType.test(line))
      ? 'ndjson'
      : 'commercetools';
  }
  const [titles = ''] = start.split(/\r?\n/);
  if (/variants\.(sku|key)|productType\.key/.test(titles)) return 'commercetools-csv';
  if (/(^|[,;\t"])(URL handle|Handle)\b/i.test(titles) && /\bTitle\b/i.test(titles))
    return 'shopify';
  if (/\bType\b/.test(titles) && /Regular price/.test(titles)) return 'woocommerce';
  return 'csv';
}
