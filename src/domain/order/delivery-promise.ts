/** When an order arrives, as its mail, its thank-you page and the account state it. Source: eu-2026.md C-26. */
import { isGuarantee, isOfGiftCards } from '../cart/articles.ts';
import { stockedOf } from '../cart/stocked-line.ts';
import { isGiftCard } from '../gift-card/used-cards.ts';
import { type Availability, availabilityOf } from '../inventory/availability.ts';
import { lowStockOf } from '../inventory/low-stock.ts';
import { dayIn } from '../locale/dates.ts';
import { type DeliveryMarket, estimatedDelivery } from '../shipping/delivery-date.ts';
import type { DayRange } from '../store/store.ts';
import type { Order } from './order.ts';
import { isPaidLater } from './payment-status.ts';
import { moneyTransactionsOf } from './steps/balance.ts';

export type DeliveryPromise =
  | { kind: 'by'; day: Date }
  /** Gift cards, by e-mail, once they are paid. */
  | { kind: 'byMail' }
  /** It ships once it is paid, so only the days after the payment are known. */
  | { kind: 'afterPayment'; days: DayRange }
  /** An article was sold out when it was ordered (the store's inventory mode allows it): `Availability` of the last. */
  | { kind: 'soldOut'; availability: Availability };

type Promised = Pick<
  Order,
  'createdAt' | 'lineItems' | 'shippingInfo' | 'paymentInfo' | 'paymentState' | 'paymentFailedAt'
>;

export function deliveryPromise(order: Promised, market: DeliveryMarket): DeliveryPromise {
  if (isOfGiftCards(order)) return { kind: 'byMail' };
  const { key } = order.shippingInfo.shippingMethod;
  const orderedAt = new Date(order.createdAt);
  const awaited = lastSoldOut(order, dayIn(market.country, orderedAt));
  if (awaited) return { kind: 'soldOut', availability: awaited };
  const ready = readyAt(order);
  if (!ready) return { kind: 'afterPayment', days: market.deliveryDays[key] };
  return { kind: 'by', day: estimatedDelivery(new Date(ready), key, market) };
}

/** The ISO time from which the days are counted; undefined: it is not paid. */
function readyAt({ createdAt, paymentState, paymentFailedAt, ...order }: Promised) {
  if (paymentState === 'Failed') return undefined;
  if (!isPaidLater(order) && !paymentFailedAt) return createdAt;
  if (paymentState === 'Pending' || paymentState === 'BalanceDue') return undefined;
  const charges = moneyTransactionsOf(order).filter(
    ({ type, state, timestamp = '' }) =>
      type === 'Charge' && state === 'Success' && timestamp > (paymentFailedAt ?? ''),
  );
  // What is booked after the order has been paid moves nothing.
  const due = order.paymentInfo.payments
    .filter((payment) => !isGiftCard(payment))
    .reduce((sum, { amountPlanned }) => sum + amountPlanned.centAmount, 0);
  let charged = 0;
  const enough = charges.find(({ amount }) => {
    charged += amount.centAmount;
    return charged >= due;
  });
  // Without any, gift cards have paid what was left after a part was cancelled.
  return (enough ?? charges.at(-1))?.timestamp ?? createdAt;
}

/** Of the articles that were sold out on the day of the order: the one without a date, else the latest. */
function lastSoldOut({ lineItems }: Promised, today: string): Availability | undefined {
  const soldOut = lineItems
    .filter((line) => !isGuarantee(line) && line.variant.maximumQuantity === 0)
    .map((line) => {
      const { currencyCode: currency } = line.price.value;
      return availabilityOf(stockedOf(line), 0, { today, lowStock: lowStockOf(currency) });
    });
  const dayOf = (availability: Availability) =>
    'from' in availability ? availability.from : 'no day';
  return soldOut.toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1)).at(-1);
}
