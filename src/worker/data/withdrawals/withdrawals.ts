/** Stores and reads statements of withdrawal. */
import { type SQL, sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import {
  type ChainedWithdrawal,
  type ChainStart,
  chainContent,
  chainStart,
} from '#domain/withdrawal/evidence.ts';
import { inboxOf, inboxWindowMs, maxMailsPerInbox } from '#domain/withdrawal/inbox.ts';
import type { StatedLine, Withdrawal } from '#domain/withdrawal/statement.ts';
import { batch, eachOf, rows } from '../../d1/statements.ts';

/** A statement as it is passed in: the database gives it its place, its number and its hash. */
export type NewWithdrawal = Omit<Withdrawal, 'number' | 'isMailHeldBack'> & {
  idempotencyKey: string;
};

/** Its place in the chain, and its number from that place. */
type Numbering = {
  numberOf: (sequence: number) => string;
  hashOf: (text: string) => Promise<string>;
};

type Row = Omit<ChainedWithdrawal, 'order' | 'text' | 'lines' | 'isMailHeldBack'> & {
  orderReference: string;
  statement: string;
  lines: string | null;
  isMailHeldBack: number;
  linkedOrderId: string | null;
};

type StatementPage = {
  limit: number;
  first: 'oldest' | 'newest';
  offset?: number;
};

/** Two writers that choose the same place at the same time: one of them tries again. */
const maxTries = 50;

/**
 * Stores the statement and its event in one transaction, once for its idempotency key, and returns the stored one.
 * `eventId`: of the event of a new statement; undefined in the answer if it had been stored before.
 */
export async function storeWithdrawal(
  db: D1Database,
  stated: NewWithdrawal,
  eventId: string,
  { numberOf, hashOf }: Numbering,
): Promise<{ withdrawal: Withdrawal; eventId?: string }> {
  for (let left = maxTries; left > 0; left -= 1) {
    const before = await withdrawalWith(db, sql`idempotency_key = ${stated.idempotencyKey}`);
    if (before) return { withdrawal: before };
    const { sequence, previousHash, isMailHeldBack } = await nextPlace(db, stated);
    const place = { sequence, number: numberOf(sequence), isMailHeldBack };
    const row = { ...stated, ...place };
    const hash = await hashOf(chainContent(row, previousHash));
    await batch(db, [insertion({ ...row, hash }), eventOf(stated, eventId)]);
    const stored = await withdrawalWith(db, sql`id = ${stated.id}`);
    if (stored) return { withdrawal: stored, eventId };
  }
  throw new Error('no place in the log of withdrawals');
}

async function nextPlace(db: D1Database, { email, receivedAt }: NewWithdrawal) {
  const since = new Date(Date.parse(receivedAt) - inboxWindowMs).toISOString();
  const [[last], [mailed], starts] = (await batch(db, [
    sql`SELECT sequence, hash FROM withdrawals ORDER BY sequence DESC LIMIT 1`,
    sql`SELECT count(*) AS count FROM withdrawals
      WHERE inbox = ${inboxOf(email)} AND received_at > ${since} AND NOT is_mail_held_back`,
    startSelection,
  ])) as [ChainStart[], { count: number }[], StoredStart[]];
  const before = last ?? startIn(starts);
  return {
    sequence: before.sequence + 1,
    previousHash: before.hash,
    isMailHeldBack: (mailed?.count ?? 0) >= maxMailsPerInbox,
  };
}

type StoredStart = { value: string };
/** The last of the deleted statements: forgetKeptOver writes it. */
const startSelection = sql`SELECT value FROM settings WHERE key = 'withdrawals-start'`;
const startIn = ([stored]: StoredStart[]): ChainStart =>
  stored ? (JSON.parse(stored.value) as ChainStart) : chainStart;

/** Changes nothing if the place or the key has been taken meanwhile. */
function insertion(row: ChainedWithdrawal): SQL {
  const { sequence, id, number, store, locale, site, orderId, order, name, email } = row;
  const { lines, goods, remark, text, receivedAt, isMailHeldBack, idempotencyKey, hash } = row;
  return sql`INSERT INTO withdrawals (sequence, id, number, store, locale, site, order_id,
      order_reference, name, email, inbox, lines, goods, remark, statement, received_at,
      is_mail_held_back, idempotency_key, hash)
    VALUES (${sequence}, ${id}, ${number}, ${store}, ${locale}, ${site}, ${orderId}, ${order},
      ${name}, ${email}, ${inboxOf(email)}, ${lines ? JSON.stringify(lines) : null},
      ${goods ?? null}, ${remark ?? null}, ${text}, ${receivedAt}, ${isMailHeldBack ? 1 : 0},
      ${idempotencyKey}, ${hash})
    ON CONFLICT DO NOTHING`;
}

function eventOf({ id, orderId, receivedAt }: NewWithdrawal, eventId: string): SQL {
  const event: KontorEvent = {
    id: eventId,
    at: receivedAt,
    type: 'withdrawal-stated',
    withdrawalId: id,
    orderId,
  };
  return sql`INSERT INTO outbox (id, event, at)
    SELECT ${eventId}, ${JSON.stringify(event)}, ${receivedAt} FROM withdrawals WHERE id = ${id}`;
}

export const withdrawalById = (db: D1Database, id: string): Promise<Withdrawal | undefined> =>
  withdrawalWith(db, sql`id = ${id}`);

/** Statements about these orders, also those that an operator has assigned to them; the first received first. */
export async function withdrawalsOfOrders(
  db: D1Database,
  orderIds: readonly string[],
): Promise<Withdrawal[]> {
  const ids = eachOf(orderIds);
  const found = await rows<Row>(
    db,
    sql`${selection} WHERE order_id IN ${ids}
      OR id IN (SELECT withdrawal_id FROM withdrawal_links WHERE order_id IN ${ids})
      ORDER BY sequence`,
  );
  return found.map(linked).filter(({ orderId }) => orderId !== null && orderIds.includes(orderId));
}

/** Every statement, as it was stored, and where the chain starts. */
export async function chainedWithdrawals(
  db: D1Database,
): Promise<{ rows: ChainedWithdrawal[]; start: ChainStart }> {
  const [found, starts] = (await batch(db, [
    sql`${selection} ORDER BY sequence`,
    startSelection,
  ])) as [Row[], StoredStart[]];
  return { rows: found.map(chained), start: startIn(starts) };
}

export async function withdrawalWith(db: D1Database, which: SQL): Promise<Withdrawal | undefined> {
  const [row] = await rows<Row>(db, sql`${selection} WHERE ${which}`);
  return row && linked(row);
}

/** Statements, the first or the last ones first; without as many of them as `offset` says. */
export async function listedWithdrawals(
  db: D1Database,
  { limit, first, offset = 0 }: StatementPage,
): Promise<Withdrawal[]> {
  const direction = first === 'oldest' ? sql`ASC` : sql`DESC`;
  const found = await rows<Row>(
    db,
    sql`${selection} ORDER BY sequence ${direction} LIMIT ${limit} OFFSET ${offset}`,
  );
  return found.map(linked);
}

const selection = sql`SELECT sequence, id, number, store, locale, site, order_id AS orderId,
    order_reference AS orderReference, name, email, lines, goods, remark, statement,
    received_at AS receivedAt, is_mail_held_back AS isMailHeldBack,
    idempotency_key AS idempotencyKey, hash,
    (SELECT order_id FROM withdrawal_links WHERE withdrawal_id = withdrawals.id AND order_id <> ''
      ORDER BY withdrawal_links.id DESC LIMIT 1) AS linkedOrderId
  FROM withdrawals`;

function chained({ orderReference, statement, linkedOrderId: _, ...row }: Row): ChainedWithdrawal {
  const { lines, goods, remark, ...facts } = row;
  return {
    ...facts,
    order: orderReference,
    text: statement,
    isMailHeldBack: Boolean(row.isMailHeldBack),
    ...(lines && { lines: JSON.parse(lines) as StatedLine[] }),
    ...(goods && { goods }),
    ...(remark && { remark }),
  };
}

function linked(row: Row): Withdrawal {
  const { sequence: _, idempotencyKey: __, hash: ___, ...withdrawal } = chained(row);
  return { ...withdrawal, orderId: row.linkedOrderId ?? row.orderId };
}
