/** A large catalogue: the demo's articles with other numbers, names, brands and prices. Deterministic. */
import type { CategoryDocument, ProductDocument } from '#domain/catalogue/document.ts';
import { demoCatalogue } from '../demo/catalogue.ts';
import { eanOf } from '../demo/numbers.ts';
import { choice, share } from '../demo/seed.ts';

const makers = 400;

export function madeUpCategories(now: Date): CategoryDocument[] {
  return demoCatalogue(now).filter((document) => document.type === 'category');
}

/** The products of a catalogue of `count`, starting at index `from`. */
export function* madeUpProducts(count: number, now: Date, from = 0): Generator<ProductDocument> {
  const originals = demoCatalogue(now).filter((document) => document.type === 'product');
  const place = new Map(originals.map(({ sku }, index) => [sku, index]));
  for (let index = from; index < count; index += 1) {
    const round = Math.floor(index / originals.length);
    const original = originals[index % originals.length];
    if (!original) return;
    const skuOf = (sku: string) => numbered(round * originals.length + (place.get(sku) ?? 0), sku);
    // Families are as large as the demo's, so that pages of both catalogues have the same size.
    yield { ...copyOf(original, index, skuOf), family: `${original.family}-${round}` };
  }
}

/** B-ware keeps the prefix of its SKU. */
function numbered(index: number, original: string): string {
  const start = original.startsWith('EX20') ? 'EX20' : 'EX3';
  return start + String(index).padStart(10 - start.length, '0');
}

function copyOf(
  original: ProductDocument,
  index: number,
  skuOf: (sku: string) => string,
): ProductDocument {
  const sku = numbered(index, original.sku);
  const number = sku.slice(2);
  const factor = 0.5 + 1.5 * share(`price ${sku}`);
  const model = `${original.model}-${index}`;
  const scaled = (centAmount: number) =>
    Math.max(100, Math.round((centAmount * factor) / 100) * 100);
  return {
    ...original,
    id: sku,
    sku,
    brand: `Werk ${1 + Math.floor(share(`brand ${sku}`) * makers)}`,
    model,
    ean: eanOf(sku),
    tags: original.tags.filter((tag) => tag !== 'bestseller' || share(`best ${sku}`) < 0.1),
    relatedAccessories: original.relatedAccessories.map(skuOf),
    availableQuantity: choice([0, 3, 40, 120, 200], `stock ${sku}`),
    texts: Object.fromEntries(
      Object.entries(original.texts).map(([language, text]) => [
        language,
        { ...text, name: `${text.name} ${model}`, slug: text.slug.replace(/\d{8}$/, number) },
      ]),
    ),
    prices: Object.fromEntries(
      Object.entries(original.prices).map(([store, { centAmount, discounted, history }]) => [
        store,
        {
          centAmount: scaled(centAmount),
          ...(discounted && {
            discounted: { ...discounted, centAmount: scaled(discounted.centAmount) },
          }),
          history: history.map((point) => ({ ...point, centAmount: scaled(point.centAmount) })),
        },
      ]),
    ),
  };
}
