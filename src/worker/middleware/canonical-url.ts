/** Sends a page request to its one true address, in one step. */
import { createMiddleware } from 'hono/factory';
import { productNumberIn } from '#domain/catalogue/product.ts';
import { isPrivatePath } from '#domain/routing/cache-control.ts';
import { type RedirectRule, routingOf } from '#domain/routing/location.ts';
import { redirectOf } from '#domain/routing/redirects.ts';
import { hasForbiddenQuote, isReserved } from '#domain/routing/reserved.ts';
import type { KontorBindings } from '../context.ts';
import { marketOfRequest, marketRulesOf } from '../market-of-request.ts';
import { movedTo } from '../moved-to.ts';
import { seoRedirectOf } from '../services/seo-redirects/seo-redirects.ts';
import { renamedCategory } from './renamed-category.ts';

/** The rules composed into one redirect. What is no page, or never will be one, is sent nowhere. */
export function canonicalUrl(rules: readonly RedirectRule[]) {
  return createMiddleware<KontorBindings>(async (c, next) => {
    const url = new URL(c.req.url);
    const { pathname, search } = url;
    const isPage = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isPage || isReserved(pathname) || hasForbiddenQuote(pathname)) return next();
    const market = marketOfRequest(c.req.raw, c.env);
    const routing = routingOf(market.locale.country, marketRulesOf(c.env));
    const target = redirectOf({ path: pathname, search }, routing, rules);
    const known = target ? new URL(target.path + target.search, url) : url;
    // Addresses of one visitor, such as the link of a mail, are told to nobody.
    const moved = isPrivatePath(market.path) ? undefined : await seoRedirectOf(known, c.env);
    if (moved) return c.redirect(moved.location, moved.status);
    // A product's address ends in its name today, which only the product page knows: it answers for all of it.
    if (!target || productNumberIn(target.path)) return next();
    const shop = c.get('shop');
    const renamed = shop && (await renamedCategory(shop, target.path));
    return movedTo(c, (renamed ?? target.path) + target.search);
  });
}
