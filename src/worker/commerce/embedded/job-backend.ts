/** The part of the embedded backend that scheduled jobs use. */
import { drainOutbox, sendEvents } from '../../data/events/outbox.ts';
import { forgetLimits } from '../../data/limits/counts.ts';
import { forgetCounts } from '../../data/listing/cached-counts.ts';
import { cancelUnpaid, dueOrders, remindOfPayment } from '../../data/orders/unpaid-orders.ts';
import { claimStuckPayments } from '../../data/payments/attempts.ts';
import { forgetExpired } from '../../data/personal-data/expiry.ts';
import { forgetKeptOver, keptOver } from '../../data/personal-data/kept-over.ts';
import { dueInvitations } from '../../data/reviews/invitations.ts';
import { countFrequentOfOneLanguage } from '../../data/search/frequent-tokens.ts';
import { deleteOldQueries } from '../../data/search/searched-queries.ts';
import type { Environment } from '../../settings/environment.ts';
import type { JobBackend } from '../job-backend.ts';
import type { OrderRecord } from '../order-record.ts';
import { takeAlerts } from './alerts.ts';
import type { SharedCalls } from './backend.ts';
import { considerInvitation } from './review-invitations.ts';

export function embeddedJobBackend(
  env: Environment,
  { mails, files, store }: Pick<SharedCalls, 'mails' | 'files' | 'store'>,
  orders: OrderRecord,
): JobBackend {
  const { CART, DB, EVENTS, SEARCH_DB } = env;
  const send = async (ids: Promise<string[]>, now: Date) => sendEvents(DB, EVENTS, await ids, now);
  return {
    mails,
    files,
    takeDueAlerts: (now) => takeAlerts(env, now),
    drainOutbox: (now) => drainOutbox(DB, EVENTS, now),
    forgetListingCounts: (now) => forgetCounts(DB, now),
    forgetExpired: (now) => forgetExpired(DB, now),
    forgetKeptOver: async (now) => forgetKeptOver(DB, await keptOver(DB, now)),
    forgetLimits: (now) => forgetLimits(DB, now),
    forgetSearches: (now) => deleteOldQueries(SEARCH_DB, now),
    countFrequentTokens: (now) => countFrequentOfOneLanguage(SEARCH_DB, now),
    takeStuckPayments: (now) => claimStuckPayments(DB, now),
    settlePayments: async (cartId, attemptIds) => CART.getByName(cartId).settle([...attemptIds]),
    followCatalogue: async () => undefined,
    dueOrders: async (days, now) => (orders.isTold ? dueOrders(DB, days, now) : []),
    dueInvitations: (now) => dueInvitations(DB, now),
    considerInvitation: (due, now) => considerInvitation(DB, due, { store, now }),
    tellRemote: async () => undefined,
    remindOfPayment: (id, now) => send(remindOfPayment(DB, id, now), now),
    cancelUnpaid: (id, now) => send(cancelUnpaid(DB, id, now), now),
  };
}
