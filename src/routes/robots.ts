import { hourOld } from '#domain/routing/cache-control.ts';
import { robotsOf, robotsOfNeutralHost } from '#domain/seo/robots.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { notFound } from './catalogue/not-found.tsx';

/** robots.txt: one per host, so there is none under a language prefix. */
export function robots(c: KontorContext): Response | Promise<Response> {
  const { store, prefix, neutralHost, routing, hrefOfMarket } = c.get('shop');
  if (prefix) return notFound(c);
  const prefixes = ['', ...routing.prefixed.map((language) => `/${language}`)];
  if (!neutralHost) c.header('Cache-Control', hourOld);
  return c.text(
    neutralHost ? robotsOfNeutralHost : robotsOf(prefixes, hrefOfMarket(store.key, '')),
  );
}
