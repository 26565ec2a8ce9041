/** Accepts a message of the contact form: it is stored in the outbox and then mailed to the store. */
import type { contactOperations } from '#domain/contact/operations.ts';
import type { Commerce } from '#domain/operations.ts';
import { publishEvent } from '../../data/events/outbox.ts';
import type { Environment } from '../../settings/environment.ts';

export function contactCalls(env: Environment): Pick<Commerce, keyof typeof contactOperations> {
  return {
    /** Throws if the message cannot be stored. It is mailed in the background, at the latest by the next sweep. */
    async requestContact({ orderNumber, ...message }, { locale, now }) {
      const event = {
        id: crypto.randomUUID(),
        at: now.toISOString(),
        type: 'contact-requested',
        locale,
        request: { ...message, ...(orderNumber !== undefined && { orderNumber }) },
      } as const;
      await publishEvent(env.DB, env.EVENTS, event, now);
      return { ok: true, data: {} };
    },
  };
}
