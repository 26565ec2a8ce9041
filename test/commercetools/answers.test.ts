/** Addresses both ways, names by language, and answers that are not complete. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Address } from '#domain/checkout/address.ts';
import {
  addressAnswer,
  addressInput,
  bookAddressInput,
} from '#worker/commerce/commercetools/addresses.ts';
import { cartAnswer } from '#worker/commerce/commercetools/cart-answer.ts';
import { plainOf } from '#worker/commerce/commercetools/plain.ts';
import { readAnswer } from '#worker/commerce/commercetools/read-answer.ts';

const address: Address = {
  id: 'a1',
  title: 'Dr.',
  salutation: 'mrs',
  firstName: 'Ada',
  lastName: 'Weiß',
  company: 'Weiß & Söhne "GmbH"',
  department: 'Küche',
  vatNumber: 'DE123456788',
  identifiers: { leitwegId: '04011000-1234512345-06' },
  reference: 'PO 7',
  invoiceEmail: 'rechnung@example.com',
  streetName: 'Hauptstraße',
  streetNumber: '1a',
  additionalStreetInfo: 'Hof',
  additionalAddressInfo: '2. Stock',
  building: 'B',
  apartment: '12',
  pOBox: '100',
  postalCode: '10115',
  city: 'Berlin',
  region: 'Berlin',
  state: 'BE',
  country: 'gr',
  phone: '+49301234',
  mobile: '+49151234',
  email: 'ada@example.com',
  fax: 'packstation:123',
  isDefaultShippingAddress: true,
  deliveryNoteFloor: '2',
  deliveryNoteLift: false,
  deliveryNoteTailLift: true,
  deliveryNoteForklift: true,
  deliveryNoteWindow: '8–10',
  deliveryNoteAccess: 'Code 12',
};

/** As commercetools answers what it was sent. */
function answerOf({ custom, ...fields }: ReturnType<typeof addressInput>): unknown {
  const raw = custom?.fields?.map(({ name, value }) => ({ name, value: JSON.parse(value) }));
  return plainOf({ ...fields, custom: raw ? { customFieldsRaw: raw } : null }, 'de-DE');
}

describe('an address', () => {
  it('comes back as it was sent', () => {
    const input = addressInput(address, 'kontor-address');
    expect(input.country).toBe('GR');
    expect(input.fax).toBe('packstation:123');
    expect(input.custom?.typeKey).toBe('kontor-address');
    expect(addressAnswer.parse(answerOf(input))).toEqual(address);
  });

  it('has no custom fields if it needs none', () => {
    const { firstName, lastName, streetName, streetNumber, postalCode, city, country } = address;
    const plain = { firstName, lastName, streetName, streetNumber, postalCode, city, country };
    const input = addressInput(plain, 'kontor-address');
    expect(input).toEqual({ ...plain, country: 'GR' });
    expect(addressAnswer.parse(answerOf(input))).toEqual(plain);
  });

  it('of a customer is known by its key, and its defaults by the customer', () => {
    const input = bookAddressInput({ ...address, key: 'a1' }, 'kontor-address');
    expect(input).toMatchObject({ key: 'a1' });
    expect(input).not.toHaveProperty('id');
    const { id, isDefaultShippingAddress, ...rest } = address;
    expect(addressAnswer.parse(answerOf(input))).toEqual({ ...rest, key: 'a1' });
  });

  it('whose details are no JSON is refused by name', () => {
    const read = addressAnswer.safeParse({ country: 'DE', custom: { details: '{' } });
    expect(read.error?.issues[0]?.path).toEqual(['custom', 'details']);
  });
});

describe('a name', () => {
  const named = (...locales: string[]) =>
    plainOf({ name: locales.map((locale) => ({ locale, value: locale })) }, 'de-AT');

  it.each([
    [['en', 'de'], { en: 'en', de: 'de' }],
    [['de-DE', 'de-AT', 'de-CH'], { de: 'de-AT' }],
    [['de-AT', 'de'], { de: 'de' }],
    [['fr-FR'], { fr: 'fr-FR' }],
    [[], {}],
  ])('in %j has texts by language', (locales, name) => {
    expect(named(...locales)).toEqual({ name });
  });

  it('that is a text stays one', () => {
    expect(plainOf({ name: 'VAT', none: null }, 'de-DE')).toEqual({ name: 'VAT' });
  });
});

