/** The market of a request, from its host, path and cookie and the Worker's settings. */
import { localeInFront } from '#domain/locale/asked-site.ts';
import { type Market, marketOf } from '#domain/locale/market.ts';
import type { Environment } from '../settings/environment.ts';
import { localeCookieOf } from './cookies.ts';

const resolved = new WeakMap<Request, { env: Environment; market: Market }>();

/** Resolved once per request, for the router, the page cache, middleware and pages. */
export function marketOfRequest(request: Request, env: Environment): Market {
  const known = resolved.get(request);
  if (known?.env === env) return known.market;
  const url = new URL(request.url);
  const { hostname, pathname } = url;
  const cookie = localeCookieOf(request);
  const market = marketOfOrigin(
    url,
    marketOf({ host: hostname, path: pathname, cookie }, env.settings),
    env,
  );
  resolved.set(request, { env, market });
  return market;
}

/** A shop in front asks at one address for all markets: the parameter `origin` of its calls names the one that is meant. */
function marketOfOrigin({ searchParams }: URL, market: Market, { settings }: Environment): Market {
  const origin =
    market.neutralHost && market.path.startsWith('/new-ct/') && searchParams.get('origin');
  const locale = origin ? localeInFront(origin, settings) : undefined;
  return locale ? { ...market, locale, choseElsewhere: false } : market;
}
