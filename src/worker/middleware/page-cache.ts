/**
 * Caches browse pages at the edge, one copy per market: fresh for a minute, stale for an hour while they are rendered
 * again, and dropped once something they show has changed. Runs before the app, so that a cached page is cheap.
 * Source: architecture.md "Pages" 4; RFC 9211 for the header Cache-Status.
 */
import { previewParameter } from '#domain/content/preview.ts';
import { dayIn } from '#domain/locale/dates.ts';
import { logLine } from '#domain/log-line.ts';
import { isPrivatePath } from '#domain/routing/cache-control.ts';
import { cachedPageState } from '#domain/routing/cached-page.ts';
import { isReserved } from '#domain/routing/reserved.ts';
import { dispatchDay } from '#domain/shipping/delivery-date.ts';
import { backendOf } from '../commerce/backends.ts';
import { marketOfRequest } from '../request/market-of-request.ts';
import type { Environment } from '../settings/environment.ts';

type Render = (request: Request) => Response | Promise<Response>;

/** Headers of a cached copy that are not sent to visitors. */
const renderedAtHeader = 'Kontor-Rendered-At';
const browserHeader = 'Kontor-Cache-Control';
/** The page's cache tags; shared caches in front of this one can purge by them. */
export const tagsHeader = 'Cache-Tag';

export async function pageCache(
  request: Request,
  env: Environment,
  context: Pick<ExecutionContext, 'waitUntil'>,
  render: Render,
): Promise<Response> {
  if (!isCacheable(request, env)) return render(request);
  const now = new Date();
  const key = cacheKeyOf(request, env, now);
  const known = await cachedCopy(request, env, key, now).catch((error: Error) =>
    console.error(logLine('kept page not found', error)),
  );
  if (!known) return render(request);
  const { copy, changes } = known;
  const state = copy ? cachedPageState(describedBy(copy), changes, now.getTime()) : 'gone';
  if (!copy || state === 'gone') {
    const response = await render(request);
    context.waitUntil(storePage(key, response.clone(), now));
    return response;
  }
  if (state === 'stale') context.waitUntil(renew(key, request, render, now));
  return asAnswer(copy, state);
}

/** The cached copy of this key, and the changes of its tags. */
async function cachedCopy(request: Request, env: Environment, key: Request, now: Date) {
  const copy = await caches.default.match(key);
  if (!copy) return { changes: new Map<string, number>() };
  const { country } = marketOfRequest(request, env).locale;
  const changes = await backendOf(env).pageChanges(describedBy(copy).tags, country, now);
  return { copy, changes };
}

function isCacheable(request: Request, env: Environment): boolean {
  if (env.settings.pageCache === 'off' || request.method !== 'GET') return false;
  const { path, neutralHost, choseElsewhere } = marketOfRequest(request, env);
  const byCookie = neutralHost || env.settings.localeStrategy === 'domain-cookie';
  // With `choseElsewhere`, the response sets a cookie (localize-url.ts).
  if (new URL(request.url).searchParams.has(previewParameter)) return false;
  return !byCookie && !choseElsewhere && !isReserved(path) && !isPrivatePath(path);
}

/**
 * The key contains the deployment, the market's day and the day on which an order of now ships, because pages show
 * delivery dates, articles are released and VAT rates change. It also contains the scheme: a page's links and content policy name it, and must not be served
 * under the other one.
 */
function cacheKeyOf(request: Request, env: Environment, now: Date): Request {
  const { protocol, host, pathname, search } = new URL(request.url);
  const { country } = marketOfRequest(request, env).locale;
  const market = { country, cutOffHour: env.settings.deliveryCutOff };
  const shipped = dispatchDay(now, market).toISOString().slice(0, 10);
  const version = [env.VERSION.id, dayIn(country, now), shipped].join('.');
  const scheme = protocol.slice(0, -1);
  return new Request(`https://kept.invalid/${version}/${scheme}/${host}${pathname}${search}`);
}

function describedBy(copy: Response): { renderedAt: number; tags: string[] } {
  return {
    renderedAt: Number(copy.headers.get(renderedAtHeader)),
    tags: copy.headers.get(tagsHeader)?.split(',') ?? [],
  };
}

async function storePage(key: Request, response: Response, now: Date): Promise<void> {
  const browser = response.headers.get('Cache-Control') ?? '';
  if (response.status !== 200 || !browser.startsWith('public')) return;
  const copy = new Response(response.body, response);
  copy.headers.set(browserHeader, browser);
  copy.headers.set(renderedAtHeader, String(now.getTime()));
  copy.headers.set('Cache-Control', 'public, max-age=3600');
  await caches.default.put(key, copy);
}

/** Pages that this isolate is rendering again, so that concurrent requests do not render them too. */
const renewing = new Set<string>();

async function renew(key: Request, request: Request, render: Render, now: Date): Promise<void> {
  if (renewing.has(key.url)) return;
  renewing.add(key.url);
  try {
    await storePage(key, await render(new Request(request)), now);
  } finally {
    renewing.delete(key.url);
  }
}

function asAnswer(copy: Response, state: 'fresh' | 'stale'): Response {
  const answer = new Response(copy.body, copy);
  answer.headers.set('Cache-Control', copy.headers.get(browserHeader) ?? 'private, no-cache');
  answer.headers.set('Cache-Status', `kontor; hit; detail=${state}`);
  for (const header of [browserHeader, renderedAtHeader]) answer.headers.delete(header);
  return answer;
}
