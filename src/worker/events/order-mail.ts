/** Mails about an order, in its language. Their content is composed in domain/mail. */
import { fullName } from '#domain/checkout/address-lines.ts';
import { routePaths } from '#domain/content/links.ts';
import { type CountryCode, isCountryCode } from '#domain/country/countries.ts';
import type { KontorEvent } from '#domain/events.ts';
import { localeOf } from '#domain/locale/locales.ts';
import type { MailAttachment } from '#domain/mail/mail.ts';
import type { MailPart } from '#domain/mail/mail-parts.ts';
import { confirmation } from '#domain/mail/order-confirmation.ts';
import {
  type OrderLinks,
  type OrderMail,
  type OrderWithdrawal,
  orderMail,
} from '#domain/mail/order-mail.ts';
import type { Order } from '#domain/order/order.ts';
import { isPayableAgain } from '#domain/order/pay-again.ts';
import { withdrawalLinkIn } from '#domain/withdrawal/withdrawal-link.ts';
import { payAgainToken } from '../signing/pay-again-token.ts';
import { withdrawalLink } from '../signing/withdrawal-tokens.ts';
import { textsFor } from '../texts/texts.ts';
import type { HandlerContext } from './handler-context.ts';
import { postMail } from './post-mail.ts';

type OrderPlaced = Extract<KontorEvent, { type: 'order-placed' }>;

export async function confirmOrder(event: OrderPlaced, context: HandlerContext): Promise<void> {
  const { deliveryCutOff, orderConfirmation, commerce } = context.env.settings;
  if (orderConfirmation === 'backend' && commerce !== 'embedded') return;
  const order = await paymentKnownNow(event.order, context);
  await sendOrderMail(event, order, context, (mail) => ({
    subject: mail.t('mail.subject', { number: mail.number }),
    parts: confirmation(mail, deliveryCutOff),
  }));
}

/** What is known of the payment since the order was placed. */
async function paymentKnownNow(placed: Order, { backend }: HandlerContext): Promise<Order> {
  const stored = await backend.order(placed.id);
  if (!stored || stored.version === placed.version) return placed;
  const { paymentInfo, paymentState } = stored;
  return { ...placed, paymentInfo, paymentState };
}

type OrderMailContent = {
  subject: string;
  parts: MailPart[];
  attachments?: MailAttachment[];
  isSecret?: boolean;
};

type OrderEvent = Extract<
  KontorEvent,
  { type: 'order-placed' | 'order-changed' | 'gift-cards-due' | 'gift-card-refunded' }
>;

/** The mail has the event's id, so that a retry sends the same mail. */
export async function sendOrderMail(
  event: OrderEvent,
  order: Order,
  context: HandlerContext,
  write: (mail: OrderMail) => OrderMailContent,
): Promise<void> {
  const { backend, env, now } = context;
  const country = order.store.key;
  if (!isCountryCode(country)) throw new Error(`order ${order.id} names no known store`);
  const locale = localeOf(country, order.locale.split('-')[0]);
  const [kept, { t }, links] = await Promise.all([
    backend.store(country, now),
    textsFor(locale.code),
    linksOf(order, country, { env, now }),
  ]);
  const store = { ...kept, codZeroLimit: env.settings.codZeroLimit };
  const about = orderMail(order, store, locale, t, links);
  const { subject, parts, attachments = [], isSecret = false } = write(about);
  const { id: orderId, site, customerEmail, billingAddress } = order;
  const voice = { store, locale: locale.code, t };
  const content = { subject, parts, site, number: about.number };
  const details = { orderId, recipientName: fullName(billingAddress), attachments, isSecret };
  await postMail(event, context, voice, customerEmail, content, details);
}

async function linksOf(
  order: Order,
  country: CountryCode,
  { env, now }: Pick<HandlerContext, 'env' | 'now'>,
): Promise<OrderLinks> {
  const { id, site } = order;
  const withdrawal = await withdrawalOf(order, country, { env, now });
  if (site === undefined || !isPayableAgain(order)) return { ...(withdrawal && { withdrawal }) };
  const token = await payAgainToken(id, env.settings.sessionSecret);
  const payAgain = `${site}/checkout/pay-again?${new URLSearchParams({ order: token })}`;
  return { ...(withdrawal && { withdrawal }), payAgain };
}

/** The link that opens the withdrawal function with the articles of the order; companies have no such right. */
async function withdrawalOf(
  { id, site, billingAddress }: Order,
  country: CountryCode,
  { env, now }: Pick<HandlerContext, 'env' | 'now'>,
): Promise<OrderWithdrawal | undefined> {
  const text = withdrawalLinkIn(country, now);
  if (!text || site === undefined || billingAddress.company) return undefined;
  const order = await withdrawalLink({ orderId: id, isNamed: true }, env.settings.sessionSecret);
  return { text, href: `${site}${routePaths.withdrawal}?${new URLSearchParams({ order })}` };
}
