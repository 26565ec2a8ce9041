/** What a room keeps of payments with providers. They outlive the cart: money may come late. */
import { givenUp, type PaymentAttempt } from '#domain/payment/attempt.ts';

export type AttemptMemory = ReturnType<typeof attemptMemory>;

export function attemptMemory({ sql }: Pick<DurableObjectStorage, 'sql'>) {
  let begun = sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'attempts'").toArray().length > 0;

  function all(): PaymentAttempt[] {
    if (!begun) return [];
    const rows = sql.exec<{ document: string }>('SELECT document FROM attempts ORDER BY rowid');
    return rows.toArray().map(({ document }) => JSON.parse(document) as PaymentAttempt);
  }

  function save(attempt: PaymentAttempt): void {
    if (!begun) sql.exec('CREATE TABLE attempts (id TEXT PRIMARY KEY, document TEXT NOT NULL)');
    begun = true;
    sql.exec(
      `INSERT INTO attempts (id, document) VALUES (?, ?)
       ON CONFLICT (id) DO UPDATE SET document = excluded.document`,
      attempt.id,
      JSON.stringify(attempt),
    );
  }

  return {
    all,
    find: (id: string) => all().find((attempt) => attempt.id === id),
    save,
    /** The cart ends, or was ordered by another one: what the others bring goes back. */
    giveUp(but?: string): void {
      for (const attempt of all()) {
        if (attempt.id !== but && attempt.aim === 'order') save(givenUp(attempt));
      }
    },
  };
}
