/** The price rows to write: completes the price history and computes the lowest price of 30 days. */
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { type EligibilityRules, type HeldBack, heldBackIn } from '#domain/catalogue/eligibility.ts';
import type { PricePoint, StorePrice } from '#domain/catalogue/prices/price-document.ts';
import { historyAfter } from '#domain/catalogue/prices/price-history.ts';
import { priorPrice, progressiveFrom } from '#domain/catalogue/prices/reduction.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { factsOf } from '#domain/country/countries.ts';
import { currencyOf } from '#domain/money/currencies.ts';
import type { Row } from '../../d1/bulk-insert.ts';

/** The stored price and history of a product in a store. */
export type KnownPrice = {
  before?: Pick<StorePrice, 'centAmount' | 'discounted'>;
  history: PricePoint[];
};
export type KnownPrices = (sku: string, store: CountryCode) => KnownPrice;

export const priceColumns =
  `store product_id currency cent_amount discounted_cent_amount discounted_from discounted_until
   progressive_from discount lowest_cent_amount sellable`.split(/\s+/);
export const historyColumns = 'store sku valid_from currency cent_amount'.split(' ');
export const heldBackColumns = ['sku', 'store', 'reason'];

export type PricedRows = { prices: Row[]; history: Row[]; heldBack: HeldBack[] };

export function priceRows(
  document: ProductDocument,
  known: KnownPrices,
  rules: EligibilityRules,
  now: Date,
): PricedRows {
  const rows: PricedRows = { prices: [], history: [], heldBack: [] };
  const { sku, id, notSellableIn } = document;
  for (const [key, price] of Object.entries(document.prices)) {
    const store = key as CountryCode;
    const currency = currencyOf(store, now);
    const { before, history } = known(sku, store);
    const after = historyAfter(history, before, price, now);
    const reasons = heldBackIn(store, document, rules);
    const { discounted } = price;
    const firstStep = discounted && progressiveFrom(after, before, discounted, now);
    const measured = factsOf(store).law.measuredByFirstStep ? firstStep : undefined;
    rows.prices.push([
      store,
      id,
      currency,
      price.centAmount,
      discounted?.centAmount ?? null,
      discounted?.validFrom ?? null,
      discounted?.validUntil ?? null,
      firstStep ?? null,
      discounted?.discount ? JSON.stringify(discounted.discount) : null,
      (discounted && priorPrice(after, discounted, measured, now)) ?? null,
      notSellableIn.includes(store) || reasons.length > 0 ? 0 : 1,
    ]);
    rows.history.push(
      ...after.map(({ validFrom, centAmount }) => [store, sku, validFrom, currency, centAmount]),
    );
    rows.heldBack.push(...reasons.map((reason) => ({ sku, store, reason })));
  }
  return rows;
}
