/** What a cart's room keeps in its own SQLite: the cart, its operations, an order under way, events to tell. */
import type { Cart } from '#domain/cart/cart.ts';
import type { KontorEvent } from '#domain/events.ts';
import type { CartChange, Outcome } from '#domain/operations.ts';
import type { OrderDraft } from '#domain/order/order.ts';

/** Operations older than this many versions are forgotten; nobody retries that late. */
const keptOperations = 500;

/** Written before the order is stored, so that a crash in between is repeated and not doubled. */
export type OrderAttempt = {
  draft: OrderDraft;
  eventIds: { orderPlaced: string; stockChanged: string };
  placed: boolean;
};

export type RoomMemory = ReturnType<typeof roomMemory>;

export function roomMemory(storage: DurableObjectStorage) {
  const { sql } = storage;
  sql.exec(`
    CREATE TABLE IF NOT EXISTS documents (name TEXT PRIMARY KEY, document TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS operations (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL, at TEXT NOT NULL, outcome TEXT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS events (id TEXT PRIMARY KEY, event TEXT NOT NULL);
  `);

  function read<Document>(name: string): Document | undefined {
    const [row] = sql.exec('SELECT document FROM documents WHERE name = ?', name).toArray();
    return row ? (JSON.parse(String(row.document)) as Document) : undefined;
  }

  function write(name: string, document: unknown): void {
    sql.exec(
      `INSERT INTO documents (name, document) VALUES (?, ?)
       ON CONFLICT (name) DO UPDATE SET document = excluded.document`,
      name,
      JSON.stringify(document),
    );
  }

  return {
    cart: () => read<Cart>('cart'),
    attempt: () => read<OrderAttempt>('attempt'),
    saveAttempt: (attempt: OrderAttempt) => write('attempt', attempt),
    dropAttempt: () => sql.exec("DELETE FROM documents WHERE name = 'attempt'"),

    outcomeOf(operationId: string): Outcome<CartChange> | undefined {
      const [row] = sql.exec('SELECT outcome FROM operations WHERE id = ?', operationId).toArray();
      return row ? (JSON.parse(String(row.outcome)) as Outcome<CartChange>) : undefined;
    },

    /** The cart, the operation that made it and the event it causes, or none of them. */
    commit(change: {
      cart: Cart;
      at: string;
      operation?: { id: string; outcome: Outcome<CartChange> };
      event?: KontorEvent;
    }): void {
      storage.transactionSync(() => {
        write('cart', change.cart);
        if (change.operation) {
          sql.exec(
            'INSERT INTO operations (id, version, at, outcome) VALUES (?, ?, ?, ?)',
            change.operation.id,
            change.cart.version,
            change.at,
            JSON.stringify(change.operation.outcome),
          );
          sql.exec(
            'DELETE FROM operations WHERE version < ?',
            change.cart.version - keptOperations,
          );
        }
        if (change.event) {
          sql.exec(
            'INSERT INTO events (id, event) VALUES (?, ?)',
            change.event.id,
            JSON.stringify(change.event),
          );
        }
      });
    },

    waitingEvents: () =>
      sql
        .exec('SELECT event FROM events LIMIT 100')
        .toArray()
        .map((row) => JSON.parse(String(row.event)) as KontorEvent),
    forgetEvents(events: readonly KontorEvent[]): void {
      for (const { id } of events) sql.exec('DELETE FROM events WHERE id = ?', id);
    },

    /** Leaves nothing but the events still to be told. */
    forgetCart(event: KontorEvent): void {
      storage.transactionSync(() => {
        sql.exec('DELETE FROM documents');
        sql.exec('DELETE FROM operations');
        sql.exec('INSERT INTO events (id, event) VALUES (?, ?)', event.id, JSON.stringify(event));
      });
    },
  };
}
