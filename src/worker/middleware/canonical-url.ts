/** Sends a page request to its one true address, in one step. */
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

/** The redirect rules composed into one redirect. What is no page, or never will be one, is sent nowhere. */
export const canonicalUrl = createMiddleware<KontorBindings>(async (c, next) => {
  const url = new URL(c.req.url);
  const { pathname, search } = url;
  if (isReserved(pathname) || hasForbiddenQuote(pathname)) return next();
  const shop = c.get('shop');
  const target = redirectOf({ path: pathname, search }, shop.routing);
  const known = target ? new URL(target.path + target.search, url) : url;
  // Addresses of one visitor, such as the link of a mail, are told to nobody.
  const isLookedUp = c.env.settings.seoRedirectsUrl && !isPrivatePath(shop.path);
  const moved = isLookedUp ? await seoRedirectOf(known, c.env) : undefined;
  if (moved) return c.redirect(moved.location, moved.status);
  // A product's address ends in its name today, which only the product page knows: it answers for all of it, where the
  // request has found its language (`/FR/…` has not).
  const isHere = target && splitPrefix(target.path, shop.routing).prefix === shop.prefix;
  if (!target || (isHere && productNumberIn(target.path))) return next();
  const renamed = await renamedCategory(shop, target.path);
  return redirectToMoved(c, (renamed ?? target.path) + target.search);
});
