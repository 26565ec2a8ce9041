/** Redirects a page request to its canonical address, in one step. */
import { createMiddleware } from 'hono/factory';
import { productNumberIn } from '#domain/catalogue/product.ts';
import { isPrivatePath } from '#domain/routing/cache-control.ts';
import { splitPrefix } from '#domain/routing/location.ts';
import { redirectOf } from '#domain/routing/redirects.ts';
import { hasForbiddenQuote, isReserved } from '#domain/routing/reserved.ts';
import type { KontorBindings } from '../request/context.ts';
import { redirectToMoved } from '../request/moved-to.ts';
import { seoRedirectOf } from '../services/seo-redirects/seo-redirects.ts';
import { renamedCategory } from './renamed-category.ts';

/** Combines the redirect rules into one redirect. Paths that cannot be pages are not redirected. */
export const canonicalUrl = createMiddleware<KontorBindings>(async (c, next) => {
  const url = new URL(c.req.url);
  const { pathname, search } = url;
  if (isReserved(pathname) || hasForbiddenQuote(pathname)) return next();
  const shop = c.get('shop');
  const target = redirectOf({ path: pathname, search }, shop.routing);
  const known = target ? new URL(target.path + target.search, url) : url;
  // Private addresses, such as the link of a mail, are not sent to the service.
  const isLookedUp = c.env.settings.seoRedirectsUrl && !isPrivatePath(shop.path);
  const moved = isLookedUp ? await seoRedirectOf(known, c.env) : undefined;
  if (moved) return c.redirect(moved.location, moved.status);
  // Only the product page knows a product's current slug: it redirects by itself, if the request has the right language
  // prefix (`/FR/…` has not).
  const isHere = target && splitPrefix(target.path, shop.routing).prefix === shop.prefix;
  if (!target || (isHere && productNumberIn(target.path))) return next();
  const renamed = await renamedCategory(shop, target.path);
  return redirectToMoved(c, (renamed ?? target.path) + target.search);
});
