/**
 * How many pieces may be ordered: none before the first day of sale, whatever lies in the warehouse. Every statement
 * that asks for stock asks here. Days are the market's own. Source: catalogue.txt §3 releaseDate, checklist PDP-2.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { CountryCode } from '#domain/country/countries.ts';
import { dayIn } from '#domain/locale/dates.ts';

/** A store at a moment; every caller is one. */
export type Market = { store: { key: CountryCode }; now: Date };

/** The market's ISO day, by which an article is released or not. */
export function todayOf({ store, now }: Market): string {
  return dayIn(store.key, now);
}

/** The day of release of `products` as `p`, else NULL; written as the index `products_by_release` has it. */
export const releaseDate = sql`p.details ->> 'releaseDate'`;

/** Whether it lies before its first day of sale. */
export function isBeforeRelease(today: string): SQL {
  return sql`coalesce(${releaseDate} > ${today}, 0)`;
}

/** Pieces, never below 0, of `products` as `p` and `inventory` as `i`. */
export function availableQuantity(today: string): SQL {
  return sql`iif(${isBeforeRelease(today)}, 0, max(0, coalesce(i.available_quantity, 0)))`;
}

/** Whether there is a piece to be ordered, of the same tables. */
export function isAvailable(today: string): SQL {
  return sql`${availableQuantity(today)} > 0`;
}

/** The same of `shelves` as `s`, which know both. */
export function isAvailableInListing(today: string): SQL {
  return sql`s.out_of_stock = 0 AND coalesce(s.release_date <= ${today}, 1)`;
}
