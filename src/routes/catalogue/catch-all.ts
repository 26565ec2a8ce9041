import { categoryBySlug } from '#domain/catalogue/category.ts';
import { productNumberIn } from '#domain/catalogue/product.ts';
import { isContentPage } from '#domain/content/pages.ts';
import { redirectOf } from '#domain/routing/redirects.ts';
import { hasForbiddenQuote } from '#domain/routing/reserved.ts';
import { renamedCategory } from '#worker/middleware/renamed-category.ts';
import { loadTree } from '#worker/render/chrome.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { redirectToMoved } from '#worker/request/moved-to.ts';
import { category } from './category.tsx';
import { contentPage } from './content-page.tsx';
import { notFound } from './not-found.tsx';
import { product } from './product.tsx';

/**
 * A slug that ends in eight digits is a product, a known category slug a listing, else it may be a content page; all
 * others are not found. Source: checklist URL-2.
 */
export async function catchAll(c: KontorContext) {
  const shop = c.get('shop');
  const { pathname, search } = new URL(c.req.url);
  if (hasForbiddenQuote(pathname)) return notFound(c);
  const { path } = redirectOf({ path: pathname, search }, shop.routing) ?? { path: pathname };
  const slug = path.slice(shop.prefix.length + 1).replace(/\/$/, '');
  // Slugs are plain ASCII: anything else, broken escapes included, is not found.
  if (!/^[a-z0-9_-]+$/.test(slug)) return notFound(c);
  if (productNumberIn(slug)) return product(c, slug);
  const tree = await loadTree(shop);
  const found = categoryBySlug(tree.trees, slug);
  if (found) return category(c, tree, found);
  if (isContentPage(slug)) return contentPage(c, tree, slug);
  const renamed = await renamedCategory(shop, path);
  return renamed ? redirectToMoved(c, renamed + search) : notFound(c, tree);
}
