/** What a cart's room keeps in its own SQLite: the cart, its operations, its order, events to tell. */

import type { Idleness } from '#domain/cart/abandonment.ts';
import type { CartNotice } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { broughtUpToDate, withSaved } from '#domain/cart/earlier.ts';
import { mergeOperation } from '#domain/cart/merge.ts';
import type { Undoable } from '#domain/cart/undo.ts';
import type { KontorEvent } from '#domain/events.ts';
import type { Intent, PaymentAttempt } from '#domain/payment/attempt.ts';
import type { KeptGrant } from '#domain/payment/wallet-grant.ts';
import type { DoneOperation, OrderEventIds } from '#worker/commerce/backend.ts';
import { attemptMemory } from './attempt-memory.ts';

/** Operations older than this many versions are forgotten; nobody retries that late. */
const keptOperations = 500;

/**
 * What is left of a cart that became an order: the way to the order, nothing of the person. `eventIds`: absent where this
 * room had given the order up before it was written. `nextCartId`: the cart that gets what was laid aside here.
 */
export type PlacedOrder = { id: string; eventIds?: OrderEventIds; nextCartId?: string };

/** Written before the customer's cart is asked to take this one in. `at`: ISO time. */
export type MergeAttempt = { into: string; at: string };

/** The cart, the operations that made it, what takes them back, the events they cause. */
export type KeptChange = {
  cart: Cart;
  operations?: DoneOperation[];
  undoable?: Undoable | undefined;
  events?: KontorEvent[];
};

type Documents = {
  cart: Cart;
  /** An order without a provider, written before it is stored: a crash in between is repeated and not doubled. */
  attempt: Intent;
  merge: MergeAttempt;
  placed: PlacedOrder;
  undoable: Undoable;
  grant: KeptGrant;
  idle: Idleness;
  /** The clock (ms) when somebody last saw or changed the cart. */
  seen: number;
  /** The version a deleted cart ended with: one that begins anew under its id goes on from there. */
  deleted: number;
};

const isMerge = `id GLOB '${mergeOperation('*')}'`;

export type RoomMemory = ReturnType<typeof roomMemory>;

