/** The table of imports from other shops. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { nothingPersonal } from '../../d1/personal-data.ts';

/** Maps another shop's SKU to the SKU under which the product is stored here. */
export const foreignSkus = sqliteTable('foreign_skus', {
  foreignSku: text('foreign_sku').primaryKey(),
  sku: text('sku').notNull().unique(),
  /** The remote backend has the article under this SKU; else only a file had it. */
  isRemote: integer('is_remote', { mode: 'boolean' }).notNull().default(false),
});

export const importMarks = [nothingPersonal('foreign_skus', 'foreign_sku sku is_remote')];
