/** Leads from an article that is sold out to the category it belongs to, where others like it are. */
import { sku } from '#domain/cart/actions.ts';
import { productNumberOf } from '#domain/catalogue/product.ts';
import { loadTree } from '#worker/render/chrome.ts';
import type { KontorContext } from '#worker/request/context.ts';

export async function alternative(c: KontorContext): Promise<Response> {
  const shop = c.get('shop');
  const { commerce, caller, prefix } = shop;
  const asked = sku.safeParse(c.req.query('sku'));
  const home = prefix || '/';
  if (!asked.success) return c.redirect(home, 303);
  const [tree, page] = await Promise.all([
    loadTree(shop),
    commerce.getProductPage({ number: productNumberOf(asked.data) }, caller),
  ]);
  if (!page.ok) return c.redirect(home, 303);
  const { product } = page.data;
  const paths = product.categories.map((key) => tree.pathTo(key));
  const [deepest] = paths.sort((a, b) => b.length - a.length);
  const category = deepest?.at(-1);
  return c.redirect(category ? `${prefix}/${category.slug}` : home, 303);
}
