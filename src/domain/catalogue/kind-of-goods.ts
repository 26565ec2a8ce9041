/** The kind of an article: what its name says before its measures, its model and its additions. */
import type { ProductSummary } from './product.ts';

/** A word with a figure begins the measures or the model; no-break spaces keep "GN 1/1" and "8 L" one word. */
const addition = /\s[–—-]\s|[,;|(]| (?:Ø )?[^ ]*\d/u;

/** "Fritteuse 2 × 10 L, 6.500 W" is a "Fritteuse". */
export function kindIn(name: string): string {
  return (name.split(addition)[0] ?? '').trim();
}

/** The first article of each kind, in their order, so that a short row shows different things. */
export function firstOfEachKind<Goods extends Pick<ProductSummary, 'name'>>(
  products: readonly Goods[],
): Goods[] {
  const first = new Map<string, Goods>();
  for (const product of products) {
    const kind = kindIn(product.name);
    if (!first.has(kind)) first.set(kind, product);
  }
  return [...first.values()];
}

/** `count` of the articles in their order: one of each kind, and others only if there are not enough kinds. */
export function ofManyKinds<Goods extends Pick<ProductSummary, 'name'>>(
  products: readonly Goods[],
  count: number,
): Goods[] {
  const chosen = new Set([...new Set([...firstOfEachKind(products), ...products])].slice(0, count));
  return products.filter((product) => chosen.has(product));
}
