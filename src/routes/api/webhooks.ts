/** POST /api/webhooks/<provider>: notifications from payment providers. */

import { backendOf } from '#worker/commerce/backends.ts';
import type { NotificationOutcome } from '#worker/commerce/notification-outcome.ts';
import type { KontorContext } from '#worker/request/context.ts';

/** The provider retries after any status but 2xx. */
const statuses = {
  taken: 200,
  forged: 401,
  unreadable: 400,
  unverified: 503,
} as const satisfies Record<NotificationOutcome, number>;

/** The response that Adyen expects. */
const accepted = '[accepted]';

export async function webhook(c: KontorContext): Promise<Response> {
  const provider = c.req.param('provider') === 'paypal' ? 'paypal' : 'adyen';
  const body = await c.req.text();
  const outcome = await backendOf(c.env).takeNotification(provider, c.req.raw.headers, body);
  return c.text(outcome === 'taken' ? accepted : outcome, statuses[outcome]);
}
