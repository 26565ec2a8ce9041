/** Who pays without VAT: every pair of countries, every number, and the other conditions. Source: eu-2026.md P-31. */
import { describe, expect, it } from 'vitest';
import { priced } from '#domain/cart/pricing.ts';
import { refreshedCart } from '#domain/cart/session.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import {
  prefixOf,
  type VatPrefix,
  vatNumberOf,
  vatNumberRules,
  vatNumberText,
} from '#domain/vat/numbers.ts';
import { productFact, today } from '../shop.ts';
import {
  checkOf,
  type Delivered,
  deliveredTo,
  numberOf,
  otherStores,
  unionStores,
} from '../vat-shop.ts';

const drill = productFact({ sku: 'EX10000001', centAmount: 11_900 });

function isNet(wanted: Omit<Delivered, 'products'>): boolean {
  const { cart } = deliveredTo({ ...wanted, products: [drill] });
  const rules = cart.lineItems.map(({ taxRule }) => taxRule ?? 'standard');
  const hasVat = cart.taxedPrice.taxPortions.some(({ rate }) => rate > 0);
  // The cart, its lines and its tax say the same.
  expect(new Set(rules)).toEqual(new Set([cart.taxRelief?.rule ?? 'standard']));
  expect(hasVat).toBe(cart.taxRelief === undefined);
  return !hasVat;
}

/** A valid number of the country that the goods go to. */
const ofDelivery = (delivery: Delivered['delivery']) => {
  const number = numberOf(prefixOf(delivery));
  return { delivery, number, check: checkOf(number) };
};

/** Customers who pay VAT, whatever the country of their number. */
const others: [string, (number: string) => Partial<Delivered>][] = [
  ['a number that is not valid', (number) => ({ check: checkOf(number, { result: 'invalid' }) })],
  ['a number without an answer', () => ({ check: undefined as never })],
  ['a private customer', () => ({ address: { company: undefined } as never })],
];

describe.each([...unionStores, ...otherStores])('goods that leave %s', (dispatch) => {
  const everywhere = [...unionStores, ...otherStores];
  const inUnion = unionStores.includes(dispatch);

  it('are without VAT for valid companies of the Union’s other states, and for nobody else', () => {
    const net = everywhere.filter((delivery) => isNet({ ...ofDelivery(delivery), dispatch }));
    expect(net).toEqual(inUnion ? unionStores.filter((delivery) => delivery !== dispatch) : []);
  });

  it.each(others)('are with VAT everywhere for %s', (_who, changes) => {
    const net = everywhere.filter((delivery) => {
      const company = ofDelivery(delivery);
      return isNet({ ...company, dispatch, ...changes(company.number) });
    });
    expect(net).toEqual([]);
  });
});

it('462 of the 484 pairs of member states are without VAT: those of two different states', () => {
  const pairs = unionStores.flatMap((dispatch) =>
    unionStores.map((delivery) => isNet({ ...ofDelivery(delivery), dispatch })),
  );
  expect(pairs).toHaveLength(484);
  expect(pairs.filter((net) => net)).toHaveLength(462);
});

describe('goods that leave Germany for Austria', () => {
  const prefixes = Object.keys(vatNumberRules) as VatPrefix[];

  it.each(prefixes)(
    'under a valid number of %s are without VAT only if it is of another member state',
    (prefix) => {
      const number = numberOf(prefix);
      const isForeign = !['DE', 'GB', 'XI', 'CHE', 'NO'].includes(prefix);
      expect(isNet({ delivery: 'at', number, check: checkOf(number) })).toBe(isForeign);
    },
  );

  const { number, check } = ofDelivery('at');
  const net: Omit<Delivered, 'products'> = { delivery: 'at', number, check };

  it.each<[string, Partial<Delivered>]>([
    ['without the flag', { flag: false }],
    ['for a private customer', { address: { company: undefined } as never }],
    ['without an answer', { check: undefined } as never],
    ['with a number that is not valid', { check: checkOf(number, { result: 'invalid' }) }],
    ['with the answer about another number', { check: checkOf('ATU00000202') }],
    [
      'with an answer of more than a day ago',
      { check: checkOf(number, { at: '2026-11-20T09:59:59.000Z' }) },
    ],
    ['where nobody says where goods leave from', { facts: { vat: undefined } as never }],
  ])('are with VAT %s', (_what, changes) => {
    expect(isNet(net)).toBe(true);
    expect(isNet({ ...net, ...changes })).toBe(false);
  });

  it('are without VAT however the number is written, with an answer of up to a day ago', () => {
    expect(isNet({ ...net, number: 'u 1234-5675' })).toBe(true);
    expect(isNet({ ...net, check: checkOf(number, { at: '2026-11-20T10:00:00.000Z' }) })).toBe(
      true,
    );
  });
});

