/** Every total of a cart in every currency, compared with integer arithmetic; each threshold from both sides. */
import { describe, expect, it } from 'vitest';
import type { CartAction } from '#domain/cart/actions.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { type TraceStep, traceOfLine, traceOfTax, traceOfTotal } from '#domain/cart/price-trace.ts';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { cartDiscount } from '#domain/discount/cart-discount.ts';
import { netOf, shareOf } from '#domain/money/basis-points.ts';
import { type CurrencyCode, currencies, currencyOf } from '#domain/money/currencies.ts';
import { factAfter } from '../country-facts.ts';
import { type Chance, chance, times } from '../seeded.ts';
import { cartAfter, emptyCartOf, factsOf, productFact, storeOf, today } from '../shop.ts';

/** Every market in its currency, and the two currencies in which no market trades today. */
const markets: [CountryCode, CurrencyCode][] = [
  ...countryCodes.map((country): [CountryCode, CurrencyCode] => [
    country,
    currencyOf(country, today),
  ]),
  ['bg', 'BGN'],
  ['de', 'USD'],
];

it('the markets under test cover every currency', () => {
  const used = new Set(markets.map(([, currency]) => currency));
  expect([...used].toSorted()).toEqual(Object.keys(currencies).toSorted());
});

/** The specification's row in cents: free from, parcel, freight. USD has the row of EUR. */
function delivery(country: CountryCode, currency: CurrencyCode) {
  const name = country === 'fr' ? 'France' : country === 'hu' ? 'Hungary' : currency;
  const rows = factAfter('freight fee: ').replace(/\.$/, '').split('; ');
  const row = rows.find((each) => each.startsWith(`${name === 'USD' ? 'EUR' : name} `)) ?? '';
  const [free = 0n, parcel = 0n, freight = 0n] = row
    .slice(row.indexOf(' ') + 1)
    .split('/')
    .map((amount) => {
      const [major = '0', minor = ''] = amount.split('.');
      return BigInt(major) * 100n + BigInt(minor.padEnd(2, '0'));
    });
  return { free, parcel, freight };
}

/** Rounds half up to the smallest amount that a price tag shows. */
function halfUp(dividend: bigint, divisor: bigint, smallest: bigint): bigint {
  const whole = divisor * smallest;
  return ((2n * dividend + whole) / (2n * whole)) * smallest;
}

const smallestOf = (currency: CurrencyCode) => (currency === 'HUF' ? 100n : 1n);
const percentFor = (quantity: number) =>
  quantity >= 10 ? 15n : quantity >= 5 ? 10n : quantity >= 3 ? 5n : 0n;
const sumOf = (steps: readonly TraceStep[]) =>
  steps.reduce((sum, { centAmount }) => sum + BigInt(centAmount), 0n);
const rateOf = (vatRate: number) => BigInt(Math.round(vatRate * 10_000));

type Wanted = { sku: string; quantity: number; price: bigint; volume: boolean; freight: boolean };

function madeUpWants({ between, pick, often }: Chance, smallest: bigint): Wanted[] {
  return times(between(1, 5)).map((at) => ({
    sku: `EX1000000${at}`,
    quantity: pick([1, 2, 3, 4, 5, 9, 10, 11, 99, 100]),
    price: BigInt(between(1, pick([30, 9000, 900_000, 40_000_000]))) * smallest,
    volume: often(0.6),
    freight: often(0.2),
  }));
}

/** A percentage off the pieces and an amount off the goods as a whole; neither needs a code. */
function discountsOf(permyriad: number, centAmount: number, currencyCode: CurrencyCode) {
  const common = {
    name: {},
    isActive: true,
    stores: [],
    requiresDiscountCode: false,
    stackingMode: 'Stacking',
    cartPredicate: '1 = 1',
  };
  return [
    {
      key: 'pieces',
      sortOrder: '0.8',
      value: { type: 'relative', permyriad },
      target: { type: 'lineItems', predicate: '1 = 1' },
    },
    {
      key: 'goods',
      sortOrder: '0.4',
      value: { type: 'absolute', money: [{ currencyCode, centAmount }] },
      target: { type: 'totalPrice' },
    },
  ]
    .slice(permyriad > 0 ? 0 : 1)
    .map((each) => cartDiscount.parse({ ...common, id: each.key, ...each }));
}

function cartOf(
  [country, currency]: [CountryCode, CurrencyCode],
  wants: readonly Wanted[],
  { permyriad = 0, offGoods = 0, fee = 0 } = {},
): { cart: Cart; vatRate: number } {
  const store = storeOf(country, { currency, codFeeCentAmount: fee });
  const products = wants.map(({ sku, price, volume, freight }) =>
    productFact({
      sku,
      centAmount: Number(price),
      freight,
      ...(volume && { volumeDiscountGroup: 'standard' }),
    }),
  );
  const discounts = discountsOf(permyriad, offGoods, currency);
  const facts = factsOf(store, products, { discounts });
  const actions: CartAction[] = [
    ...wants.map(({ sku, quantity }): CartAction => ({ action: 'addLineItem', sku, quantity })),
    ...(fee ? [{ action: 'addPayment', paymentInterface: 'cashOnDelivery' } as const] : []),
  ];
  return { cart: cartAfter(emptyCartOf(store), actions, facts), vatRate: facts.vatRate };
}

