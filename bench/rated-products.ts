/** The rated products of the search bench as search records, without categories. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { SearchRecord } from '#domain/search/record.ts';

type RatedProduct = {
  id: string;
  /** The manufacturer's number or name of the product. */
  name: string | null;
  title: string;
  brand: string | null;
  description: string | null;
  /** `name: value | name: value` */
  attributes: string | null;
  ean: string | null;
};

export function ratedProducts(folder: string): SearchRecord[] {
  const lines = gunzipSync(readFileSync(`${folder}/products.jsonl.gz`))
    .toString('utf8')
    .trim();
  return lines.split('\n').map((line) => recordOf(JSON.parse(line) as RatedProduct));
}

function recordOf(product: RatedProduct): SearchRecord {
  const attributes = (product.attributes ?? '').split(' | ').flatMap(attributeIn);
  return {
    productId: product.id,
    language: 'en',
    stores: ['gb'],
    name: product.title,
    kind: attributes.find(({ label }) => label === 'product type')?.value ?? '',
    brand: product.brand ?? '',
    model: product.name ?? '',
    codes: [product.name ?? '', product.ean ?? ''],
    categories: [],
    attributes,
    text: product.description ?? '',
    synonyms: [],
    categoryWords: [],
    popularity: 0,
  };
}

/** Omits bare figures and flags, which nobody searches for. */
function attributeIn(text: string): SearchRecord['attributes'] {
  const [label = '', ...rest] = text.split(': ');
  const value = rest.join(': ');
  return value === '' || /^(True|False|Y|N|[\d.]+)$/.test(value) ? [] : [{ label, value }];
}
