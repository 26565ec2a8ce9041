/**
 * Nobody is sent twice, also where the one true address would send on by itself: from the host with www, to a page that
 * a guard keeps, or to another language of the country, where the page may have another name. It is asked at once, and
 * only the last step is told.
 */
import { countryOfHost } from '#domain/locale/market.ts';
import { isPrivatePath } from '#domain/routing/cache-control.ts';
import type { Environment } from '../settings/environment.ts';
import { marketOfRequest } from './market-of-request.ts';

type Answer = (request: Request) => Promise<Response>;

/** For reads alone: what a form sends is never sent on by itself. */
export async function followOwnRedirect(
  request: Request,
  env: Environment,
  answer: Answer,
): Promise<Response> {
  const bare = withoutWww(request, env);
  const first = bare ? redirected(bare, 301) : await answer(request);
  const target = bare ?? targetOf(first, request.url);
  if (first.status !== 301 || !target) return first;
  const there = new Request(target, request);
  const { origin } = new URL(target);
  const { path, prefix } = marketOfRequest(there, env);
  const maySendOn = isPrivatePath(path) || prefix !== marketOfRequest(request, env).prefix;
  // Another market's page is asked with another market's cookies: by the browser.
  if (!bare && !(maySendOn && origin === new URL(request.url).origin)) return first;
  const second = bare ? await followOwnRedirect(there, env, answer) : await answer(there);
  const last = targetOf(second, target);
  if (!last) return first;
  const response = new Response(second.body, second);
  const here = !bare && new URL(last).origin === origin;
  response.headers.set('Location', here ? last.slice(origin.length) : last);
  return response;
}

/** Where a form that was sent to www has to go, as it is; undefined at the market's own host. */
export function atOwnHost(request: Request, env: Environment): Response | undefined {
  const bare = withoutWww(request, env);
  return bare === undefined ? undefined : redirected(bare, 308);
}

/** The address at the market's own host, when asked for at its www. */
function withoutWww(request: Request, env: Environment): string | undefined {
  const url = new URL(request.url);
  if (!url.hostname.startsWith('www.')) return undefined;
  url.hostname = url.hostname.slice('www.'.length);
  return countryOfHost(url.hostname, env.settings) && url.href;
}

function redirected(to: string, status: 301 | 308): Response {
  return new Response(null, { status, headers: { Location: to } });
}

function targetOf(response: Response, base: string): string | undefined {
  const location = response.headers.get('Location');
  return location === null ? undefined : new URL(location, base).href;
}
