/** The mails about changes of an order after it was placed. */
import { sellerAddress } from '../content/seller.ts';
import { formatDate } from '../locale/dates.ts';
import type { LinePieces } from '../order/fulfilment.ts';
import type { OrderChange } from '../order/order-changes.ts';
import { returnNumber } from '../order/return-number.ts';
import { balanceOf, stillToPay } from '../order/steps/balance.ts';
import { totalOf } from '../order/steps/pieces.ts';
import { shippablePieces } from '../order/steps/shippable.ts';
import { isPartPaid, payableUntil, reservedUntil, type UnpaidDays } from '../order/unpaid.ts';
import { cashSentence } from '../payment/cash-lines.ts';
import { cashToPay } from '../payment/cash-rounding.ts';
import { methodOf } from '../payment/method-of.ts';
import { isProviderKind } from '../payment/methods.ts';
import { carrierName, trackingPage } from '../shipping/carriers.ts';
import type { TextKey } from '../texts/texts.ts';
import { letter, type MailPart, paragraph, rows } from './mail-parts.ts';
import { type OrderMail, orderLinks, payAgainParts } from './order-mail.ts';
import { mailArticle, paymentParts } from './order-mail-money.ts';

/**
 * `centAmount`: what was paid, is missing, or goes back. `giftCardCents`: of it, what is back on gift cards. `about`: the
 * id of what it is about.
 */
export type OrderChangeFacts = {
  change: OrderChange;
  centAmount: number;
  giftCardCents?: number | undefined;
  about?: string | undefined;
  days: UnpaidDays;
};

/** Subjects, and the first sentence, which does not repeat them. */
const texts = {
  paid: { subject: 'mail.paidSubject', text: 'mail.paidText' },
  partlyPaid: { subject: 'mail.partlyPaidSubject', text: 'mail.partlyPaidText' },
  paidCancelled: { subject: 'mail.paidSubject', text: 'mail.cancelledText' },
  failed: { subject: 'mail.failedSubject', text: 'mail.failedText' },
  reminded: { subject: 'mail.remindedSubject', text: 'mail.remindedText' },
  expired: { subject: 'mail.expiredSubject', text: 'mail.expiredText' },
  refunded: { subject: 'mail.refundedSubject', text: 'mail.refundedText' },
  paidOut: { subject: 'mail.refundedSubject', text: 'mail.paidOutText' },
  credited: { subject: 'mail.creditedSubject', text: 'mail.creditedText' },
  delayed: { subject: 'mail.delayedSubject', text: 'mail.delayedText' },
  shipped: { subject: 'mail.shippedSubject', text: 'mail.shippedText' },
  cancelled: { subject: 'mail.expiredSubject', text: 'mail.cancelledNothing' },
  partlyCancelled: { subject: 'mail.partlyCancelledSubject', text: 'mail.partlyCancelledText' },
  returnAnnounced: { subject: 'mail.returnAnnouncedSubject', text: 'mail.returnAnnouncedText' },
  returnReceived: { subject: 'mail.returnReceivedSubject', text: 'mail.returnReceivedText' },
  returnChecked: { subject: 'mail.returnCheckedSubject', text: 'mail.returnCheckedText' },
} as const satisfies Record<OrderChange, { subject: TextKey; text: TextKey }>;

export function orderChangeMail(
  mail: OrderMail,
  facts: OrderChangeFacts,
): { subject: string; parts: MailPart[] } {
  const { order, t, number, money, locale } = mail;
  const { change, centAmount, days } = facts;
  const shipment = order.shipments?.find(({ id }) => id === facts.about);
  const reserved = reservedUntil(order, days);
  const about = {
    number,
    amount: money(centAmount),
    date: formatDate(reserved ?? payableUntil(order, days), 'day', locale),
    carrier: shipment ? carrierName(shipment.carrier) : '',
    return: returnNumber(order, facts.about) ?? '',
  };
  const isSent = change === 'failed' && !reserved;
  const isPart = change === 'shipped' && (order.shipments?.length ?? 0) + left(mail) > 1;
  const isLast = order.shipments?.at(-1)?.id === facts.about && left(mail) === 0;
  const part = isLast ? 'mail.shippedLastSubject' : 'mail.shippedPartSubject';
  return {
    subject: t(isPart ? part : texts[change].subject, about),
    parts: letter(mail, [
      paragraph(t(isSent ? 'mail.failedShippedText' : texts[change].text, about)),
      ...detailsOf(mail, facts, about.return),
      ...orderLinks(mail),
    ]),
  };
}

/** Pieces that are still to be shipped. */
const left = ({ order }: OrderMail): number => totalOf(shippablePieces(order));

