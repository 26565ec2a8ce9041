/**
 * The truth table of cash on delivery and bank transfer: every country, every amount around its limit, every number of
 * pieces, with and without a pallet and a guarantee. The expected results come from purchase-flow.txt §5, §9.
 */
import { describe, expect, it } from 'vitest';
import type { LineItem } from '#domain/cart/cart.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { payableCart } from '#domain/order/place.ts';
import { type PaymentOffer, paymentOffers } from '#domain/payment/methods.ts';
import { factAfter, specifiedCountries } from '../country-facts.ts';
import { productFact, storeOf, today } from '../shop.ts';
import { limits } from './cash-limits.ts';

const transferCountries = 'SK DE PT IT FR HU CZ AT NO CH BE DK ES FI PL RO LT SI'.split(' ');
const oneItemCountries = factAfter('Cash-on-delivery item limit 1 in').split(';')[0] ?? '';
const freightCountries = 'SK HU CZ PL'.split(' ');

type Case = { amount: number; pieces: number; freight: boolean; guarantees: number };

function* casesOf(country: CountryCode): Generator<Case> {
  const limit = limits[country];
  for (const amount of [limit - 1, limit, limit + 1]) {
    for (const pieces of [0, 1, 2, 20, 21]) {
      for (const freight of [false, true]) {
        for (const guarantees of [0, 1, 30]) yield { amount, pieces, freight, guarantees };
      }
    }
  }
}

/** A line with the fields that the rules read. */
function lineOf(key: LineItem['productType']['key'], quantity: number, freight: boolean): LineItem {
  const { productId, name, slug, image } = productFact({ sku: 'EX10000001', centAmount: 1 });
  const money = { type: 'centPrecision', currencyCode: 'EUR', centAmount: 1, fractionDigits: 2 };
  return {
    id: key,
    productId,
    name,
    productSlug: slug,
    productType: { key },
    quantity,
    variant: {
      id: 1,
      sku: 'EX10000001',
      image,
      isPackageTypeFreight: freight,
      maximumQuantity: 100,
    },
    price: { value: money },
    priceMode: 'Platform',
    discountedPricePerQuantity: [],
    lineItemMode: 'Standard',
    taxedPrice: { totalGross: money },
  } as LineItem;
}

function offersFor(country: CountryCode, { amount, pieces, freight, guarantees }: Case) {
  // Without a fee, the amount is what is paid on delivery, which the limit is for.
  const store = storeOf(country, { codFeeCentAmount: 0 });
  const lineItems = [
    ...(pieces > 0 ? [lineOf('standard_product', pieces, freight)] : []),
    ...(guarantees > 0 ? [lineOf('extra_guarantee', guarantees, false)] : []),
  ];
  const cart = { lineItems, custom: {}, totalPrice: { centAmount: amount } };
  const offers = paymentOffers(payableCart(cart, store), today);
  const said = (offer: PaymentOffer | undefined) =>
    offer ? (offer.refusal?.reason ?? 'offered') : 'not there';
  return {
    transfer: said(offers.find(({ key }) => key === 'bankTransfer')),
    cash: said(offers.find(({ key }) => key === 'cashOnDelivery')),
  };
}

function expected(country: CountryCode, { amount, pieces, freight }: Case) {
  const code = country.toUpperCase();
  const itemsFit = pieces >= 1 && pieces <= 20;
  const cash = () => {
    if (!itemsFit) return 'items';
    if (freight && !freightCountries.includes(code)) return 'freight';
    if (oneItemCountries.includes(code) && pieces > 1) return 'items';
    return amount > limits[country] ? 'amount' : 'offered';
  };
  const transfer = transferCountries.includes(code)
    ? itemsFit
      ? 'offered'
      : 'items'
    : 'not there';
  return { transfer, cash: cash() };
}

describe('cash on delivery and bank transfer', () => {
  it.each(specifiedCountries)('are offered in %s as specified, for every cart', (country) => {
    const cases = [...casesOf(country)];
    expect(cases).toHaveLength(3 * 5 * 2 * 3);
    const wrong = cases
      .map((each) => ({ ...each, is: offersFor(country, each), should: expected(country, each) }))
      .filter(({ is, should }) => JSON.stringify(is) !== JSON.stringify(should));
    expect(wrong).toEqual([]);
  });

  it.each(specifiedCountries)(
    'in %s: codZeroLimit off removes cash unless the item limit of the country is 1',
    (country) => {
      const cart = { lineItems: [], custom: {}, totalPrice: { centAmount: 100 } };
      const keys = (codZeroLimit: 'none' | 'off') =>
        paymentOffers(payableCart(cart, storeOf(country, { codZeroLimit })), today).map(
          ({ key }) => key,
        );
      expect(keys('none')).toContain('cashOnDelivery');
      const stays = oneItemCountries.includes(country.toUpperCase());
      expect(keys('off').includes('cashOnDelivery')).toBe(stays);
    },
  );
});
