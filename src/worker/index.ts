/** The composition root: requests, events and the clock, each to its own part of the house. */
import type { KontorEvent } from '#domain/events.ts';
import { app } from '#routes/index.ts';
import { databaseOf } from './commerce/embedded/database.ts';
import { forgetCounts } from './commerce/embedded/kept-counts.ts';
import { drainOutbox } from './commerce/embedded/outbox.ts';
import { forgetVatChecks } from './commerce/embedded/vat-checks.ts';
import type { Environment } from './environment.ts';
import { handleEvents } from './events/handle.ts';
import { keptPage } from './middleware/page-cache.ts';
import { inOneStep } from './one-step.ts';
import { chaseUnpaid } from './services/payments/chase-unpaid.ts';
import { settlePayments } from './services/payments/settle-payments.ts';
import { forgetAsked } from './services/search/asked.ts';
import { countFrequentInTurn } from './services/search/embedded/frequent.ts';

export { CartRoom } from '#party/cart.ts';

export default {
  fetch: (request, env, context) =>
    inOneStep(request, env, (each) =>
      keptPage(each, env, context, (page) => app.fetch(page, env, context)),
    ),
  queue: handleEvents,
  async scheduled(controller, env) {
    const now = new Date(controller.scheduledTime);
    await drainOutbox(databaseOf(env.DB), env.EVENTS, now);
    await forgetCounts(env.DB, now);
    await settlePayments(env, now);
    await forgetVatChecks(env.DB, now);
    await chaseUnpaid(env, now);
    await forgetAsked(env.SEARCH_DB, now);
    await countFrequentInTurn(env.SEARCH_DB, now);
  },
} satisfies ExportedHandler<Environment, KontorEvent>;