function detailsOf(mail: OrderMail, facts: OrderChangeFacts, returned: string) {
  const { order, t, locale } = mail;
  const { change, about } = facts;
  switch (change) {
    case 'failed':
      return payAgainParts(mail);
    case 'paid':
    case 'paidCancelled':
      return tooMuchParts(mail);
    case 'reminded':
      return paymentParts(mail, stillToPay(order));
    case 'partlyPaid': {
      const date = formatDate(payableUntil(order, facts.days), 'day', locale);
      const until = isPartPaid(order) ? [rows([t('order.voucherExpires'), date])] : [];
      return [...paymentParts(mail, stillToPay(order)), ...until];
    }
    case 'shipped': {
      const shipment = order.shipments?.find(({ id }) => id === about);
      if (!shipment) return [];
      const { trackingNumber, lines } = shipment;
      const page = trackingPage(shipment, order.store.key);
      return [
        articles(mail, lines),
        ...(trackingNumber ? [rows([t('tracking.number'), trackingNumber])] : []),
        ...(page
          ? [
              {
                kind: 'link' as const,
                text: t('tracking.link', { number: trackingNumber ?? '' }),
                href: page,
              },
            ]
          : []),
        ...(left(mail) > 0 ? [paragraph(t('mail.shippedRest'))] : []),
      ];
    }
    case 'delayed': {
      const until = order.delay?.until;
      const date = until && formatDate(new Date(until), 'day', locale);
      return [
        ...(date ? [paragraph(t('mail.delayedUntil', { date }))] : []),
        paragraph(t('mail.delayedCancel')),
      ];
    }
    case 'cancelled':
    case 'expired':
      return backParts(mail, facts);
    case 'partlyCancelled': {
      const lines = order.cancellations?.find(({ id }) => id === about)?.lines ?? [];
      return [articles(mail, lines), ...backParts(mail, facts)];
    }
    case 'credited':
      return backParts(mail, facts);
    case 'returnAnnounced':
      return [
        articles(mail, linesOfReturn(mail, about)),
        paragraph(t('mail.returnAddress', { return: returned })),
        paragraph(...sellerAddress(mail.store, locale.code)),
      ];
    case 'returnReceived': {
      const arrived = linesOfReturn(mail, about).filter(({ received }) => received > 0);
      return [
        articles(
          mail,
          arrived.map((line) => ({ ...line, quantity: line.received })),
        ),
      ];
    }
    case 'returnChecked':
      return backParts(mail, facts);
    default:
      return [];
  }
}

/** What came and is not due. Money of a provider goes back by itself. */
function tooMuchParts({ order, t, money }: OrderMail): MailPart[] {
  const { owed } = balanceOf(order);
  return owed > 0 ? [paragraph(t('mail.refundByTransfer', { amount: money(owed) }))] : [];
}

/**
 * What happens with a credited amount: it goes back, to gift cards at once, or less is to be paid. Of an order that was
 * not paid in full, only what was paid beyond its rest goes back.
 */
function backParts(
  { order, t, money }: OrderMail,
  { centAmount, giftCardCents = 0 }: OrderChangeFacts,
): MailPart[] {
  const { money: inMoney, cards, due, owed } = balanceOf(order);
  const onCards =
    giftCardCents > 0 ? [paragraph(t('mail.toGiftCard', { amount: money(giftCardCents) }))] : [];
  if (due > 0 && owed < 0) {
    const inCash = cashSentence(cashToPay(order, -owed), -owed, money, t);
    return [...onCards, paragraph(`${t('mail.nowDue', { amount: money(-owed) })}${inCash}`)];
  }
  // Received, not kept: the money may be back before the mail is written.
  const tooMuch = inMoney.received - Math.max(0, due - cards.received);
  const back = Math.min(centAmount - giftCardCents, tooMuch);
  if (back <= 0) return onCards;
  const isByProvider = order.paymentInfo.payments.some((each) => isProviderKind(methodOf(each)));
  const text = isByProvider ? 'mail.refundFollows' : 'mail.refundByTransfer';
  return [...onCards, paragraph(t(text, { amount: money(back) }))];
}

const linesOfReturn = ({ order }: OrderMail, id: string | undefined) =>
  order.returns?.find((each) => each.id === id)?.lines ?? [];

function articles(mail: OrderMail, lines: readonly LinePieces[]): MailPart {
  const { lineItems } = mail.order;
  return {
    kind: 'articles',
    articles: lines.flatMap(({ lineItemId, quantity }) => {
      const line = lineItems.find(({ id }) => id === lineItemId);
      return line ? [mailArticle(mail, line, quantity)] : [];
    }),
  };
}
