/** The lowest price of the 30 days before a reduction, sampled every half day from the product's document. */
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { market } from './random-catalogue.ts';

/** Prices change on whole days here. */
const halfDayMs = 43_200_000;

/** What `product` cost at a moment (ms), by its own document alone. */
function priceAt({ prices }: ProductDocument, at: number): number | undefined {
  const price = prices[market];
  const past = price?.history.filter(({ validFrom }) => Date.parse(validFrom) <= at) ?? [];
  const { validFrom = '', validUntil = '', centAmount = 0 } = price?.discounted ?? {};
  if (Date.parse(validUntil) <= at) return price?.centAmount;
  return Date.parse(validFrom) <= at ? centAmount : past.at(-1)?.centAmount;
}

/** `before` is the previous document of a product that was just written a second time. */
export function naiveLowest(
  product: ProductDocument,
  before: ProductDocument | undefined,
): number | undefined {
  const again = before !== undefined && before !== product;
  const began = Date.parse(product.prices[market]?.discounted?.validFrom ?? '');
  const start = again ? Date.now() - 60_000 : began;
  const asked = Array.from({ length: 60 }, (_, halves) =>
    priceAt(again ? before : product, start - 1 - halves * halfDayMs),
  ).flatMap((cents) => cents ?? []);
  return asked.length > 0 ? Math.min(...asked) : undefined;
}
