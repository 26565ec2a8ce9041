/** The confirmation mail, in the language of the order. */
import type { KontorEvent } from '#domain/events.ts';
import { countrySettingsOf } from '../country-settings.ts';
import type { Environment } from '../environment.ts';
import { confirmation } from './order-mail.ts';
import { sendOrderMail } from './send-order-mail.ts';

type OrderPlaced = Extract<KontorEvent, { type: 'order-placed' }>;

export async function confirmOrder(event: OrderPlaced, env: Environment): Promise<void> {
  const { deliveryCutOff } = countrySettingsOf(env);
  await sendOrderMail(event, event.order, env, (mail) => ({
    subject: mail.t('mail.subject', { number: mail.number }),
    parts: confirmation(mail, deliveryCutOff),
  }));
}
