/** Takes a message from the contact form: kept in the outbox, from where it is mailed to the store. */
import type { ContactRequest } from '#domain/contact/contact-form.ts';
import type { KontorEvent } from '#domain/events.ts';
import { databaseOf } from '../commerce/embedded/database.ts';
import { tell } from '../commerce/embedded/outbox.ts';
import type { KontorContext } from '../context.ts';

/** Throws when the database does not take it. The mail follows by itself, at the latest with the next sweep. */
export async function requestContact(c: KontorContext, request: ContactRequest): Promise<void> {
  const { locale, now } = c.get('shop').caller;
  const event: KontorEvent = {
    id: crypto.randomUUID(),
    at: now.toISOString(),
    type: 'contact-requested',
    locale,
    request,
  };
  await tell(databaseOf(c.env.DB), c.env.EVENTS, event, now);
}
