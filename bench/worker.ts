/**
 * The shop with two routes beside it: a bare one, the floor every other figure is measured against, and one that asks the
 * search alone.
 */
import { Hono } from 'hono';
import type { Searcher } from '#domain/search/search-service.ts';
import { embeddedSearch } from '#worker/data/search/engine.ts';
import type { Bindings } from '#worker/settings/environment.ts';
import shop from '../src/worker/index.ts';
import { keptHeader } from './kept-header.ts';

export { CartRoom } from '../src/worker/index.ts';

/** A text as a searcher of a market asks it. */
export type Question = { text: string; searcher: Omit<Searcher, 'now'> };

const own = new Hono<{ Bindings: Bindings }>()
  .get('/__bare', (c) => c.text('bare'))
  // One after the other, in one request; ms of each, as the Worker sees them.
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

/** Under a name of its own: at the default export, the local simulator's asset router would stand in the way. */
export const direct = {
  fetch: (request, env, context) => {
    if (/\/__(bare|finds)$/.test(request.url)) return own.fetch(request, env, context);
    const kept = request.headers.has(keptHeader);
    return shop.fetch(request, kept ? { ...env, PAGE_CACHE: 'on' } : env, context);
  },
} satisfies ExportedHandler<Bindings>;

export default shop;
