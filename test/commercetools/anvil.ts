/** A product that somebody makes at a project. */
import type { Twin } from '../commercetools-twin/server.ts';

export const anvilDraft = (sku: string, more: object = {}, variant: object = {}) => ({
  key: `p-${sku}`,
  productType: { typeId: 'product-type', key: 'standard_product' },
  name: { de: 'Amboss' },
  slug: { de: `amboss-${sku.toLowerCase()}` },
  publish: true,
  masterVariant: { sku, attributes: [], prices: [], ...variant },
  ...more,
});

/** One whose price is a resource of its own. Returns that price. */
export async function standaloneAnvil(
  { records }: Twin,
  sku: string,
  price: object,
): Promise<Record<string, unknown>> {
  const product = await records.create('product', anvilDraft(sku));
  // The mock drops it.
  await records.patch('product', product, { priceMode: 'Standalone' });
  return records.create('standalone-price', { sku, active: true, ...price });
}
