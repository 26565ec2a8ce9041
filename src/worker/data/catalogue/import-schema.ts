/** What imports from other shops remember. */
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Under which number goods are kept here that another shop calls by a name of its own. */
export const foreignSkus = sqliteTable('foreign_skus', {
  foreignSku: text('foreign_sku').primaryKey(),
  sku: text('sku').notNull().unique(),
});
