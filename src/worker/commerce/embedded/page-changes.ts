/** Which pages are out of date: every change of the catalogue leaves its tags here. */
import { staleSeconds } from '#domain/routing/cache-control.ts';
import { type Changes, settlingMs } from '#domain/routing/kept-page.ts';
import { keptInIsolate } from './kept.ts';

/** How long an isolate answers from what it knows. */
const knownForMs = 5_000;

/** A statement for the transaction that makes the change. */
export function markChanged(
  db: D1Database,
  tags: readonly string[],
  at: Date,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO page_changes (tag, changed_at) SELECT value, ?2 FROM json_each(?1) WHERE true
       ON CONFLICT (tag) DO UPDATE SET changed_at = max(changed_at, excluded.changed_at)`,
    )
    .bind(JSON.stringify(tags), at.getTime());
}

/** The changes that a kept page may have missed. */
export function recentChanges(db: D1Database, now: Date): Promise<Changes> {
  const since = now.getTime() - staleSeconds * 1000 - settlingMs;
  return keptInIsolate(
    db,
    'page changes',
    now,
    async () => {
      const { results } = await db
        .prepare('SELECT tag, changed_at FROM page_changes WHERE changed_at > ?1')
        .bind(since)
        .all<{ tag: string; changed_at: number }>();
      return new Map(results.map(({ tag, changed_at }) => [tag, changed_at]));
    },
    knownForMs,
  );
}
