/** Which articles are seen and bought together: counts of pairs, without data about visitors. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PairKind } from '#domain/recommendation/pairs.ts';
import { nothingPersonal } from '../../d1/personal-data.ts';

/** Both directions of every pair. */
export const productPairs = sqliteTable(
  'product_pairs',
  {
    sku: text('sku').notNull(),
    kind: text('kind').$type<PairKind>().notNull(),
    other: text('other').notNull(),
    /** Fades from that day on (domain/recommendation/pairs.ts), so it has decimals, which SQLite accepts here. */
    count: integer('count').notNull(),
    /** ISO day of the newest event counted. */
    countedOn: text('counted_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sku, table.kind, table.other] })],
);

/** Events whose pairs were counted, so that none counts twice; deleted once the queue no longer retries them. */
export const countedEvents = sqliteTable(
  'counted_events',
  { eventId: text('event_id').primaryKey(), at: text('at').notNull() },
  (table) => [index('counted_events_by_time').on(table.at)],
);

export const recommendationMarks = [
  nothingPersonal('product_pairs', 'sku kind other count counted_on'),
  nothingPersonal('counted_events', 'event_id at'),
];
