import { beforeAll, describe, expect, it } from 'vitest';
import { addressIn } from '../shopper.ts';
import { type Answer, visitor } from '../visitor.ts';
import { withoutPrices } from '../without-prices.ts';
import { bystander } from './refused.ts';

let at: Awaited<ReturnType<typeof bystander>>;
beforeAll(async () => {
  at = await bystander();
});

describe('a change of the cart', () => {
  it.each([-1, 0, 1.5, 10_001, 1e308, '1', null, [1]])(
    'by the quantity %j is refused',
    (quantity) =>
      at.refused(() => at.shopper.raw('addToCart', at.adding({ quantity })), {
        status: 400,
        code: 'InvalidInput',
      }),
  );

  it.each([
    ['nobody sells', () => 'EX99999999'],
    ['this country may not buy', () => at.forbidden],
    ['is an emoji', () => '🛒👩‍🔧'],
    ['is a prototype name', () => '__proto__'],
    ['is SQL', () => "' OR 1=1 --"],
  ])('with a SKU that %s is refused', (_, name) =>
    at.refused(() => at.shopper.raw('addToCart', at.adding({ product: { sku: name() } })), {
      status: 404,
      code: 'ProductNotFound',
    }),
  );

  it.each(['', 'x'.repeat(10_000), 7, null])('with the SKU %.20j is refused', (name) =>
    at.refused(() => at.shopper.raw('addToCart', at.adding({ product: { sku: name } })), {
      status: 400,
      code: 'InvalidInput',
    }),
  );

  it('with an outdated version and no fallback is refused, and the current version is returned', () =>
    at.refused(
      () => at.shopper.raw('addToCart', at.adding({ version: 1, versionFallback: false })),
      {
        status: 409,
        code: 'ConcurrentModification',
        currentVersion: at.cart.version,
      },
    ));

  it('with a future version is refused', () =>
    at.refused(() => at.shopper.raw('addToCart', at.adding({ version: at.cart.version + 1 })), {
      status: 409,
      code: 'ConcurrentModification',
      currentVersion: at.cart.version,
    }));

  it('is all or nothing', () =>
    at.refused(
      () =>
        at.shopper.call('updateCart', {
          ...at.reference,
          actions: [
            { action: 'addLineItem', sku: at.sku, quantity: 1 },
            { action: 'removeLineItem', lineItemId: 'none' },
          ],
        }),
      { status: 404, code: 'LineItemNotFound' },
    ));

  it('with a postcode of another country is refused', async () => {
    const address = { ...addressIn('de'), postalCode: 'SW1A 1AA' };
    for (const [action, code] of [
      ['setBillingAddress', 'PostalCodeBilling'],
      ['setShippingAddress', 'PostalCodeShipping'],
    ] as const) {
      const actions = [{ action, address }];
      await at.refused(() => at.shopper.call('updateCart', { ...at.reference, actions }), {
        status: 422,
        code,
      });
    }
  });

  it('with an incomplete or undeliverable address is refused', async () => {
    const nameless = { ...addressIn('de'), firstName: '', lastName: '' };
    const wrong = [
      [{ action: 'setBillingAddress', address: nameless }, 'BillingAddressIncorrect'],
      [{ action: 'setShippingAddress', address: nameless }, 'ShippingAddressIncorrect'],
      [{ action: 'setShippingAddress', address: addressIn('at') }, 'ShippingAddressIncorrect'],
    ] as const;
    for (const [action, code] of wrong) {
      const change = { ...at.reference, actions: [action] };
      await at.refused(() => at.shopper.call('updateCart', change), { status: 422, code });
    }
  });

  it.each([
    ['an action nobody knows', { action: 'setTotalPrice', centAmount: 1 }],
    ['a broken e-mail address', { action: 'setCustomerEmail', email: 'a@b' }],
    ['an unknown way to pay', { action: 'addPayment', paymentInterface: 'barter' }],
    ['an unknown country', { action: 'setBillingAddress', address: { country: 'us' } }],
  ])('with %s is refused', (_, action) =>
    at.refused(
      () => at.shopper.raw('updateCart', JSON.stringify([{ ...at.reference, actions: [action] }])),
      {
        status: 400,
        code: 'InvalidInput',
      },
    ),
  );

  it('with a line break in a name, which would end up in a mail, is refused', () => {
    const address = { ...addressIn('de'), firstName: 'Dear\n\nYou won: http://evil.example' };
    const actions = [{ action: 'setBillingAddress', address }];
    const body = JSON.stringify([{ ...at.reference, actions }]);
    return at.refused(() => at.shopper.raw('updateCart', body), {
      status: 400,
      code: 'InvalidInput',
    });
  });

  it('with the cart id in capitals is refused: a cart has exactly one id', () =>
    at.refused(() => at.shopper.raw('addToCart', at.adding({ id: at.cart.id.toUpperCase() })), {
      status: 400,
      code: 'InvalidInput',
    }));

  it('from another market is refused', () =>
    at.refused(() => visitor('at').raw('addToCart', at.adding({})), {
      status: 404,
      code: 'CartNotInStore',
    }));
});

describe('every operation on a cart', () => {
  const change = {
    addToCart: () => ({ product: { sku: at.sku }, quantity: 1 }),
    removeFromCart: () => ({ lineItem: { id: at.cart.lineItems[0]?.id } }),
    updateCartQuantity: () => ({ lineItem: { id: at.cart.lineItems[0]?.id }, quantity: 1 }),
    updateCart: () => ({ actions: [{ action: 'recalculate', updateProductData: true }] }),
    undoCartChange: () => ({}),
    deleteCart: () => ({}),
    createOrder: () => ({ paymentMethod: 'bankTransfer', expectedTotalCentAmount: 1 }),
  };
  const rows = Object.entries(change);

  it.each(rows)('%s refuses an unknown cart', (name, main) =>
    at.refused(
      () =>
        at.shopper.raw(name, JSON.stringify([{ ...main(), id: crypto.randomUUID(), version: 1 }])),
      { status: 404, code: 'CartNotFound' },
    ),
  );

  it.each(rows)('%s refuses an invalid id', (name, main) =>
    at.refused(
      () => at.shopper.raw(name, JSON.stringify([{ ...main(), id: '../x', version: 1 }])),
      {
        status: 400,
        code: 'InvalidInput',
      },
    ),
  );

  it.each(rows)('%s refuses another market and a stale version', async (name, main) => {
    const body = JSON.stringify([{ ...at.reference, ...main() }]);
    await at.refused(() => visitor('fr').raw(name, body), { status: 404, code: 'CartNotInStore' });
    const stale = JSON.stringify([
      { ...main(), id: at.cart.id, version: 1, versionFallback: false },
    ]);
    await at.refused(() => at.shopper.raw(name, stale), {
      status: 409,
      code: 'ConcurrentModification',
      currentVersion: at.cart.version,
    });
  });
});

it('an internal error logs one line without personal data', async () => {
  let answer: Answer<unknown> | undefined;
  const lines = await withoutPrices(async () => {
    const actions = [{ action: 'setBillingAddress', address: addressIn('de') }] as const;
    answer = await at.shopper.call('updateCart', { ...at.reference, actions: [...actions] });
  });
  expect(answer).toEqual({
    status: 500,
    code: 'Internal',
    message: 'Something went wrong on our side',
  });
  expect(lines).toHaveLength(1);
  expect(lines.join()).toMatch(/cart not changed/);
  expect(lines.join()).not.toMatch(/Zora|Nováková|Dlhá|mail\.example/);
});
