/** Browse pages are the same for everyone in a market; checkout, account and calls belong to one visitor. */
import { createMiddleware } from 'hono/factory';
import { cacheControlOf } from '#domain/routing/cache-control.ts';
import type { KontorBindings } from '../context.ts';
import { marketOfRequest, marketRulesOf } from '../market-of-request.ts';
import { tagsHeader } from '../page-cache.ts';

export const setCacheControl = createMiddleware<KontorBindings>(async (c, next) => {
  await next();
  if (c.res.status === 101 || c.res.headers.has('Cache-Control')) return;
  const { path, neutralHost } = marketOfRequest(c.req.raw, c.env);
  // A language in a cookie makes two pages of one address.
  const byCookie = neutralHost || marketRulesOf(c.env).localeStrategy === 'domain-cookie';
  const shared = !byCookie && (c.req.method === 'GET' || c.req.method === 'HEAD');
  const cacheControl = cacheControlOf({ path, status: c.res.status, shared });
  c.header('Cache-Control', cacheControl);
  const shown = c.get('shop')?.shown;
  if (cacheControl.startsWith('public') && shown?.size) c.header(tagsHeader, [...shown].join(','));
});
