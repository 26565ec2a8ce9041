/** Payment attempts of a room. They stay stored after the cart has ended, because money may arrive late. */
import { abandoned, type PaymentAttempt } from '#domain/payment/attempt.ts';

export function createAttemptStore({ sql }: Pick<DurableObjectStorage, 'sql'>) {
  let isCreated =
    sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'attempts'").toArray().length > 0;

  function all(): PaymentAttempt[] {
    if (!isCreated) return [];
    const rows = sql.exec<{ document: string }>('SELECT document FROM attempts ORDER BY rowid');
    return rows.toArray().map(({ document }) => JSON.parse(document) as PaymentAttempt);
  }

  function save(attempt: PaymentAttempt): void {
    if (!isCreated) sql.exec('CREATE TABLE attempts (id TEXT PRIMARY KEY, document TEXT NOT NULL)');
    isCreated = true;
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
    /** Called when the cart has ended or was ordered by the attempt `except`: returns the money of all other attempts. */
    giveUp(except?: string): void {
      for (const attempt of all()) {
        if (attempt.id !== except && attempt.aim === 'order') save(abandoned(attempt));
      }
    },
  };
}
