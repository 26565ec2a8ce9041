/** Pending, handled and dead events. */
import { sql } from 'drizzle-orm';
import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { KontorEvent } from '#domain/events.ts';
import { json } from '../../d1/columns.ts';
import { nothingPersonal, personalData } from '../../d1/personal-data.ts';

/** Events that wait for the queue, written in the transaction of the change itself. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    event: json<KontorEvent>('event'),
    at: text('at').notNull(),
    sentAt: text('sent_at'),
  },
  (table) => [
    index('outbox_unsent').on(table.at).where(sql`${table.sentAt} IS NULL`),
    index('outbox_sent').on(table.sentAt),
  ],
);

/** Which handler has already done its work for which event. */
export const handledEvents = sqliteTable(
  'handled_events',
  {
    eventId: text('event_id').notNull(),
    handler: text('handler').notNull(),
    /** ISO time; empty: before it was recorded. */
    handledAt: text('handled_at').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.handler] }),
    index('handled_events_by_age').on(table.handledAt),
  ],
);

/** Events that no handler could handle, received from the dead-letter queue. */
export const deadEvents = sqliteTable(
  'dead_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    event: json<KontorEvent>('event'),
    /** ISO time at which it was given up. */
    at: text('at').notNull(),
  },
  (table) => [index('dead_events_by_age').on(table.at)],
);

export const eventMarks = [
  // Events about a person are found by what they contain.
  personalData('outbox', {
    of: {},
    none: 'id at sent_at',
    personal: 'event',
    erasure: 'part',
  }),
  // Longer than an event can be repeated: the queue tries for a day, a dead event is kept for 30 days.
  nothingPersonal('handled_events', 'event_id handler handled_at', {
    expires: { column: 'handled_at', days: 60 },
  }),
  personalData('dead_events', {
    of: {},
    none: 'id type at',
    personal: 'event',
    erasure: 'part',
    expires: { column: 'at', days: 30 },
  }),
];
