/**
 * How many pieces may be ordered: none before the first day of sale, whatever the inventory. All statements that read
 * stock use these functions. Days are those of the market. Source: catalogue.txt §3 releaseDate, checklist PDP-2.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { CountryCode } from '#domain/country/countries.ts';
import { mostInStock } from '#domain/inventory/availability.ts';
import { dayIn } from '#domain/locale/dates.ts';

/** A store and a time; every `Caller` has both. */
export type Market = { store: { key: CountryCode }; now: Date };

/** The market's ISO day, which decides whether an article is released. */
export function todayOf({ store, now }: Market): string {
  return dayIn(store.key, now);
}

/** The release day of `products` as `p`, or NULL; the same expression as in the index `products_by_release`. */
export const releaseDate = sql`p.details ->> 'releaseDate'`;

/** The day from which it can be had again, or NULL. Applied to a product that is out of stock (availability.ts). */
export const restockDate = sql`p.details ->> 'restockDate'`;

/** Whether `today` is before the first day of sale. */
export function isBeforeRelease(today: string): SQL {
  return sql`coalesce(${releaseDate} > ${today}, 0)`;
}

/** A gift card has no stock that an order could take. Of `products` as `p`. */
export const isWithoutStock = sql`p.product_type = 'gift_card'`;

/** Pieces, never below 0, of `products` as `p` and `inventory` as `i`. */
export function availableQuantity(today: string): SQL {
  const inStock = sql`iif(${isWithoutStock}, ${mostInStock}, max(0, coalesce(i.available_quantity, 0)))`;
  return sql`iif(${isBeforeRelease(today)}, 0, ${inStock})`;
}

/** Whether at least one piece may be ordered, from the same tables. */
export function isAvailable(today: string): SQL {
  return sql`${availableQuantity(today)} > 0`;
}

/** The same from `shelves` as `s`, which has both columns. */
export function isAvailableInListing(today: string): SQL {
  return sql`s.out_of_stock = 0 AND coalesce(s.release_date <= ${today}, 1)`;
}