export function roomMemory(storage: DurableObjectStorage) {
  const { sql } = storage;
  const attempts = attemptMemory(storage);
  // A room that is only asked, by whoever makes up an id, must not begin to take up space.
  let begun = sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'documents'").toArray().length > 0;

  function begin(): void {
    if (begun) return;
    sql.exec(`
      CREATE TABLE documents (name TEXT PRIMARY KEY, document TEXT NOT NULL);
      CREATE TABLE operations (id TEXT PRIMARY KEY, version INTEGER NOT NULL, notices TEXT NOT NULL);
      CREATE TABLE events (id TEXT PRIMARY KEY, event TEXT NOT NULL);
    `);
    begun = true;
  }

  function select(query: string, ...parameters: string[]): unknown[] {
    if (!begun) return [];
    const rows = sql.exec<{ json: string }>(query, ...parameters).toArray();
    return rows.map(({ json }) => JSON.parse(json) as unknown);
  }

  function read<Name extends keyof Documents>(name: Name): Documents[Name] | undefined {
    const [document] = select('SELECT document AS json FROM documents WHERE name = ?', name);
    return document as Documents[Name] | undefined;
  }

  function write<Name extends keyof Documents>(name: Name, document: Documents[Name]): void {
    begin();
    sql.exec(
      `INSERT INTO documents (name, document) VALUES (?, ?)
       ON CONFLICT (name) DO UPDATE SET document = excluded.document`,
      name,
      JSON.stringify(document),
    );
  }

  function remember(event: KontorEvent): void {
    sql.exec('INSERT INTO events (id, event) VALUES (?, ?)', event.id, JSON.stringify(event));
  }

  /** What the shopper was told of an operation that is already done. */
  function noticesOf(operationId: string): CartNotice[] | undefined {
    const [notices] = select('SELECT notices AS json FROM operations WHERE id = ?', operationId);
    return notices as CartNotice[] | undefined;
  }

  function forgetAll(): void {
    sql.exec('DELETE FROM documents');
    // Which guests' carts were taken in stays known: none of them may be taken in again.
    sql.exec(`DELETE FROM operations WHERE NOT ${isMerge}`);
  }

  function operations(): DoneOperation[] {
    return select(
      `SELECT json_object('id', id, 'notices', json(notices)) AS json FROM operations
       WHERE NOT ${isMerge} ORDER BY version`,
    ) as DoneOperation[];
  }

  return {
    cart: () => {
      const kept = read('cart');
      return kept && broughtUpToDate(kept);
    },
    attempt: () => read('attempt'),
    placed: () => read('placed'),
    undoable: () => {
      const kept = read('undoable');
      return kept && { ...kept, before: withSaved(kept.before) };
    },
    grant: () => read('grant'),
    saveGrant: (grant: KeptGrant) => write('grant', grant),
    idle: () => read('idle'),
    saveIdle: (idle: Idleness) => write('idle', idle),
    seen: () => read('seen'),
    saveSeen: (at: number) => write('seen', at),
    lastVersion: () => read('deleted') ?? 0,
    attempts,
    saveAttempt: (attempt: Intent) => write('attempt', attempt),
    dropAttempt: () => sql.exec("DELETE FROM documents WHERE name = 'attempt'"),

    merge: () => read('merge'),
    saveMerge: (merge: MergeAttempt) => write('merge', merge),
    dropMerge: () => sql.exec("DELETE FROM documents WHERE name = 'merge'"),

    /** The cart's lines are in the customer's now: they and the person are kept here no longer. */
    commitMerged(cart: Cart, event: KontorEvent): void {
      const { customerEmail, billingAddress, shippingAddress, changesSinceLastVisit, ...merged } =
        cart;
      storage.transactionSync(() => {
        forgetAll();
        attempts.giveUp();
        write('cart', { ...merged, lineItems: [], savedForLater: [] });
        remember(event);
      });
    },

    noticesOf,
    /** What is remembered, in its order; without the merges. */
    operations,
    /** Whether this cart has taken in that guest's. */
    hasTaken: (guestCartId: string) => noticesOf(mergeOperation(guestCartId)) !== undefined,

    /** The whole of it or nothing. */
    commit(change: KeptChange): void {
      begin();
      storage.transactionSync(() => {
        const { cart, operations = [], undoable, events = [] } = change;
        write('cart', cart);
        if (undoable) write('undoable', undoable);
        for (const { id, notices } of operations) {
          sql.exec(
            'INSERT OR IGNORE INTO operations (id, version, notices) VALUES (?, ?, ?)',
            id,
            cart.version,
            JSON.stringify(notices),
          );
        }
        const forgotten = cart.version - keptOperations;
        sql.exec(`DELETE FROM operations WHERE version < ? AND NOT ${isMerge}`, forgotten);
        events.forEach(remember);
      });
    },

    /** The cart is ordered: every attempt ends, and the person is known to the order alone. `paidBy`: what paid for it. */
    commitOrder(
      ordered: Cart,
      placed: PlacedOrder,
      event: KontorEvent,
      paidBy?: PaymentAttempt,
    ): void {
      const { customerEmail, billingAddress, shippingAddress, changesSinceLastVisit, ...cart } =
        ordered;
      storage.transactionSync(() => {
        forgetAll();
        if (paidBy) attempts.save(paidBy);
        attempts.giveUp(paidBy?.id);
        write('cart', cart);
        write('placed', placed);
        remember(event);
      });
    },

    /** An attempt came to nothing, and somebody is to hear of it. */
    commitFailure(attempt: PaymentAttempt, event: KontorEvent): void {
      begin();
      storage.transactionSync(() => {
        attempts.save(attempt);
        remember(event);
      });
    },

    /** What was laid aside is in the next cart. */
    commitHandedOn: (ordered: Cart) => write('cart', { ...ordered, savedForLater: [] }),

    waitingEvents: () => select('SELECT event AS json FROM events LIMIT 100') as KontorEvent[],
    forgetEvents(events: readonly KontorEvent[]): void {
      for (const { id } of events) sql.exec('DELETE FROM events WHERE id = ?', id);
    },

    /** Leaves nothing but the events still to be told and the last version. */
    forgetCart(version: number, event: KontorEvent): void {
      storage.transactionSync(() => {
        forgetAll();
        attempts.giveUp();
        write('deleted', version);
        remember(event);
      });
    },
  };
}
