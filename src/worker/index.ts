/** The composition root: requests, events and the clock, each to its own part of the house. */
import type { KontorEvent } from '#domain/events.ts';
import { app } from '#routes/index.ts';
import { deadLetterQueue } from './events/dead-letter-queue.ts';
import { handleEvents } from './events/handle.ts';
import { keepDead } from './events/keep-dead.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { pageCache } from './middleware/page-cache.ts';
import { atOwnHost, followOwnRedirect } from './request/follow-own-redirect.ts';
import type { Environment } from './settings/environment.ts';

export { CartRoom } from '#party/cart.ts';

export default {
  async fetch(request, env, context): Promise<Response> {
    const answer = async (inner: Request) => app.fetch(inner, env, context);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead) return atOwnHost(request, env) ?? answer(request);
    return followOwnRedirect(request, env, (inner) => pageCache(inner, env, context, answer));
  },
  queue: (batch, env) =>
    batch.queue === deadLetterQueue ? keepDead(batch, env) : handleEvents(batch, env),
  scheduled: (controller, env) => runJobs(env, new Date(controller.scheduledTime)),
} satisfies ExportedHandler<Environment, KontorEvent>;
