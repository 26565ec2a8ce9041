/** When an order arrives, as its mail and its thank-you page state it. Source: eu-2026.md C-26. */
import { expect, it } from 'vitest';
import { lineItemOf } from '#domain/cart/line-items.ts';
import { moneyOf } from '#domain/money/money-of.ts';
import { deliveryPromise } from '#domain/order/delivery-promise.ts';
import { productFact, storeOf } from '../shop.ts';

const store = storeOf('de');
const { deliveryDays } = store;
const market = { country: 'de', cutOffHour: 14, deliveryDays } as const;

/** What was booked: the day of November 2026, and cents. */
type Booked = [day: number, cents: number];

/** An order of Saturday, by parcel, of articles with this stock and restock date; 50.00 are due. */
function promiseOf(
  articles: [stock: number, restockDate?: string][],
  method = 'cashOnDelivery',
  { booked = [], ...paid }: { booked?: Booked[]; paymentFailedAt?: string } = {},
) {
  const lineItems = articles.map(([availableQuantity, restockDate], at) => {
    const about = { sku: `EX1000000${at}`, centAmount: 5000, availableQuantity };
    return lineItemOf(
      `${at}`,
      productFact({ ...about, ...(restockDate && { restockDate }) }),
      1,
      store,
    );
  });
  const nothing = moneyOf(0, 'EUR');
  const payment = {
    id: 'p',
    paymentMethodInfo: { paymentInterface: method as 'bankTransfer', name: { en: method } },
    amountPlanned: moneyOf(5000, 'EUR'),
    transactions: booked.map(([day, cents]) => ({
      id: `${day}`,
      type: 'Charge' as const,
      state: 'Success' as const,
      amount: moneyOf(cents, 'EUR'),
      interactionId: `${day}`,
      timestamp: `2026-11-${day}T10:00:00.000Z`,
    })),
    custom: { paymentType: method },
  };
  return deliveryPromise(
    {
      createdAt: '2026-11-21T10:00:00.000Z',
      lineItems,
      shippingInfo: {
        shippingMethod: { id: 'shipping-method-parcel', key: 'parcel' },
        shippingMethodState: 'MatchesCart',
        price: nothing,
        taxedPrice: { totalNet: nothing, totalGross: nothing, taxPortions: [] },
      },
      paymentInfo: { payments: [payment] },
      paymentState: booked.length > 0 ? 'Paid' : 'Pending',
      ...paid,
    },
    market,
  );
}

it('is the day that the article stated when it was ordered', () => {
  expect(promiseOf([[5]])).toMatchObject({ kind: 'by', day: new Date('2026-11-27T12:00:00Z') });
});

it('is a number of days after a payment that is still to come', () => {
  expect(promiseOf([[5]], 'bankTransfer')).toEqual({
    kind: 'afterPayment',
    days: { from: 2, to: 4 },
  });
});

it.each<[string, Booked[], string, object?]>([
  ['the payment', [[23, 5000]], '2026-11-27'],
  [
    'the payment that reached the amount',
    [
      [22, 2000],
      [24, 3000],
    ],
    '2026-11-30',
  ],
  [
    'the payment, not what was booked after it',
    [
      [23, 5000],
      [30, 100],
    ],
    '2026-11-27',
  ],
  [
    'the payment after one that failed',
    [
      [22, 5000],
      [25, 5000],
    ],
    '2026-12-01',
    { paymentFailedAt: '2026-11-23T10:00:00.000Z' },
  ],
])('is counted from %s', (_, booked, day, paid = {}) => {
  expect(promiseOf([[5]], 'bankTransfer', { booked, ...paid })).toMatchObject({
    kind: 'by',
    day: new Date(`${day}T12:00:00Z`),
  });
});

it.each([
  [
    'the month of the only sold-out article',
    [[5], [0, '2027-02-01']],
    { state: 'restocked', from: '2027-02-01' },
  ],
  [
    'the latest of several',
    [
      [0, '2027-03-01'],
      [0, '2027-02-01'],
    ],
    { state: 'restocked', from: '2027-03-01' },
  ],
  ['no date if one has none', [[0], [0, '2027-02-01']], { state: 'out' }],
  ['no date if it has passed', [[0, '2026-11-01']], { state: 'out' }],
] as [string, [number, string?][], object][])('is %s', (_, articles, availability) => {
  expect(promiseOf(articles)).toEqual({ kind: 'soldOut', availability });
});
