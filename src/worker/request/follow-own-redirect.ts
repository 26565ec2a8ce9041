/**
 * Avoids a second redirect if the target of a redirect would redirect again: from the www host, to a guarded page, or
 * to another language of the country, where the page may have another slug. The target is requested internally, and
 * only its redirect is returned.
 */
import { countryOfHost } from '#domain/locale/market.ts';
import { isPrivatePath } from '#domain/routing/cache-control.ts';
import type { Environment } from '../settings/environment.ts';
import { marketOfRequest } from './market-of-request.ts';

type Answer = (request: Request) => Promise<Response>;

/** For GET and HEAD only: a submitted form is not followed. */
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
  // Another market's page needs that market's cookies: the browser requests it.
  if (!bare && !(maySendOn && origin === new URL(request.url).origin)) return first;
  const second = bare ? await followOwnRedirect(there, env, answer) : await answer(there);
  const last = targetOf(second, target);
  if (!last) return first;
  const response = new Response(second.body, second);
  const here = !bare && new URL(last).origin === origin;
  response.headers.set('Location', here ? last.slice(origin.length) : last);
  return response;
}

/** Redirects a form that was sent to the www host, with its body; undefined at the market's own host. */
export function atOwnHost(request: Request, env: Environment): Response | undefined {
  const bare = withoutWww(request, env);
  return bare === undefined ? undefined : redirected(bare, 308);
}

/** The address at the market's own host, if the request is for its www host. */
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
