/** Sends a page request to its one true address, in one step, before anything is loaded for it. */
import { createMiddleware } from 'hono/factory';
import { productNumberIn } from '#domain/catalogue/product.ts';
import { countryOf } from '#domain/locale/market.ts';
import { isReserved, redirectOf } from '#domain/routing/redirects.ts';
import type { KontorBindings } from '../context.ts';
import { countryCookieOf } from '../cookies.ts';
import { hostRulesOf } from '../host-rules.ts';

export const canonicalUrl = createMiddleware<KontorBindings>(async (c, next) => {
  const { hostname, pathname, search } = new URL(c.req.url);
  if ((c.req.method !== 'GET' && c.req.method !== 'HEAD') || isReserved(pathname)) return next();
  const country = countryOf(hostname, countryCookieOf(c.req.raw), hostRulesOf(c.env));
  const target = redirectOf({ path: pathname, search }, country);
  // A product's address ends in its name today, which only the product page knows: it answers for all of it.
  if (!target || productNumberIn(target.path)) return next();
  return c.redirect(target.path + target.search, 301);
});
