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

export const fileMarks = [
  personalData('files', {
    // Found by their owner, a review or a case: a part deletes them together with their bytes.
    of: {},
    none: 'id owner_kind owner_ref type bytes created_at key',
    personal: 'name',
    erasure: 'part',
  }),
];
