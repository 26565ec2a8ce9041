/** The Worker's entry points: requests, events of the queues, and scheduled jobs. */
import type { KontorEvent } from '#domain/events.ts';
import { app } from '#routes/index.ts';
import { deadLetterQueue } from './events/dead-letter-queue.ts';
import { handleEvents } from './events/handle.ts';
import { keepDead } from './events/keep-dead.ts';
import { mailReportQueue } from './events/mail-report-queue.ts';
import { takeMailReports } from './events/mail-reports.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { pageCache } from './middleware/page-cache.ts';
import { atOwnHost, followOwnRedirect } from './request/follow-own-redirect.ts';
import { withoutVisitor } from './request/preview.ts';
import { type Bindings, environmentOf } from './settings/environment.ts';

export { CartRoom } from '#party/cart.ts';

export default {
  async fetch(request, bindings, context): Promise<Response> {
    const env = environmentOf(bindings);
    const answer = async (inner: Request) => app.fetch(withoutVisitor(inner), env, context);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead) return atOwnHost(request, env) ?? answer(request);
    return followOwnRedirect(request, env, (inner) => pageCache(inner, env, context, answer));
  },
  queue(batch, bindings) {
    const env = environmentOf(bindings);
    if (batch.queue === mailReportQueue) return takeMailReports(batch, env);
    return batch.queue === deadLetterQueue ? keepDead(batch, env) : handleEvents(batch, env);
  },
  scheduled: (controller, bindings) =>
    runJobs(environmentOf(bindings), new Date(controller.scheduledTime)),
} satisfies ExportedHandler<Bindings, KontorEvent>;
