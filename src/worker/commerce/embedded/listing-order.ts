/** In which order a listing's products stand, in SQL over shelves `s`, prices `pr` and what was found, `f`. */
import { type SQL, sql } from 'drizzle-orm';
import type { Sort } from '#domain/catalogue/listing-query.ts';
import type { Caller } from '#domain/operations.ts';
import { languageOf } from './language.ts';
import type { Asked } from './listing-scope.ts';
import { priceAt } from './prices.ts';

/** `falls`: the greatest first. */
export type Key = { by: SQL; falls?: boolean };
/** `join`: what the keys need besides. What is equal in all keys stands in the order of its ids. */
export type Order = { join: SQL; keys: Key[]; index?: SQL };

/**
 * How well it was found, told a little more by what sells: what is sold out counts for a tenth less, used goods for a
 * twentieth, and five stars for a twentieth more.
 */
const worth = sql`f.value * (1 - 0.1 * s.out_of_stock - 0.05 * (s.rank >= 1000000000))
  * (1 + 0.001 * s.rating_tenths)`;

export function orderOf({ sort, hits }: Asked, caller: Caller): Order {
  const price = priceAt(caller.now.toISOString());
  const named = sql`CROSS JOIN product_texts n
    ON n.language = ${languageOf(caller.locale)} AND n.product_id = s.product_id`;
  // An article before its release keeps the place it is going to have: it is there to be seen.
  const selling = [{ by: sql`s.out_of_stock` }, { by: sql`s.rank` }];
  const none = sql``;
  // Left to itself, SQLite reads the stock's order and sorts the whole shop.
  const byNewest = sql`INDEXED BY shelves_by_newest`;
  const orders: Record<Sort, Order> = {
    relevance: { join: none, keys: hits ? [{ by: worth, falls: true }, ...selling] : selling },
    'price-asc': { join: none, keys: [{ by: price }] },
    'price-desc': { join: none, keys: [{ by: price, falls: true }] },
    'name-asc': { join: named, keys: [{ by: sql`n.sort_name` }] },
    'name-desc': { join: named, keys: [{ by: sql`n.sort_name`, falls: true }] },
    newest: { join: none, keys: [{ by: sql`s.created_at`, falls: true }], index: byNewest },
  };
  return orders[sort];
}

export function inOrder(keys: readonly Key[], productId: SQL): SQL {
  const each = keys.map(({ by, falls }) => (falls ? sql`${by} DESC` : by));
  return sql.join([...each, productId], sql`, `);
}
