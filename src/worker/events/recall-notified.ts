/** The mail about a recall to a buyer, in the language of the order. */
import { fullName } from '#domain/checkout/address-lines.ts';
import { isCountryCode } from '#domain/country/countries.ts';
import type { KontorEvent } from '#domain/events.ts';
import { localeOf } from '#domain/locale/locales.ts';
import { recallMail } from '#domain/mail/recall-mail.ts';
import type { HandlerContext } from './handler-context.ts';
import { mailVoice, postMail } from './post-mail.ts';

/** Throws while the recall is not published: the event is kept for the operator. Not sent to somebody erased meanwhile. */
export async function tellOfRecall(
  event: Extract<KontorEvent, { type: 'recall-notified' }>,
  context: HandlerContext,
): Promise<void> {
  const { backend, now } = context;
  const { recallId, orderId } = event;
  const order = await backend.order(orderId);
  if (!order?.customerEmail || !isCountryCode(order.store.key)) return;
  const locale = localeOf(order.store.key, order.locale.split('-')[0]);
  const voice = await mailVoice(context, order.store.key, locale.code);
  const recalls = await backend.recalls(voice.store, locale.code, now);
  const recall = recalls.find(({ id }) => id === recallId);
  if (!recall) throw new Error(`recall ${recallId} is not published in ${locale.code}`);
  const to = { ...voice, name: fullName(order.billingAddress) };
  const content = recallMail(recall, order, locale, to);
  const { customerEmail, site } = order;
  await postMail(event, context, voice, customerEmail, { ...content, site }, { orderId });
}
