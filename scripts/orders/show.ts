/** Everything about one order, for the operator. */
import { giftCardsOf } from '#domain/gift-card/used-cards.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { localizedText } from '#domain/locale/localized.ts';
import type { HistoryEntry } from '#domain/order/history.ts';
import type { Order } from '#domain/order/order.ts';
import { isPayableAgain } from '#domain/order/pay-again.ts';
import { returnNumber } from '#domain/order/return-number.ts';
import { balanceOf, failedRefunds, transactionsOf } from '#domain/order/steps/balance.ts';
import { isCancellable } from '#domain/order/steps/cancel-step.ts';
import {
  cancelledPieces,
  openPieces,
  piecesIn,
  returnedPieces,
  shippedPieces,
} from '#domain/order/steps/pieces.ts';
import { returnState } from '#domain/order/steps/returned-pieces.ts';
import { methodOf } from '#domain/payment/method-of.ts';
import { carrierName, trackingPage } from '#domain/shipping/carriers.ts';
import type { PastMail } from '../../src/worker/data/mails/past-mails.ts';
import { historyLine } from './history-line.ts';
import { recipientLines } from './recipient.ts';
import { amountIn, articlesOf, lineOf } from './wording.ts';

type Recorded = {
  history: readonly HistoryEntry[];
  documents: readonly Invoice[];
  /** The newest first. */
  mails: readonly PastMail[];
};

export function orderLines(order: Order, { history, documents, mails }: Recorded): string[] {
  const money = (centAmount: number) => amountIn(order, centAmount);
  const { cards } = balanceOf(order);
  return [
    lineOf(order),
    ...recipientLines(order),
    ['method', ...new Set(order.paymentInfo.payments.map(methodOf))].join('\t'),
    ...order.lineItems.map(({ id, quantity, variant, taxedPrice, name }) => {
      const price = money(taxedPrice.totalGross.centAmount);
      const title = localizedText(name, 'en', 'en-GB');
      return ['article', `${variant.sku}=${quantity}`, price, wherePieces(order, id), title].join(
        '\t',
      );
    }),
    ...(order.shipments ?? []).map((shipment, index) => {
      const page = trackingPage(shipment, order.store.key) ?? '';
      const state = shipment.deliveredAt ? `delivered ${shipment.deliveredAt}` : shipment.shippedAt;
      const carrier = `${carrierName(shipment.carrier)} ${shipment.trackingNumber ?? ''}`;
      return ['parcel', index + 1, articlesOf(order, shipment.lines), carrier, state, page].join(
        '\t',
      );
    }),
    ...(order.returns ?? []).map((each) => {
      return [
        'return',
        returnNumber(order, each.id),
        each.reason,
        articlesOf(order, each.lines),
        returnState(each),
      ].join('\t');
    }),
    ...documents.map(({ kind, number, issuedOn, totals, corrects }) => {
      const name = kind === 'invoice' ? 'invoice' : 'credit note';
      const of = corrects ? `corrects ${corrects.number}` : '';
      return [name, number, issuedOn, money(totals.payable), of].join('\t');
    }),
    ...giftCardsOf(order).map(({ lastFour, amount }) =>
      ['paid by gift card', `…${lastFour}`, money(amount.centAmount)].join('\t'),
    ),
    ...(order.issuedGiftCards ?? []).map(({ lastFour, refundedAt, blocked }) => {
      const ended = refundedAt ? `refunded ${refundedAt}` : '';
      return [
        'bought gift card',
        `…${lastFour}`,
        blocked ? `blocked ${blocked.at}, not paid any more` : ended,
      ].join('\t');
    }),
    ...transactionsOf(order).map(({ type, state, amount, timestamp, interactionId }) =>
      ['money', type, state, money(amount.centAmount), timestamp, interactionId].join('\t'),
    ),
    ...(isPayableAgain(order)
      ? [
          `payment failed\t${order.paymentFailedAt ?? ''}\tthe shopper has a link to pay${ending(order)}`,
        ]
      : []),
    ...failedRefunds(order).map(
      ({ centAmount }) => `refund failed\t${money(centAmount)}\tpay it out by hand: pay-out`,
    ),
    balanceLine(order),
    ...(cards.received > 0
      ? [`by gift cards\treceived ${money(cards.received)}\trefunded ${money(cards.refunded)}`]
      : []),
    ...mails
      .toReversed()
      .map(({ at, state, purpose, recipient, error }) =>
        ['mail', at, state, purpose, recipient, error ?? ''].join('\t').trimEnd(),
      ),
    ...history.map((entry) => historyLine(order, entry)),
  ];
}

/** Orders of which something is packed, or that failed before the time was stored, are not cancelled by themselves. */
const ending = (order: Order): string =>
  order.paymentFailedAt !== undefined && isCancellable(order)
    ? '; cancelled PAY_AGAIN_DAYS later'
    : '; it is not cancelled by itself';

/** `open 1, shipped 2, returned 1`; a returned piece was shipped too. */
function wherePieces(order: Order, lineItemId: string): string {
  const parts = {
    shipped: shippedPieces(order),
    cancelled: cancelledPieces(order),
    returned: returnedPieces(order),
  };
  return Object.entries(parts).reduce(
    (text, [name, pieces]) => {
      const count = piecesIn(pieces, lineItemId);
      return count > 0 ? `${text}, ${name} ${count}` : text;
    },
    `open ${piecesIn(openPieces(order), lineItemId)}`,
  );
}

function balanceLine(order: Order): string {
  const { cards: _ofCards, money: _inMoney, owed, ...sums } = balanceOf(order);
  const parts = { ...sums, ...(owed < 0 ? { 'still to come': -owed } : { owed }) };
  const words = Object.entries(parts).map(([name, cents]) => `${name} ${amountIn(order, cents)}`);
  return ['balance', ...words].join('\t');
}
