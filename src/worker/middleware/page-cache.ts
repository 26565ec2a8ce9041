/**
 * Browse pages kept at the edge, a copy per market: a minute as they are, an hour while they are rendered anew, and
 * not at all once something they show has changed. Stands before the app, so that a kept page costs next to nothing.
 * Source: architecture.md "Pages" 4; RFC 9211 for the header Cache-Status.
 */
import { dayIn } from '#domain/locale/dates.ts';
import { logLine } from '#domain/log-line.ts';
import { isPrivatePath } from '#domain/routing/cache-control.ts';
import { cachedPageState } from '#domain/routing/cached-page.ts';
import { isReserved } from '#domain/routing/reserved.ts';
import { estimatedDelivery, restockMonth } from '#domain/shipping/delivery-date.ts';
import { backendOf } from '../commerce/backends.ts';
import { marketOfRequest } from '../request/market-of-request.ts';
import type { Environment } from '../settings/environment.ts';

type Render = (request: Request) => Response | Promise<Response>;

/** Headers of a kept copy that no visitor sees. */
const renderedAtHeader = 'Kontor-Rendered-At';
const browserHeader = 'Kontor-Cache-Control';
/** Tags of what the page shows; shared caches before this one can purge by them. */
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

/** What is kept under this key, and what has changed of what it shows. */
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
  // Such a choice is brought into line by an answer of its own.
  return !byCookie && !choseElsewhere && !isReserved(path) && !isPrivatePath(path);
}

/**
 * Another deployment and another day of the market (delivery dates stand on the page, articles are released, rates of
 * VAT change) are other pages. So is one asked for without
 * encryption: its links and its policy name that scheme, and must not reach visitors of the other.
 */
function cacheKeyOf(request: Request, env: Environment, now: Date): Request {
  const { protocol, host, pathname, search } = new URL(request.url);
  const { country } = marketOfRequest(request, env).locale;
  const market = { country, cutOffHour: env.settings.deliveryCutOff };
  const days = [
    estimatedDelivery(now, 'parcel', market),
    estimatedDelivery(now, 'freight', market),
    restockMonth(now),
  ].map((date) => date.toISOString().slice(0, 10));
  const version = [env.VERSION.id, dayIn(country, now), ...days].join('.');
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

/** Pages that are being rendered anew in this isolate: one visitor's request is enough. */
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
