/** A host that stands for no market shows other hosts' pages: no search engine keeps them. Source: eu-2026.md SEO-21. */
import { createMiddleware } from 'hono/factory';
import { countryOfHost } from '#domain/locale/market.ts';
import type { KontorBindings } from '../context.ts';
import { hostRulesOf } from '../host-rules.ts';

export const noindexNeutralHost = createMiddleware<KontorBindings>(async (c, next) => {
  await next();
  const neutral = !countryOfHost(new URL(c.req.url).hostname, hostRulesOf(c.env));
  // A socket's headers cannot be changed.
  if (neutral && c.res.status !== 101) c.header('X-Robots-Tag', 'noindex');
});
