/** Everything about one order, for the operator. */
import { giftCardsOf } from '#domain/gift-card/used-cards.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import type { HistoryEntry } from '#domain/order/history.ts';
import type { Order } from '#domain/order/order.ts';
import { isPayableAgain } from '#domain/order/pay-again.ts';
import { returnNumber } from '#domain/order/return-number.ts';
import { balanceOf, failedRefunds, transactionsOf } from '#domain/order/steps/balance.ts';
import { isCancellable } from '#domain/order/steps/cancel-step.ts';
import { openPieces, piecesIn } from '#domain/order/steps/pieces.ts';
import { carrierName, trackingPage } from '#domain/shipping/carriers.ts';
import { amountIn, lineOf } from './wording.ts';

export function orderLines(
  order: Order,
  history: readonly HistoryEntry[],
  documents: readonly Invoice[],
): string[] {
  const money = (centAmount: number) => amountIn(order, centAmount);
  const open = openPieces(order);
  const { cards, money: _inMoney, ...sums } = balanceOf(order);
  const skuOf = (id: string) => order.lineItems.find((line) => line.id === id)?.variant.sku ?? id;
  const content = (lines: readonly { lineItemId: string; quantity: number }[]) =>
    lines.map(({ lineItemId, quantity }) => `${skuOf(lineItemId)}=${quantity}`).join(' ');
  return [
    lineOf(order),
    ...order.lineItems.map(({ id, quantity, variant, taxedPrice }) => {
      const price = money(taxedPrice.totalGross.centAmount);
      return `article\t${variant.sku}=${quantity}\t${price}\topen ${piecesIn(open, id)}`;
    }),
    ...(order.shipments ?? []).map((shipment, index) => {
      const page = trackingPage(shipment) ?? '';
      const state = shipment.deliveredAt ? `delivered ${shipment.deliveredAt}` : shipment.shippedAt;
      const carrier = `${carrierName(shipment.carrier)} ${shipment.trackingNumber ?? ''}`;
      return ['parcel', index + 1, content(shipment.lines), carrier, state, page].join('\t');
    }),
    ...(order.returns ?? []).map((each) => {
      const state = each.checkedAt ? 'checked' : each.receivedAt ? 'received' : 'announced';
      return ['return', returnNumber(order, each.id), each.reason, content(each.lines), state].join(
        '\t',
      );
    }),
    ...documents.map(({ kind, number, issuedOn, totals, corrects }) => {
      const name = kind === 'invoice' ? 'invoice' : 'credit note';
      const of = corrects ? `corrects ${corrects.number}` : '';
      return [name, number, issuedOn, money(totals.payable), of].join('\t');
    }),
    ...giftCardsOf(order).map(({ lastFour, amount }) =>
      ['paid by gift card', `…${lastFour}`, money(amount.centAmount)].join('\t'),
    ),
    ...(order.issuedGiftCards ?? []).map(({ lastFour, refundedAt }) =>
      ['bought gift card', `…${lastFour}`, refundedAt ? `refunded ${refundedAt}` : ''].join('\t'),
    ),
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
    ['balance', ...Object.entries(sums).map(([name, cents]) => `${name} ${money(cents)}`)].join(
      '\t',
    ),
    ...(cards.received > 0
      ? [`by gift cards\treceived ${money(cards.received)}\trefunded ${money(cards.refunded)}`]
      : []),
    ...history.map(({ at, actor, kind, note, id, ...facts }) =>
      ['history', at, actor, kind, note ?? '', factsOf(facts)].join('\t'),
    ),
  ];
}

/** Orders of which something is packed, or that failed before the time was stored, are not cancelled by themselves. */
const ending = (order: Order): string =>
  order.paymentFailedAt !== undefined && isCancellable(order)
    ? '; cancelled PAY_AGAIN_DAYS later'
    : '; it is not cancelled by itself';

const factsOf = (facts: object): string =>
  Object.keys(facts).length === 0 ? '' : JSON.stringify(facts);
