/** Who has been told of a recall. The recalls themselves are a content document (domain/content/recall.ts). */
import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { personalData } from '../../d1/personal-data.ts';

export const recallNotices = sqliteTable(
  'recall_notices',
  {
    recallId: text('recall_id').notNull(),
    /** The address of the order, in lower case: one mail for each. */
    email: text('email').notNull(),
    /** The latest concerned order of the address then. */
    orderId: text('order_id').notNull(),
    at: text('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recallId, table.email] })],
);

/** How long the shop can show that it has told a buyer: as long as makers keep their documents (GPSR art. 9). */
const keptDays = 3653;

export const recallMarks = [
  // An erased order has no address any more: nobody is told twice.
  personalData('recall_notices', {
    of: { email: 'email', order: 'order_id' },
    none: 'recall_id order_id at',
    personal: 'email',
    erasure: 'delete',
    expires: { column: 'at', days: keptDays },
  }),
];
