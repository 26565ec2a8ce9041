/**
 * The shop with two additional routes: a bare one, which is the baseline of all other figures, and one that runs only
 * the search.
 */
import { Hono } from 'hono';
import type { Searcher } from '#domain/search/search-service.ts';
import { app } from '#routes/index.ts';
import { embeddedSearch } from '#worker/data/search/engine.ts';
import { type Bindings, environmentOf } from '#worker/settings/environment.ts';
import shop from '../src/worker/index.ts';
import { answeredHeader, keptHeader } from './cache-headers.ts';

export { CartRoom } from '../src/worker/index.ts';

/** A search text with the market of the searcher. */
export type Question = { text: string; searcher: Omit<Searcher, 'now'> };

const own = new Hono<{ Bindings: Bindings }>()
  .get('/__bare', (c) => c.text('bare'))
  // Runs the queries one after the other in one request, and returns the ms of each within the Worker.
  .post('/__finds', async (c) => {
    const questions = await c.req.json<Question[]>();
    const { find } = embeddedSearch(c.env);
    const took: number[] = [];
    for (const { text, searcher } of questions) {
      const asked = performance.now();
      await find(text, { ...searcher, now: new Date() });
      took.push(performance.now() - asked);
    }
    return c.json(took);
  });

const cachingOf = new WeakMap<Bindings, Bindings>();

/** The same object for each request, because settings are read once per object. */
function caching(env: Bindings): Bindings {
  const on = cachingOf.get(env) ?? { ...env, PAGE_CACHE: 'on' };
  cachingOf.set(env, on);
  return on;
}

/** A named export, because the local simulator puts its asset router in front of the default export. */
export const direct = {
  fetch: (request, env, context) => {
    if (/\/__(bare|finds)$/.test(request.url)) return own.fetch(request, env, context);
    if (request.headers.has(keptHeader)) return shop.fetch(request, caching(env), context);
    if (!request.headers.has(answeredHeader)) return shop.fetch(request, env, context);
    return app.fetch(request, environmentOf(caching(env)), context);
  },
} satisfies ExportedHandler<Bindings>;

export default shop;
