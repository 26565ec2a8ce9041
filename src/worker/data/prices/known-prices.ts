/** The stored prices of some products, before they are overwritten. */
import { sql } from 'drizzle-orm';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { prepared } from '../../d1/statements.ts';
import type { KnownPrice, KnownPrices } from './price-rows.ts';

type PriceRow = {
  store: string;
  sku: string;
  cent_amount: number;
  discounted_cent_amount: number | null;
  discounted_from: string | null;
  discounted_until: string | null;
  progressive_from: string | null;
};
type HistoryRow = { store: string; sku: string; valid_from: string; cent_amount: number };

export async function knownPrices(
  db: D1Database,
  products: readonly { id: string; sku: string }[],
): Promise<KnownPrices> {
  const stores = JSON.stringify(countryCodes);
  // Stores first, because the primary keys of both tables start with the store.
  const [prices, history] = (await db.batch([
    prepared(
      db,
      sql`SELECT pr.store, p.value ->> 1 AS sku, pr.cent_amount, pr.discounted_cent_amount,
          pr.discounted_from, pr.discounted_until, pr.progressive_from
         FROM json_each(${stores}) s CROSS JOIN json_each(${JSON.stringify(products.map(({ id, sku }) => [id, sku]))}) p
         CROSS JOIN prices pr ON pr.store = s.value AND pr.product_id = p.value ->> 0`,
    ),
    prepared(
      db,
      sql`SELECT h.store, h.sku, h.valid_from, h.cent_amount
         FROM json_each(${stores}) s CROSS JOIN json_each(${JSON.stringify(products.map(({ sku }) => sku))}) p
         CROSS JOIN price_history h ON h.store = s.value AND h.sku = p.value
         ORDER BY h.valid_from`,
    ),
  ])) as [D1Result<PriceRow>, D1Result<HistoryRow>];
  const known = new Map<string, KnownPrice>();
  const entry = (sku: string, store: string): KnownPrice => {
    const key = `${sku} ${store}`;
    const found = known.get(key) ?? { history: [] };
    known.set(key, found);
    return found;
  };
  for (const row of prices.results) entry(row.sku, row.store).before = priceOf(row);
  for (const { store, sku, valid_from: validFrom, cent_amount: centAmount } of history.results) {
    entry(sku, store).history.push({ centAmount, validFrom });
  }
  return (sku: string, store: CountryCode) => known.get(`${sku} ${store}`) ?? { history: [] };
}

function priceOf(row: PriceRow): NonNullable<KnownPrice['before']> {
  const {
    cent_amount: centAmount,
    discounted_cent_amount,
    discounted_from,
    discounted_until,
    progressive_from,
  } = row;
  if (discounted_cent_amount === null || discounted_from === null) return { centAmount };
  return {
    centAmount,
    discounted: {
      centAmount: discounted_cent_amount,
      validFrom: discounted_from,
      ...(discounted_until && { validUntil: discounted_until }),
      ...(progressive_from && { progressiveFrom: progressive_from }),
    },
  };
}
