/** Sends a page request to its one true address, in one step, before anything is loaded for it. */
import { createMiddleware } from 'hono/factory';
import { productNumberIn } from '#domain/catalogue/product.ts';
import { countryOf, countryOfHost } from '#domain/locale/market.ts';
import { isReserved, redirectOf } from '#domain/routing/redirects.ts';
import type { KontorBindings } from '../context.ts';
import { countryCookieOf } from '../cookies.ts';
import { hostRulesOf } from '../host-rules.ts';

export const canonicalUrl = createMiddleware<KontorBindings>(async (c, next) => {
  const { hostname, pathname, search } = new URL(c.req.url);
  if ((c.req.method !== 'GET' && c.req.method !== 'HEAD') || isReserved(pathname)) return next();
  const rules = hostRulesOf(c.env);
  const country = countryOf(hostname, countryCookieOf(c.req.raw), rules);
  const target = redirectOf({ path: pathname, search }, country);
  // A product's address ends in its name today, which only the product page knows: it answers for all of it.
  if (!target || productNumberIn(target.path)) return next();
  // On a neutral host the answer depends on a cookie: no cache may keep it.
  if (countryOfHost(hostname, rules)) return c.redirect(target.path + target.search, 301);
  c.header('Cache-Control', 'private, no-store');
  return c.redirect(target.path + target.search, 302);
});
