/** Reads wish lists. */
import { type SQL, sql } from 'drizzle-orm';
import type { WishList } from '#domain/wish-list/wish-list.ts';
import { rows } from '../../d1/statements.ts';

/** A customer, or a browser by the hash of its key. */
export type WishListOwner = { customerId: string } | { deviceHash: string };

/** The condition for rows of `wish_lists`. */
export const isOwn = (owner: WishListOwner): SQL =>
  'customerId' in owner
    ? sql`customer_id = ${owner.customerId}`
    : sql`device_hash = ${owner.deviceHash}`;

type Row = { id: string; name: string; skus: string; token: string | null };

const selected = sql`SELECT id, name, token, (SELECT json_group_array(sku ORDER BY added_at DESC, sku)
    FROM wishes WHERE list_id = wish_lists.id) AS skus FROM wish_lists`;

/** In the order in which they were made. */
export async function wishListsOf(db: D1Database, owner: WishListOwner): Promise<WishList[]> {
  const found = await rows<Row>(db, sql`${selected} WHERE ${isOwn(owner)} ORDER BY created_at, id`);
  return found.map(wishListOf);
}

export async function sharedWishList(
  db: D1Database,
  token: string,
): Promise<Pick<WishList, 'name' | 'skus'> | undefined> {
  const [row] = await rows<Row>(db, sql`${selected} WHERE token = ${token}`);
  if (!row) return undefined;
  const { name, skus } = wishListOf(row);
  return { name, skus };
}

const wishListOf = ({ id, name, skus, token }: Row): WishList => ({
  id,
  name,
  skus: JSON.parse(skus) as string[],
  ...(token && { token }),
});
