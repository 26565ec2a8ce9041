import { catalogueTag } from '#domain/routing/cached-page.ts';
import type { StoredStore } from '#domain/store/store.ts';
import { inserts } from '../../d1/bulk-insert.ts';
import { markChanged } from '../pages/page-changes.ts';

/** Upserts them by key, all or none. Drops all cached pages, because every page shows something of its store. */
export async function writeStores(
  db: D1Database,
  stores: readonly StoredStore[],
  now: Date,
): Promise<void> {
  const records = stores.map((store) => [store.key, JSON.stringify(store)]);
  const onConflict = { key: 'key', do: 'update' } as const;
  await db.batch([
    ...inserts(db, { table: 'stores', columns: ['key', 'document'], onConflict }, records),
    markChanged(db, [catalogueTag], now),
  ]);
}
