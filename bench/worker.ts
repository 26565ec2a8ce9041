/** The shop with one bare route beside it: the floor every other figure is measured against. */
import { Hono } from 'hono';
import type { KontorEvent } from '#domain/events.ts';
import type { Environment } from '#worker/environment.ts';
import shop from '../src/worker/index.ts';

export { CartRoom } from '../src/worker/index.ts';

const bare = new Hono().get('/__bare', (c) => c.text('bare'));

export default {
  ...shop,
  fetch: (request, env, context) =>
    request.url.endsWith('/__bare') ? bare.fetch(request) : shop.fetch(request, env, context),
} satisfies ExportedHandler<Environment, KontorEvent>;
