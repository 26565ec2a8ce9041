/** Browse pages are the same for everyone in a market; checkout and calls belong to one visitor. */
import { createMiddleware } from 'hono/factory';
import type { KontorBindings } from '../context.ts';

/** Shared caches keep a browse page for a minute and may show it for an hour while they fetch it anew. */
export const publicPage = createMiddleware<KontorBindings>(async (c, next) => {
  await next();
  const cacheable = c.res.status === 200 && !c.get('shop').neutralHost;
  c.header(
    'Cache-Control',
    cacheable ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=3600' : 'private, no-cache',
  );
});

/** What crawlers fetch, robots.txt and sitemaps: an hour old is new enough. */
export const publicFile = createMiddleware<KontorBindings>(async (c, next) => {
  await next();
  const cacheable = c.res.status === 200 && !c.get('shop').neutralHost;
  c.header('Cache-Control', cacheable ? 'public, max-age=3600' : 'private, no-cache');
});

export const privatePage = createMiddleware<KontorBindings>(async (c, next) => {
  await next();
  c.header('Cache-Control', 'private, no-store');
});
