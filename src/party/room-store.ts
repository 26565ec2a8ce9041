/** The SQLite store of a cart's room: the cart, its operations, its order, events to send. */

import type { IdleTime } from '#domain/cart/abandonment.ts';
import type { CartNotice } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { mergeOperation } from '#domain/cart/merge.ts';
import { migratedCart, withSaved } from '#domain/cart/migrate-cart.ts';
import type { KontorEvent } from '#domain/events.ts';
import type { Intent, PaymentAttempt } from '#domain/payment/attempt.ts';
import type { StoredAuthorization } from '#domain/payment/wallet-authorization.ts';
import type { RemoteCart } from '#domain/remote/remote-cart.ts';
import type { AppliedOperation } from '#worker/commerce/cart-backend.ts';
import { createAttemptStore } from './attempt-store.ts';
import type { AskedFrom } from './own-caller.ts';
import type {
  Documents,
  MergeAttempt,
  PendingWrite,
  PlacedOrder,
  StoredChange,
} from './room-documents.ts';

/** Operations older than this many versions are deleted: no request is repeated that late. */
const maxStoredOperations = 500;

const isMerge = `id GLOB '${mergeOperation('*')}'`;

export type RoomStore = ReturnType<typeof createRoomStore>;

export function createRoomStore(storage: DurableObjectStorage) {
  const { sql } = storage;
  const attempts = createAttemptStore(storage);
  // Tables are created with the first write: reading under an invented id must not take up storage.
  let isCreated =
    sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'documents'").toArray().length > 0;

  function createTables(): void {
    if (isCreated) return;
    sql.exec(`
      CREATE TABLE documents (name TEXT PRIMARY KEY, document TEXT NOT NULL);
      CREATE TABLE operations (id TEXT PRIMARY KEY, version INTEGER NOT NULL, notices TEXT NOT NULL);
      CREATE TABLE events (id TEXT PRIMARY KEY, event TEXT NOT NULL);
    `);
    isCreated = true;
  }

  function select(query: string, ...parameters: string[]): unknown[] {
    if (!isCreated) return [];
    const rows = sql.exec<{ json: string }>(query, ...parameters).toArray();
    return rows.map(({ json }) => JSON.parse(json) as unknown);
  }

  function read<Name extends keyof Documents>(name: Name): Documents[Name] | undefined {
    const [document] = select('SELECT document AS json FROM documents WHERE name = ?', name);
    return document as Documents[Name] | undefined;
  }

  function write<Name extends keyof Documents>(name: Name, document: Documents[Name]): void {
    createTables();
    sql.exec(
      `INSERT INTO documents (name, document) VALUES (?, ?)
       ON CONFLICT (name) DO UPDATE SET document = excluded.document`,
      name,
      JSON.stringify(document),
    );
  }

  function drop(...names: (keyof Documents)[]): void {
    if (!isCreated) return;
    for (const name of names) sql.exec('DELETE FROM documents WHERE name = ?', name);
  }

  function insertEvent(event: KontorEvent): void {
    sql.exec('INSERT INTO events (id, event) VALUES (?, ?)', event.id, JSON.stringify(event));
  }

  /** The notices returned by an operation that was already applied; undefined if it was not. */
  function noticesOf(operationId: string): CartNotice[] | undefined {
    const [notices] = select('SELECT notices AS json FROM operations WHERE id = ?', operationId);
    return notices as CartNotice[] | undefined;
  }

  function forgetAll(): void {
    sql.exec('DELETE FROM documents');
    // The merged guest carts stay recorded: none of them may be merged again.
    sql.exec(`DELETE FROM operations WHERE NOT ${isMerge}`);
  }

  function operations(): AppliedOperation[] {
    return select(
      `SELECT json_object('id', id, 'notices', json(notices)) AS json FROM operations
       WHERE NOT ${isMerge} ORDER BY version`,
    ) as AppliedOperation[];
  }

  return {
    cart: () => {
      const stored = read('cart');
      return stored && migratedCart(stored);
    },
    attempt: () => read('attempt'),
    placed: () => read('placed'),
    undoable: () => {
      const stored = read('undoable');
      return stored && { ...stored, before: withSaved(stored.before) };
    },
    authorization: () => read('authorization'),
    saveAuthorization: (authorization: StoredAuthorization) =>
      write('authorization', authorization),
    idle: () => read('idle'),
    saveIdle: (idle: IdleTime) => write('idle', idle),
    /** Those of these documents that exist, by name. */
    documents: (names: readonly (keyof Documents)[]) =>
      Object.fromEntries(
        names.flatMap((name) => {
          const document = read(name);
          return document === undefined ? [] : [[name, document]];
        }),
      ),
    seen: () => read('seen'),
    saveSeen: (at: number) => write('seen', at),
    lastVersion: () => read('deleted') ?? 0,
    remote: () => read('remote'),
    saveRemote: (remote: RemoteCart) => write('remote', remote),
    askedFrom: () => read('askedFrom'),
    saveAskedFrom: (asked: AskedFrom) => write('askedFrom', asked),
    pending: () => read('pending'),
    savePending: (pending: PendingWrite) => write('pending', pending),
    dropPending: () => drop('pending'),
    hasOtherDetails: () => read('hasOtherDetails') ?? false,
    /** There is no remote cart any more: the next write creates one. */
    forgetRemote: () => drop('remote', 'pending', 'hasOtherDetails'),
    attempts,
    saveAttempt: (attempt: Intent) => write('attempt', attempt),
    dropAttempt: () => drop('attempt'),

    merge: () => read('merge'),
    saveMerge: (merge: MergeAttempt) => write('merge', merge),
    dropMerge: () => drop('merge'),

    /** Deletes the lines, which are in the customer's cart now, and all personal data. */
    commitMerged(cart: Cart, event: KontorEvent): void {
      const { customerEmail, billingAddress, shippingAddress, changesSinceLastVisit, ...merged } =
        cart;
      storage.transactionSync(() => {
        forgetAll();
        attempts.giveUp();
        write('cart', { ...merged, lineItems: [], savedForLater: [] });
        insertEvent(event);
      });
    },

    noticesOf,
    /** The recorded operations in order of version, without merges. */
    operations,
    /** Whether that guest's cart was merged into this one. */
    hasTaken: (guestCartId: string) => noticesOf(mergeOperation(guestCartId)) !== undefined,

    /** Stores the change in one transaction. */
    commit(change: StoredChange): void {
      createTables();
      storage.transactionSync(() => {
        const { cart, operations = [], undoable, events = [], remote } = change;
        write('cart', cart);
        if (remote) {
          write('remote', remote);
          drop('pending', 'hasOtherDetails');
          if (change.hasOtherDetails) write('hasOtherDetails', true);
        }
        if (undoable) write('undoable', undoable);
        if (undoable === null) drop('undoable');
        for (const { id, notices } of operations) {
          sql.exec(
            'INSERT OR IGNORE INTO operations (id, version, notices) VALUES (?, ?, ?)',
            id,
            cart.version,
            JSON.stringify(notices),
          );
        }
        const forgotten = cart.version - maxStoredOperations;
        sql.exec(`DELETE FROM operations WHERE version < ? AND NOT ${isMerge}`, forgotten);
        events.forEach(insertEvent);
      });
    },

    /** Ends all attempts and deletes personal data, which only the order holds now. `paidBy`: the attempt that paid. */
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
        insertEvent(event);
      });
    },

    /** Stores a failed attempt together with the event that mails the shopper. */
    commitFailure(attempt: PaymentAttempt, event: KontorEvent): void {
      createTables();
      storage.transactionSync(() => {
        attempts.save(attempt);
        insertEvent(event);
      });
    },

    /** Removes the items saved for later: they are in the next cart now. */
    commitCarriedOver: (ordered: Cart) => write('cart', { ...ordered, savedForLater: [] }),

    waitingEvents: () => select('SELECT event AS json FROM events LIMIT 100') as KontorEvent[],
    forgetEvents(events: readonly KontorEvent[]): void {
      for (const { id } of events) sql.exec('DELETE FROM events WHERE id = ?', id);
    },

    /** Deletes everything except unsent events and the last version. */
    forgetCart(version: number, event: KontorEvent): void {
      storage.transactionSync(() => {
        forgetAll();
        attempts.giveUp();
        write('deleted', version);
        insertEvent(event);
      });
    },
  };
}
