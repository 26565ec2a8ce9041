/** The kind of an article: what its name says before the figures. */
import type { ProductSummary } from './product.ts';

/** "Fritteuse – 2 × 10 L" is a "Fritteuse". */
export function kindIn(name: string): string {
  return (name.split(/\s[–—-]\s|[,;|(]|\s\d/u)[0] ?? '').trim();
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
