/** The table of imports from other shops. */
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { nothingPersonal } from '../../d1/personal-data.ts';

/** Maps another shop's SKU to the SKU under which the product is stored here. */
export const foreignSkus = sqliteTable('foreign_skus', {
  foreignSku: text('foreign_sku').primaryKey(),
  sku: text('sku').notNull().unique(),
});

export const importMarks = [nothingPersonal('foreign_skus', 'foreign_sku sku')];