describe.each(markets)('a cart in %s in %s', (country, currency) => {
  const random = chance(7000 + markets.findIndex(([a, b]) => a === country && b === currency));
  const smallest = smallestOf(currency);
  const { free, parcel, freight } = delivery(country, currency);
  const cents = (amount: bigint) => Number(amount);

  it('costs what integer arithmetic gives, and its parts and its trace sum to the total', () => {
    for (const _ of times(80)) {
      const wants = madeUpWants(random, smallest);
      const permyriad = random.pick([0, 1, 333, 500, 1250, 3333, 9999, 10_000]);
      const offGoods = BigInt(random.between(0, random.pick([0, 50, 5000]))) * smallest;
      const fee = BigInt(random.pick([0, 1, 390])) * smallest;
      const options = { permyriad, offGoods: cents(offGoods), fee: cents(fee) };
      const { cart, vatRate } = cartOf([country, currency], wants, options);

      const lines = wants.map(({ quantity, price, volume }) => {
        const bulk = price - (volume ? halfUp(price * percentFor(quantity), 100n, smallest) : 0n);
        const piece = bulk - halfUp(bulk * BigInt(permyriad), 10_000n, smallest);
        return piece * BigInt(quantity);
      });
      const goods = lines.reduce((sum, line) => sum + line, 0n);
      const fees = wants.some((each) => each.freight) ? freight : parcel;
      const shipping = goods >= free ? 0n : fees;
      const left = goods > offGoods ? goods - offGoods : 0n;
      const total = left + shipping + fee;
      const net = halfUp(total * 10_000n, 10_000n + rateOf(vatRate), smallest);

      const told = `${wants.map(({ quantity, price }) => `${quantity}×${price}`)} ${JSON.stringify(options)}`;
      const { totalNet, totalGross, taxPortions } = cart.taxedPrice;
      const parts = cart.lineItems.map(({ taxedPrice }) => taxedPrice.totalGross.centAmount);
      expect(parts, told).toEqual(lines.map(cents));
      expect(cart.shippingInfo?.price.centAmount, told).toBe(cents(shipping));
      expect(cart.totalPrice.centAmount, told).toBe(cents(total));
      expect(totalGross.centAmount, told).toBe(cents(total));
      expect(totalNet.centAmount, told).toBe(cents(net));
      expect(taxPortions.map(({ amount }) => amount.centAmount)).toEqual([cents(total - net)]);
      expect(cart.lineItems.map((line) => sumOf(traceOfLine(line, cart)))).toEqual(lines);
      expect(sumOf(traceOfTotal(cart)), told).toBe(total);
      expect(sumOf(traceOfTax(cart)), told).toBe(total);
    }
  });

  it('takes 5, 10 and 15 % off from exactly 3, 5 and 10 pieces', () => {
    for (const quantity of [1, 2, 3, 4, 5, 6, 9, 10, 11, 99, 100]) {
      const price = BigInt(random.between(1, 200_000)) * smallest;
      const want = { sku: 'EX10000001', quantity, price, volume: true, freight: false };
      const { cart } = cartOf([country, currency], [want]);
      const piece = price - halfUp(price * percentFor(quantity), 100n, smallest);
      const total = cart.lineItems[0]?.taxedPrice.totalGross.centAmount;
      expect(total, `${quantity} of ${price}`).toBe(cents(piece * BigInt(quantity)));
    }
  });

  it('is delivered free from exactly the threshold on, whatever the quantity', () => {
    const sent = (want: Partial<Wanted> & { price: bigint }, options = {}) => {
      const whole = { sku: 'EX10000001', quantity: 1, volume: false, freight: false, ...want };
      return cartOf([country, currency], [whole], options).cart.shippingInfo?.price.centAmount;
    };
    expect(sent({ price: free - smallest })).toBe(cents(parcel));
    expect(sent({ price: free - smallest, freight: true })).toBe(cents(freight));
    expect(sent({ price: free })).toBe(0);
    expect(sent({ price: free, freight: true })).toBe(0);
    // A discount on the goods as a whole does not count (decision 25), a discount on pieces does.
    expect(sent({ price: free }, { offGoods: cents(10n * smallest) })).toBe(0);
    expect(sent({ price: free }, { permyriad: 10 })).toBe(cents(parcel));
    for (const quantity of [2, 3, 4, 5, 9, 10]) {
      const goodsAt = (price: bigint) =>
        (price - halfUp(price * percentFor(quantity), 100n, smallest)) * BigInt(quantity);
      let least = free / BigInt(quantity) / smallest;
      while (goodsAt(least * smallest) < free) least += 1n;
      const at = (units: bigint) => sent({ price: units * smallest, quantity, volume: true });
      expect([at(least - 1n), at(least)], `${quantity} pieces`).toEqual([cents(parcel), 0]);
    }
  });

  it('recovers every net amount from its gross amount, and rounds every share half up', () => {
    const rate = cartOf([country, currency], []).vatRate;
    for (const _ of times(500)) {
      const most = random.pick([100, 10_000, 1_000_000_000]);
      const net = BigInt(random.between(0, most)) * smallest;
      const gross = halfUp(net * (10_000n + rateOf(rate)), 10_000n, smallest);
      expect(netOf(cents(gross), rate, currency), `${net} in ${gross}`).toBe(cents(net));
      const permyriad = random.between(0, 10_000);
      const share = halfUp(net * BigInt(permyriad), 10_000n, smallest);
      expect(shareOf(cents(net), permyriad, currency), `${permyriad} of ${net}`).toBe(cents(share));
    }
  });
});
