/** A host that stands for no market shows other hosts' pages: no search engine keeps them. Source: eu-2026.md SEO-21. */
import { createMiddleware } from 'hono/factory';
import type { KontorBindings } from '../context.ts';
import { marketOfRequest } from '../market-of-request.ts';

export const noindexNeutralHost = createMiddleware<KontorBindings>(async (c, next) => {
  await next();
  const { neutralHost } = marketOfRequest(c.req.raw, c.env);
  // A socket's headers cannot be changed.
  if (neutralHost && c.res.status !== 101) c.header('X-Robots-Tag', 'noindex');
});
