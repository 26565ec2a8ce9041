/** The mail about what happened to an order's money after it was placed. */
import { fullName } from '#domain/checkout/address-lines.ts';
import type { KontorEvent } from '#domain/events.ts';
import { formatDate } from '#domain/locale/dates.ts';
import type { OrderChange } from '#domain/order/changes.ts';
import { isPaidLater } from '#domain/order/payment-status.ts';
import { paidBefore, readUnpaidDays } from '#domain/order/unpaid.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { databaseOf } from '../commerce/embedded/database.ts';
import { loadOrder } from '../commerce/embedded/orders.ts';
import type { Environment } from '../environment.ts';
import { paragraph } from './mail-parts.ts';
import { statusLink } from './order-mail.ts';
import { paymentParts } from './order-mail-payment.ts';
import { sendOrderMail } from './send-order-mail.ts';

type OrderChanged = Extract<KontorEvent, { type: 'order-changed' }>;

const texts = {
  paid: { subject: 'mail.paidSubject', text: 'mail.paidText' },
  failed: { subject: 'mail.failedSubject', text: 'mail.failedText' },
  reminded: { subject: 'mail.remindedSubject', text: 'mail.remindedText' },
  lapsed: { subject: 'mail.lapsedSubject', text: 'mail.lapsedText' },
  refunded: { subject: 'mail.refundedSubject', text: 'mail.refundedText' },
} as const satisfies Record<OrderChange, { subject: TextKey; text: TextKey }>;

/** A card's money comes with the order, which its confirmation has said: only what is paid later gets a mail of its own. */
export async function tellOfChange(event: OrderChanged, env: Environment): Promise<void> {
  const { orderId, change, amount } = event;
  const order = await loadOrder(databaseOf(env.DB), orderId);
  if (!order) throw new Error(`order ${orderId} is not there`);
  if (change === 'paid' && !isPaidLater(order)) return;
  // Paid or ended between the sweep and this mail: there is nothing to remind of.
  const isOpen = order.orderState === 'Open' && order.paymentState === 'Pending';
  if (change === 'reminded' && !isOpen) return;
  const days = readUnpaidDays(env.TRANSFER_REMIND_DAYS, env.TRANSFER_CANCEL_DAYS);
  await sendOrderMail(event, order, env, (mail) => {
    const { t, number, money, store, locale } = mail;
    const date = formatDate(paidBefore(order, days), 'day', locale);
    const about = { number, amount: money(amount.centAmount), date };
    return {
      subject: t(texts[change].subject, about),
      parts: [
        paragraph(t('mail.greeting', { name: fullName(order.billingAddress) })),
        paragraph(t(texts[change].text, about)),
        ...(change === 'reminded' ? paymentParts(mail) : []),
        ...statusLink(mail),
        paragraph(t('mail.signature'), store.phone, store.email),
      ],
    };
  });
}
