import { productNumberIn } from '#domain/catalogue/product.ts';
import { redirectOf } from '#domain/routing/redirects.ts';
import type { KontorContext } from '#worker/context.ts';
import { loadTree } from '#worker/render/chrome.ts';
import { category } from './category.tsx';
import { notFound } from './not-found.tsx';
import { product } from './product.tsx';

/** A slug that ends in eight digits is a product, a known category slug a listing, anything else not found. */
export async function catchAll(c: KontorContext) {
  const shop = c.get('shop');
  // Slugs are plain ASCII: anything else, quotes and broken escapes included, is no page of ours.
  const { pathname, search } = new URL(c.req.url);
  const canonical = redirectOf({ path: pathname, search }, shop.store.key)?.path ?? pathname;
  const slug = canonical.slice(shop.prefix.length + 1);
  if (!/^[a-z0-9-]+$/.test(slug)) return notFound(c);
  if (productNumberIn(slug)) return product(c, slug);
  const tree = await loadTree(shop);
  const found = tree.bySlug(slug);
  return found ? category(c, tree, found) : notFound(c, tree);
}
