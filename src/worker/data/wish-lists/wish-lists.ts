/** Reads wish lists. */
import { type SQL, sql } from 'drizzle-orm';
import type { SharedWishList, WishList } from '#domain/wish-list/wish-list.ts';
import { rows } from '../../d1/statements.ts';

/** A customer, or a browser by the hash of its key. */
export type WishListOwner = { customerId: string } | { deviceHash: string };

/** The condition for rows of `wish_lists`. */
export const isOwn = (owner: WishListOwner): SQL =>
  'customerId' in owner
    ? sql`customer_id = ${owner.customerId}`
    : sql`device_hash = ${owner.deviceHash}`;

type Row = { id: string; name: string; wishes: string; token: string | null };

const selected = sql`SELECT id, name, token, (SELECT json_group_array(json_array(sku, quantity) ORDER BY added_at DESC, sku)
    FROM wishes WHERE list_id = wish_lists.id) AS wishes FROM wish_lists`;

/** In the order in which they were made. */
export async function wishListsOf(db: D1Database, owner: WishListOwner): Promise<WishList[]> {
  const found = await rows<Row>(db, sql`${selected} WHERE ${isOwn(owner)} ORDER BY created_at, id`);
  return found.map(wishListOf);
}

export async function sharedWishList(
  db: D1Database,
  token: string,
): Promise<SharedWishList | undefined> {
  const [row] = await rows<Row>(db, sql`${selected} WHERE token = ${token}`);
  if (!row) return undefined;
  const { id: _id, token: _token, ...shared } = wishListOf(row);
  return shared;
}

function wishListOf({ id, name, wishes, token }: Row): WishList {
  const wanted = JSON.parse(wishes) as [sku: string, quantity: number][];
  const several = wanted.filter(([, quantity]) => quantity > 1);
  return {
    id,
    name,
    skus: wanted.map(([sku]) => sku),
    ...(several.length > 0 && { quantities: Object.fromEntries(several) }),
    ...(token && { token }),
  };
}
