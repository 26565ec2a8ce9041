/** The shop with one bare route beside it: the floor every other figure is measured against. */
import { Hono } from 'hono';
import type { Environment } from '#worker/environment.ts';
import shop from '../src/worker/index.ts';
import { keptHeader } from './kept-header.ts';

export { CartRoom } from '../src/worker/index.ts';

const bare = new Hono().get('/__bare', (c) => c.text('bare'));

/** Under a name of its own: at the default export, the local simulator's asset router would stand in the way. */
export const direct = {
  fetch: (request, env, context) => {
    if (request.url.endsWith('/__bare')) return bare.fetch(request);
    const kept = request.headers.has(keptHeader);
    return shop.fetch(request, kept ? { ...env, PAGE_CACHE: 'on' } : env, context);
  },
} satisfies ExportedHandler<Environment>;

export default shop;
