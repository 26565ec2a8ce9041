/** The demo's vouchers: an amount off the whole cart, a percentage off one department, free delivery. */
import { type CartDiscount, cartDiscount } from '#domain/discount/cart-discount.ts';
import { type DiscountCode, discountCode } from '#domain/discount/discount-code.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';

/** The amount of the voucher in cents; the minimum cart value is ten times as much. */
const autumn: Record<Exclude<CurrencyCode, 'USD'>, number> = {
  EUR: 25_00,
  GBP: 20_00,
  CHF: 25_00,
  DKK: 190_00,
  SEK: 290_00,
  NOK: 290_00,
  CZK: 600_00,
  PLN: 110_00,
  HUF: 9_900_00,
  RON: 125_00,
  BGN: 49_00,
};
const amounts = Object.entries(autumn);

const always = {
  name: {},
  isActive: true,
  stores: [],
  requiresDiscountCode: true,
  stackingMode: 'Stacking',
  cartPredicate: '1 = 1',
} as const;

export const demoDiscounts: readonly CartDiscount[] = [
  {
    ...always,
    id: 'autumn',
    key: 'autumn',
    sortOrder: '0.5',
    cartPredicate: amounts
      .map(([code, cents]) => `(currency = "${code}" and lineItemTotal(1 = 1) >= ${cents * 10})`)
      .join(' or '),
    value: {
      type: 'absolute',
      money: amounts.map(([currencyCode, centAmount]) => ({ currencyCode, centAmount })),
    },
    target: { type: 'totalPrice' },
  },
  {
    ...always,
    id: 'workshop',
    key: 'workshop',
    sortOrder: '0.7',
    value: { type: 'relative', permyriad: 1000 },
    target: { type: 'lineItems', predicate: 'categories.key contains any ("workshop")' },
  },
  {
    ...always,
    id: 'free-delivery',
    key: 'free-delivery',
    sortOrder: '0.3',
    value: { type: 'relative', permyriad: 10_000 },
    target: { type: 'shipping' },
  },
].map((each) => cartDiscount.parse(each));

const codes = { HERBST25: 'autumn', WERKSTATT10: 'workshop', FREIHAUS: 'free-delivery' };

export const demoCodes: readonly DiscountCode[] = Object.entries(codes).map(([code, key]) =>
  discountCode.parse({ id: `code-${key}`, code, cartDiscounts: [key], isActive: true }),
);