describe('goods for Britain', () => {
  const belfast = 'BT1 1AA';
  const london = 'SW1A 1AA';

  it.each<[from: CountryCode, to: string, number: string, isNet: boolean]>([
    ['de', belfast, 'XI123456727', true],
    // As companies there write it.
    ['de', belfast, 'GB 123456727', true],
    ['de', belfast, '123456727', true],
    ['ie', belfast, 'XI123456727', true],
    // A company of a third state of the Union that has goods sent there.
    ['de', belfast, 'FR32123456789', true],
    ['de', belfast, 'DE123456788', false],
    ['de', belfast, 'CHE123456788', false],
    ['gb', belfast, 'XI123456727', false],
    ['ch', belfast, 'XI123456727', false],
    ['de', london, 'GB123456727', false],
    ['de', london, 'XI123456727', false],
    ['de', london, 'FR32123456789', false],
    // The Isle of Man has the British rate, but not the rules of Northern Ireland.
    ['de', 'IM1 1AA', 'GB123456727', false],
  ])(
    'that leave %s for %s under %s: without VAT %s',
    (dispatch, postalCode, number, isNetThere) => {
      const known = vatNumberOf(number, 'gb', postalCode);
      const check = checkOf(known ? vatNumberText(known) : '');
      const wanted = { delivery: 'gb' as const, number, dispatch, check, address: { postalCode } };
      expect(isNet(wanted)).toBe(isNetThere);
    },
  );

  it('lose the British VAT rate that their prices include', () => {
    const number = 'XI123456727';
    const { cart } = deliveredTo({
      delivery: 'gb',
      number,
      check: checkOf(number),
      address: { postalCode: belfast },
      products: [productFact({ sku: 'EX10000001', centAmount: 12_000 })],
    });
    expect(cart.taxRelief).toEqual({ rule: 'intraCommunity', rate: 0.2 });
    expect(cart.lineItems[0]?.price.value.centAmount).toBe(10_000);
  });

  it('are with VAT if the answer is about the GB number with the same digits', () => {
    const check = checkOf('GB123456727');
    const address = { postalCode: belfast };
    expect(isNet({ delivery: 'gb', number: '123456727', check, address })).toBe(false);
  });
});

it.each([
  ['es', '35001'],
  ['it', '23041'],
  ['fi', '22100'],
  ['fr', '97110'],
] as const)(
  'delivery outside the VAT area is not intra-Community: %s %s',
  (delivery, postalCode) => {
    expect(isNet(ofDelivery(delivery))).toBe(true);
    // A cart stored before such places were refused.
    const { cart, facts } = deliveredTo({ ...ofDelivery(delivery), products: [drill] });
    const place = cart.shippingAddress && { ...cart.shippingAddress, postalCode };
    const outside = priced({ ...cart, ...(place && { shippingAddress: place }) }, facts);
    expect(outside.taxRelief).toBeUndefined();
    expect(outside.totalPrice.centAmount).toBeGreaterThan(cart.totalPrice.centAmount);
  },
);

it('an autonomous region is in the VAT area, and its own rate is taken out', () => {
  const { cart } = deliveredTo({
    ...ofDelivery('pt'),
    address: { postalCode: '9000-123' },
    products: [productFact({ sku: 'EX10000001', centAmount: 12_200 })],
  });
  expect(cart.taxRelief).toEqual({ rule: 'intraCommunity', rate: 0.22 });
  expect(cart.lineItems[0]?.price.value.centAmount).toBe(10_000);
});

it('the VAT rate of the day is taken out: Romania before and since August 2025', () => {
  const pieceAt = (day: string) => {
    const at = new Date(`${day}T10:00:00Z`);
    const { number } = ofDelivery('ro');
    const { cart } = deliveredTo({
      delivery: 'ro',
      number,
      products: [drill],
      facts: { at, vat: { dispatch: 'de', check: checkOf(number, { at: at.toISOString() }) } },
    });
    return cart.lineItems[0]?.price.value.centAmount;
  };
  expect(pieceAt('2025-07-31')).toBe(10_000);
  expect(pieceAt('2025-08-01')).toBe(9835);
});

it('an expired answer brings the VAT back, which is not reported as a price change', () => {
  const { cart, facts } = deliveredTo({ ...ofDelivery('at'), products: [drill] });
  const gross = deliveredTo({ ...ofDelivery('at'), check: undefined as never, products: [drill] });
  const later = refreshedCart(cart, { ...facts, at: new Date(today.getTime() + 25 * 3_600_000) });
  expect(later.totalPrice).toEqual(gross.cart.totalPrice);
  expect(later.lineItems).toEqual(gross.cart.lineItems);
  expect(later).not.toHaveProperty('taxRelief');
  expect(later).not.toHaveProperty('changesSinceLastVisit');
});
