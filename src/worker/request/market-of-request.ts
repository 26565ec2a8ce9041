/** The market of a request, from its host, path and cookie and the Worker's settings. */
import { type Market, marketOf } from '#domain/locale/market.ts';
import type { Environment } from '../settings/environment.ts';
import { localeCookieOf } from './cookies.ts';

const resolved = new WeakMap<Request, { env: Environment; market: Market }>();

/** Resolved once per request, for the router, the page cache, middleware and pages. */
export function marketOfRequest(request: Request, env: Environment): Market {
  const known = resolved.get(request);
  if (known?.env === env) return known.market;
  const { hostname, pathname } = new URL(request.url);
  const cookie = localeCookieOf(request);
  const market = marketOf({ host: hostname, path: pathname, cookie }, env.settings);
  resolved.set(request, { env, market });
  return market;
}
