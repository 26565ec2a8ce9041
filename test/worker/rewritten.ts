/** Changes a product as an import does. */
import { env } from 'cloudflare:test';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { readProductsBySku } from '#worker/data/catalogue/read-documents.ts';
import { catalogueWriter } from '#worker/data/catalogue/write-products.ts';

export async function rewrite(
  sku: string,
  change: (product: ProductDocument) => Partial<ProductDocument>,
) {
  const [product] = await readProductsBySku(env.DB, [sku]);
  if (!product) throw new Error(`no product ${sku}`);
  await catalogueWriter(env.DB, new Date()).writeProducts([{ ...product, ...change(product) }]);
}

/** The same name in each language. */
export const called = (name: string) => (product: ProductDocument) => ({
  texts: Object.fromEntries(
    Object.entries(product.texts).map(([language, text]) => [language, { ...text, name }]),
  ),
});
