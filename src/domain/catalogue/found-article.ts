/** Finds the article that a number means in one market. */
import type { ProductSummary } from './product.ts';

/** `number`: as requested. */
export type FoundArticle = { number: string } & (
  | { kind: 'found'; article: ProductSummary }
  | { kind: 'not-sold-here'; sku: string }
  | { kind: 'ambiguous'; skus: string[] }
  | { kind: 'unknown' }
);

/** What is known of each published article that any of the numbers may mean. */
export type Identity = { sku: string; ean: string; isBware: boolean };

type Known = {
  bySku: ReadonlyMap<string, Identity>;
  byEan: ReadonlyMap<string, readonly Identity[]>;
  /** What this market sells, by SKU. */
  sold: ReadonlyMap<string, ProductSummary>;
};

/** Our own SKU takes precedence. B-ware shares its bar code with the new product, which is preferred. */
export function articleBy(
  number: string,
  keys: { sku?: string; eans: readonly string[] },
  { bySku, byEan, sold }: Known,
): FoundArticle {
  const own = keys.sku === undefined ? undefined : bySku.get(keys.sku);
  const meant = own ? [own] : keys.eans.flatMap((ean) => byEan.get(ean) ?? []);
  const [first] = meant;
  if (!first) return { number, kind: 'unknown' };
  const here = meant.filter(({ sku }) => sold.has(sku));
  const fresh = here.filter(({ isBware }) => !isBware);
  const skus = (fresh.length > 0 ? fresh : here).map(({ sku }) => sku);
  const [sku = first.sku, another] = skus;
  if (another) return { number, kind: 'ambiguous', skus };
  const article = sold.get(sku);
  return article ? { number, kind: 'found', article } : { number, kind: 'not-sold-here', sku };
}
