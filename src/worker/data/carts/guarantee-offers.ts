/** Which extra guarantees are offered for which articles. */
import { type GuaranteeOffer, guaranteeOffers } from '#domain/guarantee/offers.ts';
import type { Caller } from '#domain/operations.ts';
import { loadCartFacts } from './cart-facts.ts';

/** Keyed by the article's SKU; an article without guarantees has no entry. */
export async function loadGuaranteeOffers(
  db: D1Database,
  skus: readonly string[],
  { store, now }: Caller,
): Promise<Record<string, GuaranteeOffer[]>> {
  if (!store.saleOfAdditionalGuaranteeEnabled) return {};
  const { products, guarantees } = await loadCartFacts(db, store, { skus, codes: [] }, now);
  const offers = skus.flatMap((sku) => {
    const product = products.get(sku);
    const offered = product ? guaranteeOffers(product, guarantees, store) : [];
    return offered.length > 0 ? [[sku, offered] as const] : [];
  });
  return Object.fromEntries(offers);
}
