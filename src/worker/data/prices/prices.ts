/** The effective price of a row at a given time: in SQL, for filters and sorting, and for a row that was read. */
import { type SQL, sql } from 'drizzle-orm';
import { isAnnounced } from '#domain/catalogue/prices/reduction.ts';
import type { ProductPrice } from '#domain/catalogue/product.ts';

export type PriceRow = {
  cent_amount: number;
  discounted: number | null;
  discounted_until: string | null;
  lowest_cent_amount: number | null;
};

/** The columns of a `PriceRow`, of the table `prices` as `pr`, at `now` (ISO). */
export function priceColumns(now: string): SQL {
  return sql`pr.cent_amount, ${activeDiscount(now)} AS discounted, pr.discounted_until,
    pr.lowest_cent_amount`;
}

/** The price of a piece, with a reduction while it is in force. */
export function priceAt(now: string): SQL {
  return sql`coalesce(${activeDiscount(now)}, pr.cent_amount)`;
}

/** Whether a reduction is in force and may be announced. */
export function isReduced(now: string): SQL {
  return sql`coalesce(${activeDiscount(now)} < min(pr.cent_amount, pr.lowest_cent_amount), false)`;
}

/**
 * A reduction without a prior price, or not below the lowest price of 30 days, is returned as the normal price, not as
 * an offer (eu-2026.md P-01, P-02).
 */
export function priceOf(row: PriceRow): ProductPrice {
  const { cent_amount: centAmount, discounted, lowest_cent_amount: lowestCentAmount } = row;
  if (discounted === null) return { centAmount };
  const isOffer = isAnnounced(discounted, { standard: centAmount, lowest: lowestCentAmount });
  if (!isOffer || lowestCentAmount === null) return { centAmount: discounted };
  return {
    centAmount,
    discounted: {
      centAmount: discounted,
      lowestCentAmount,
      ...(row.discounted_until && { validUntil: row.discounted_until }),
    },
  };
}

/** The reduced price while the reduction is in force, else NULL. */
function activeDiscount(now: string): SQL {
  return sql`CASE WHEN pr.discounted_cent_amount IS NOT NULL AND pr.discounted_from <= ${now}
    AND (pr.discounted_until IS NULL OR pr.discounted_until > ${now})
    THEN pr.discounted_cent_amount END`;
}
