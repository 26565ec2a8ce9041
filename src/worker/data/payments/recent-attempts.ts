/** The last payment attempts, for the operator. */
import { sql } from 'drizzle-orm';
import { rows } from '../../d1/statements.ts';

export type RecentAttempt = {
  /** Our reference at the provider. */
  id: string;
  provider: string;
  method: string;
  state: string;
  providerReference: string | null;
  startedAt: string;
  updatedAt: string;
  settledAt: string | null;
};

/** An attempt without an update for this long has an error. */
const stuckAfterMs = 3_600_000;

/** The newest first. */
export function recentAttempts(
  db: D1Database,
  { stuck, limit }: { stuck: boolean; limit: number },
  now: Date,
): Promise<RecentAttempt[]> {
  const before = new Date(now.getTime() - stuckAfterMs).toISOString();
  const which = stuck ? sql`settled_at IS NULL AND updated_at < ${before}` : sql`true`;
  return rows(
    db,
    sql`SELECT id, provider, method, state, provider_reference AS providerReference,
        started_at AS startedAt, updated_at AS updatedAt, settled_at AS settledAt
      FROM payment_attempts WHERE ${which} ORDER BY started_at DESC, id LIMIT ${limit}`,
  );
}
