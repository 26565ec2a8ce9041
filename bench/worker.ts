/**
 * The shop with two additional routes: a bare one, which is the baseline of all other figures, and one that runs only
 * the search.
 */
import { Hono } from 'hono';
import type { Searcher } from '#domain/search/search-service.ts';
import { embeddedSearch } from '#worker/data/search/engine.ts';
import type { Bindings } from '#worker/settings/environment.ts';
import shop from '../src/worker/index.ts';
import { keptHeader } from './kept-header.ts';

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

/** A named export, because the local simulator puts its asset router in front of the default export. */
export const direct = {
  fetch: (request, env, context) => {
    if (/\/__(bare|finds)$/.test(request.url)) return own.fetch(request, env, context);
    const kept = request.headers.has(keptHeader);
    return shop.fetch(request, kept ? { ...env, PAGE_CACHE: 'on' } : env, context);
  },
} satisfies ExportedHandler<Bindings>;

export default shop;
