/** Writes wish lists. Each change is one transaction that finds only the owner's lists; a repeated one changes nothing. */
import { type SQL, sql } from 'drizzle-orm';
import { maxWishes, maxWishLists } from '#domain/wish-list/wish-list.ts';
import { batch, rows } from '../../d1/statements.ts';
import { isOwn, type WishListOwner } from './wish-lists.ts';

/** The list that a change concerns. */
type Target = { owner: WishListOwner; list: string };

const insertion = (owner: WishListOwner, id: string, name: string, at: string): SQL => {
  const [customer, device] =
    'customerId' in owner ? [owner.customerId, null] : [null, owner.deviceHash];
  return sql`INSERT INTO wish_lists (id, customer_id, device_hash, name, created_at, device_changed_at)
    SELECT ${id}, ${customer}, ${device}, ${name}, ${at}, ${device && at}`;
};

/** The lists of a browser are kept for a time after this. */
const renewed = (owner: WishListOwner, at: string): SQL =>
  sql`UPDATE wish_lists SET device_changed_at = ${at}
    WHERE ${isOwn(owner)} AND device_hash IS NOT NULL`;

/** The id of the owner's list of this name; undefined if there can be no more lists. `id`: of a new list. */
export async function createWishList(
  db: D1Database,
  { owner, id, name }: { owner: WishListOwner; id: string; name: string },
  now: Date,
): Promise<string | undefined> {
  const at = now.toISOString();
  const named = sql`SELECT id FROM wish_lists WHERE ${isOwn(owner)} AND name = ${name}`;
  const results = await batch(db, [
    sql`${insertion(owner, id, name, at)} WHERE NOT EXISTS (${named})
      AND (SELECT count(*) FROM wish_lists WHERE ${isOwn(owner)}) < ${maxWishLists}`,
    renewed(owner, at),
    sql`${named} ORDER BY created_at, id LIMIT 1`,
  ]);
  return (results.at(-1) as { id: string }[])[0]?.id;
}

type Wish = { owner: WishListOwner; sku: string; quantity?: number | undefined };
type Added = { list: string; isIn: number; isFull: number };

/** Undefined: there is no such list. `first`: the list to make if the owner has none and names none. */
export async function addWish(
  db: D1Database,
  { owner, list, sku, quantity = 1 }: Wish & { list: string | undefined },
  first: { id: string; name: string },
  now: Date,
): Promise<{ list: string } | 'WishListFull' | 'ProductNotFound' | undefined> {
  const at = now.toISOString();
  const target = list
    ? sql`(SELECT id FROM wish_lists WHERE id = ${list} AND ${isOwn(owner)})`
    : sql`(SELECT id FROM wish_lists WHERE ${isOwn(owner)} ORDER BY created_at, id LIMIT 1)`;
  const results = await batch(db, [
    ...(list
      ? []
      : [
          sql`${insertion(owner, first.id, first.name, at)}
            WHERE NOT EXISTS (SELECT 1 FROM wish_lists WHERE ${isOwn(owner)})`,
        ]),
    sql`INSERT INTO wishes (list_id, sku, added_at, quantity)
      SELECT l.id, p.sku, ${at}, ${quantity} FROM wish_lists l CROSS JOIN products p ON p.sku = ${sku} AND p.published = 1
      WHERE l.id = ${target} AND ${hasRoom(sql`l.id`)} ON CONFLICT DO NOTHING`,
    renewed(owner, at),
    sql`SELECT l.id AS list, EXISTS (SELECT 1 FROM wishes WHERE list_id = l.id AND sku = ${sku}) AS isIn,
        NOT ${hasRoom(sql`l.id`)} AS isFull FROM wish_lists l WHERE l.id = ${target}`,
  ]);
  const [found] = results.at(-1) as Added[];
  if (!found) return undefined;
  if (found.isIn) return { list: found.list };
  return found.isFull ? 'WishListFull' : 'ProductNotFound';
}

const hasRoom = (list: SQL): SQL =>
  sql`((SELECT count(*) FROM wishes WHERE list_id = ${list}) < ${maxWishes})`;

/** False: there is no such list, as after the next functions. */
export async function renameWishList(
  db: D1Database,
  { owner, list }: Target,
  name: string,
): Promise<boolean> {
  const found = await rows(
    db,
    sql`UPDATE wish_lists SET name = ${name} WHERE id = ${list} AND ${isOwn(owner)} RETURNING id`,
  );
  return found.length > 0;
}

