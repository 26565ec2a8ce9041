import { robotsOf, robotsOfNeutralHost } from '#domain/seo/robots.ts';
import type { KontorContext } from '#worker/context.ts';
import { notFound } from './not-found.tsx';

/** robots.txt: one a host, so there is none under a language prefix. */
export function robots(c: KontorContext): Response | Promise<Response> {
  const { store, prefix, neutralHost, hrefOfMarket } = c.get('shop');
  if (prefix) return notFound(c);
  return c.text(
    neutralHost ? robotsOfNeutralHost : robotsOf(store.key, hrefOfMarket(store.key, '')),
  );
}
