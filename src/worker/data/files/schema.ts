/** Uploaded files. Their bytes are in the bucket FILES, under the key. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { FileType } from '#domain/files/file-type.ts';
import type { FileOwner } from '#domain/files/stored-file.ts';
import { personalData } from '../../d1/personal-data.ts';

export const files = sqliteTable(
  'files',
  {
    id: text('id').primaryKey(),
    /** Both null until the form that it was sent with is stored; such files are deleted after a day. */
    ownerKind: text('owner_kind').$type<FileOwner['kind']>(),
    ownerRef: text('owner_ref'),
    /** As the sender called it. */
    name: text('name').notNull(),
    type: text('type').$type<FileType>().notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: text('created_at').notNull(),
    key: text('key').notNull(),
  },
  (table) => [
    index('files_by_owner').on(table.ownerKind, table.ownerRef),
    index('files_without_owner').on(table.createdAt).where(sql`${table.ownerRef} IS NULL`),
  ],
);

const ofReview = (column: string): string =>
  `(SELECT ${column} FROM reviews WHERE owner_kind = 'review' AND reviews.id = owner_ref)`;
const ofCase = (column: string): string =>
  `(SELECT ${column} FROM support_messages JOIN support_cases ON support_cases.id = case_id
    WHERE owner_kind = 'support-message' AND support_messages.id = owner_ref)`;

export const fileMarks = [
  personalData('files', {
    // Found by their owner, a review or a case: the part that deletes those deletes their files with the bytes.
    of: {
      email: [ofReview('author_email'), ofCase('email')],
      customer: [ofReview('customer_id'), ofCase('customer_id')],
      order: ofReview('order_id'),
    },
    none: 'id owner_kind owner_ref type bytes created_at key',
    personal: 'name',
    erasure: 'part',
  }),
];
