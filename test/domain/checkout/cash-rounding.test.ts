/** The amount of cash that can be handed over: a line of its own beside an unchanged total. */
import { expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { payableCart } from '#domain/order/place.ts';
import { cashLines, feeLine } from '#domain/payment/cash-lines.ts';
import { cashRounding } from '#domain/payment/cash-rounding.ts';
import { paymentOffers } from '#domain/payment/methods.ts';
import { cartAfter, emptyCartOf, factsOf, productFact, storeOf, today } from '../shop.ts';

/** Cents to which cash is rounded. */
const steps: Partial<Record<CountryCode, number>> = {
  cz: 100,
  hu: 500,
  dk: 50,
  se: 100,
  no: 100,
  ch: 5,
  fi: 5,
  nl: 5,
  be: 5,
  ie: 5,
  it: 5,
  sk: 5,
  lt: 5,
};

it.each(countryCodes)(
  'cash in %s is a multiple of its smallest coin, and the nearest one',
  (country) => {
    const step = steps[country] ?? 1;
    for (let total = 1; total <= 1200; total += 1) {
      const off = cashRounding(country, total);
      expect((total + off) % step).toBe(0);
      expect(Math.abs(off)).toBeLessThanOrEqual(step / 2);
    }
  },
);

it.each<[CountryCode, number, number]>([
  ['cz', 248_865, 248_900],
  ['cz', 248_850, 248_900],
  ['hu', 1_576_100, 1_576_000],
  ['hu', 1_576_300, 1_576_500],
  ['dk', 10_024, 10_000],
  ['dk', 10_025, 10_050],
  ['sk', 1002, 1000],
  ['sk', 1003, 1005],
  ['de', 1003, 1003],
])('in %s a total of %s is %s in cash', (country, total, inCash) => {
  expect(total + cashRounding(country, total)).toBe(inCash);
});

const money = (cents: number) => `${cents / 100}`;
const t = (key: string) => key;

it('a cart paid in cash has the rounding beside its total, which stays; another method has none', () => {
  const store = storeOf('cz', { codFeeCentAmount: 6900, codFeeTitle: { cs: 'Dobírečné' } });
  const product = productFact({ sku: 'EX10000001', centAmount: 241_965 });
  const facts = factsOf(store, [product]);
  const pay = (paymentInterface: 'cashOnDelivery' | 'bankTransfer') =>
    cartAfter(
      emptyCartOf(store),
      [
        { action: 'addLineItem', sku: product.sku, quantity: 1 },
        { action: 'addPayment', paymentInterface },
      ],
      facts,
    );
  const { totalPrice, custom, taxedPrice, paymentInfo } = pay('cashOnDelivery');
  expect(totalPrice.centAmount).toBe(248_865);
  expect(taxedPrice.totalGross).toEqual(totalPrice);
  expect(paymentInfo.payments[0]?.amountPlanned).toEqual(totalPrice);
  expect(custom.cashRounding).toEqual({ ...totalPrice, centAmount: 35 });
  expect(feeLine(custom, 'cs', t)).toEqual({ label: 'Dobírečné', centAmount: 6900 });
  expect(feeLine(custom, 'en', t)?.label).toBe('payment.codFee');
  expect(cashLines(custom, totalPrice.centAmount, money, t)).toEqual([
    { label: 'cash.rounding', value: '+0.35' },
    { label: 'cash.toPay', value: '2489' },
  ]);
  expect(cashLines({ cashRounding: { ...totalPrice, centAmount: -2 } }, 1002, money, t)).toEqual([
    { label: 'cash.rounding', value: '−0.02' },
    { label: 'cash.toPay', value: '10' },
  ]);
  expect(pay('bankTransfer').custom).toEqual({});
});

it('cash is refused where only the rounded amount exceeds the law', () => {
  const store = storeOf('it', {
    codFeeCentAmount: 0,
    cashOnDelivery: { limitCentAmount: 499_999, itemLimit: 5, freight: true, atTheDoor: 'cash' },
  });
  const refusal = (centAmount: number) => {
    const cart = { lineItems: [], custom: {}, totalPrice: { centAmount } };
    const payable = { ...payableCart(cart, store), quantity: 1, standardQuantity: 1 };
    return paymentOffers(payable, today).find(({ key }) => key === 'cashOnDelivery')?.refusal;
  };
  expect(refusal(499_997)).toBeUndefined();
  expect(refusal(499_998)).toEqual({ reason: 'amount', centAmount: 499_999 });
});