export async function deleteWishList(db: D1Database, { owner, list }: Target): Promise<boolean> {
  const found = await rows(
    db,
    sql`DELETE FROM wish_lists WHERE id = ${list} AND ${isOwn(owner)} RETURNING id`,
  );
  return found.length > 0;
}

/** `token`: of a list that has none yet; null: the list is shared no more. */
export async function shareWishList(
  db: D1Database,
  { owner, list }: Target,
  token: string | null,
): Promise<boolean> {
  const found = await rows(
    db,
    sql`UPDATE wish_lists SET token = ${token === null ? null : sql`coalesce(token, ${token})`}
      WHERE id = ${list} AND ${isOwn(owner)} RETURNING id`,
  );
  return found.length > 0;
}

export async function removeWish(
  db: D1Database,
  { owner, list }: Target,
  sku: string,
): Promise<boolean> {
  const own = sql`SELECT id FROM wish_lists WHERE id = ${list} AND ${isOwn(owner)}`;
  const results = await batch(db, [
    sql`DELETE FROM wishes WHERE list_id IN (${own}) AND sku = ${sku}`,
    own,
  ]);
  return (results.at(-1) ?? []).length > 0;
}

export async function setWishQuantity(
  db: D1Database,
  { owner, list }: Target,
  { sku, quantity }: { sku: string; quantity: number },
): Promise<boolean> {
  const own = sql`SELECT id FROM wish_lists WHERE id = ${list} AND ${isOwn(owner)}`;
  const results = await batch(db, [
    sql`UPDATE wishes SET quantity = ${quantity} WHERE list_id IN (${own}) AND sku = ${sku}`,
    own,
  ]);
  return (results.at(-1) ?? []).length > 0;
}

/** An article that the other list has already is only removed from this one. Full: it stays where it is. */
export async function moveWish(
  db: D1Database,
  { owner, list }: Target,
  { sku, to }: { sku: string; to: string },
): Promise<'moved' | 'full' | undefined> {
  const own = sql`SELECT id FROM wish_lists WHERE id IN (${list}, ${to}) AND ${isOwn(owner)}`;
  const isThere = sql`EXISTS (SELECT 1 FROM wishes WHERE list_id = ${to} AND sku = ${sku})`;
  const results = await batch(db, [
    sql`INSERT INTO wishes (list_id, sku, added_at, quantity) SELECT ${to}, sku, added_at, quantity FROM wishes
      WHERE list_id = ${list} AND sku = ${sku} AND (SELECT count(*) FROM (${own})) = 2
        AND ${hasRoom(sql`${to}`)} ON CONFLICT DO NOTHING`,
    sql`DELETE FROM wishes WHERE list_id = ${list} AND sku = ${sku} AND list_id <> ${to}
      AND (SELECT count(*) FROM (${own})) = 2 AND ${isThere}`,
    sql`SELECT ${isThere} AS isThere FROM (${own})`,
  ]);
  const found = results.at(-1) as { isThere: number }[];
  if (found.length < 2) return undefined;
  return found[0]?.isThere ? 'moved' : 'full';
}

/** A browser's lists become a customer's; one of a name that the customer has goes into that list. */
export async function takeOverWishLists(
  db: D1Database,
  { customerId, deviceHash }: { customerId: string; deviceHash: string },
): Promise<void> {
  const theirs = sql`(SELECT o.id FROM wish_lists o
    WHERE o.customer_id = ${customerId} AND o.name = wish_lists.name ORDER BY o.created_at, o.id LIMIT 1)`;
  const device = sql`device_hash = ${deviceHash}`;
  await batch(db, [
    sql`INSERT INTO wishes (list_id, sku, added_at, quantity)
      SELECT ${theirs}, w.sku, w.added_at, w.quantity FROM wish_lists CROSS JOIN wishes w ON w.list_id = wish_lists.id
      WHERE ${device} AND ${theirs} IS NOT NULL ON CONFLICT DO NOTHING`,
    sql`DELETE FROM wish_lists WHERE ${device} AND ${theirs} IS NOT NULL`,
    sql`UPDATE wish_lists SET customer_id = ${customerId}, device_hash = NULL, device_changed_at = NULL
      WHERE ${device}`,
  ]);
}
