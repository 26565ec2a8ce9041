/** The stock of an article: one entry for each channel that supplies it, and one without a channel. */
import type { Fields } from './fields-of.ts';
import type { Records } from './records.ts';

export async function stockEntries(sku: string, records: Records): Promise<Fields[]> {
  const where = `sku = ${JSON.stringify(sku)}`;
  return (await records.query('inventory-entry', { where, limit: 500 })).results;
}