const euros = (centAmount: number) => ({ currencyCode: 'EUR', centAmount, fractionDigits: 2 });
const portion = (id: string, name: string | null) => ({
  discount: { typeId: 'cart-discount', id },
  discountedAmount: euros(100),
  named: name && { id, name: [{ locale: 'de', value: name }] },
});
const complete = {
  id: 'c1',
  version: 3,
  key: 'room',
  cartState: 'Active',
  store: { key: 'de' },
  customerId: null,
  customerEmail: null,
  lineItems: [
    {
      id: 'l1',
      productId: 'p1',
      name: [{ locale: 'de', value: 'Kessel' }],
      quantity: 1,
      variant: { sku: 'EX1' },
      price: { value: euros(1000), discounted: null },
      totalPrice: null,
      taxedPrice: null,
      discountedPricePerQuantity: [
        {
          quantity: 1,
          discountedPrice: {
            value: euros(900),
            includedDiscounts: [portion('d1', 'Herbst'), portion('d2', null)],
          },
        },
      ],
      lineItemMode: 'Standard',
      supplyChannel: null,
      distributionChannel: null,
      custom: { customFieldsRaw: [{ name: 'parentSku', value: 'EX0' }] },
    },
  ],
  customLineItems: [],
  totalPrice: euros(800),
  taxedPrice: null,
  discountOnTotalPrice: {
    discountedAmount: euros(100),
    includedDiscounts: [portion('d3', 'Alles')],
  },
  shippingInfo: null,
  discountCodes: [
    {
      state: 'MatchesCart',
      discountCode: { id: 'k1', code: 'ALL', cartDiscounts: [{ id: 'd3' }] },
    },
    { state: 'NotValid', discountCode: null },
  ],
  billingAddress: { country: 'DE', custom: null },
  shippingAddress: null,
  custom: { customFieldsRaw: [{ name: 'utmSource', value: 'mail' }] },
};
const read = (cart: unknown) =>
  readAnswer('CartById', { inStore: { cart } }, ['inStore', 'cart'], cartAnswer, 'de-DE');

describe('a cart', () => {
  it('has the names of the discounts in its amounts, with their codes', () => {
    const outcome = read(complete);
    expect(outcome).toMatchObject({
      ok: true,
      data: {
        key: 'room',
        lineItems: [{ name: { de: 'Kessel' }, custom: { parentSku: 'EX0' } }],
        billingAddress: { country: 'de' },
        custom: { utmSource: 'mail' },
        cartDiscounts: [
          { id: 'd1', name: { de: 'Herbst' } },
          { id: 'd3', name: { de: 'Alles' }, code: 'ALL' },
        ],
      },
    });
    expect(outcome.ok && outcome.data?.discountCodes).toHaveLength(1);
  });

  /** Each object and array of a value, by path. */
  function* places(value: unknown, path: string[] = []): Generator<string[]> {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      yield [...path, key];
      yield* places(each, [...path, key]);
    }
  }

  function replaced(value: unknown, [key = '', ...rest]: string[], by: unknown): unknown {
    const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
      string,
      unknown
    >;
    if (rest.length > 0) copy[key] = replaced(copy[key], rest, by);
    else if (by === undefined) delete copy[key];
    else copy[key] = by;
    return copy;
  }

  const paths = [...places(complete)];

  it.each([undefined, null, 7, 'x', [], {}, [null]])(
    'with %j in any place is read or refused by its path, never a crash',
    (by) => {
      expect(paths.length).toBeGreaterThan(80);
      for (const path of paths) {
        const outcome = read(replaced(complete, path, by));
        if (outcome.ok) continue;
        expect(outcome.message).toMatch(
          /^An error occurred during request to CartById, an answer of another form: inStore\.cart/,
        );
      }
    },
  );

  it.each([
    [{}, 'inStore'],
    [{ inStore: null }, 'inStore.cart'],
    [{ inStore: {} }, 'inStore.cart'],
    [{ inStore: { cart: { ...complete, lineItems: null } } }, 'inStore.cart.lineItems'],
    [
      { inStore: { cart: { ...complete, totalPrice: { ...euros(1), fractionDigits: 3 } } } },
      'inStore.cart.totalPrice',
    ],
  ])('in the answer %# is refused by the path %s', (answer, path) => {
    expect(readAnswer('CartById', answer, ['inStore', 'cart'], cartAnswer, 'de-DE')).toEqual({
      ok: false,
      code: 'BackendFailed',
      message: `An error occurred during request to CartById, an answer of another form: ${path}`,
    });
  });

  it('that is null does not exist', () => {
    expect(read(null)).toEqual({ ok: true, data: null });
    expect(readAnswer('X', { a: null }, ['a'], z.string(), 'de-DE')).toMatchObject({ data: null });
  });
});
