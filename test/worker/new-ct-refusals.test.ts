import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import { activeCart } from './cart-view.ts';
import { putOnSale } from './goods.ts';
import { logged } from './logged.ts';
import { addressIn, email, readyToOrder } from './shopper.ts';
import { type Answer, type Visitor, visitor } from './visitor.ts';

let sku: string;
let forbidden: string;
let shopper: Visitor;
let cart: Cart;

beforeAll(async () => {
  [sku, forbidden] = await putOnSale({ price: 4500 }, { notSellableIn: ['de'] });
  ({ shopper, cart } = await readyToOrder('de', { [sku]: 2 }));
});

async function rowsOfTheShop(): Promise<unknown> {
  const tables = ['orders', 'order_lines', 'outbox', 'mails', 'products', 'prices', 'stores'];
  const counts = tables.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`);
  return env.DB.prepare(
    `SELECT ${counts.join(', ')}, (SELECT sum(available_quantity) FROM inventory) AS stock`,
  ).first();
}

/** Sends it and shows that it was refused in so many words, and that cart, database and log did not notice. */
async function refused(send: () => Promise<Answer<unknown>>, expected: Partial<Answer<unknown>>) {
  const before = [await activeCart(cart.id, 'de'), await rowsOfTheShop()];
  let answer: Answer<unknown> | undefined;
  const lines = await logged(async () => {
    answer = await send();
  });
  expect(answer).toMatchObject(expected);
  expect(answer?.message).toBeTruthy();
  expect(answer).not.toHaveProperty('data');
  expect([await activeCart(cart.id, 'de'), await rowsOfTheShop()]).toEqual(before);
  expect(lines.length).toBeLessThanOrEqual(1);
  for (const personal of [email, 'Zora', 'Nováková', 'Dlhá ulica']) {
    expect(lines.join()).not.toContain(personal);
  }
}

const reference = () => ({ id: cart.id, version: cart.version });
const adding = (change: object) =>
  JSON.stringify([{ ...reference(), product: { sku }, quantity: 1, ...change }]);

describe('a request that is no call', () => {
  const invalidJson = { status: 400, code: 'InvalidJson' } as const;
  const invalidInput = { status: 400, code: 'InvalidInput' } as const;

  it.each(['{', '', '[{]', 'undefined', "[{'id':1}]"])('with the body %j is refused', (body) =>
    refused(() => shopper.raw('addToCart', body), invalidJson),
  );

  it.each(['null', '1', '"text"', '{}', '[]', '[null]', '[[]]', '[{},{},{}]', '[{},"query"]'])(
    'with the body %s is refused',
    (body) => refused(() => shopper.raw('addToCart', body), invalidInput),
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'sent as %s is refused',
    (type) =>
      refused(() => shopper.raw('addToCart', adding({}), { 'Content-Type': type }), invalidInput),
  );

  it('of one megabyte is refused, with and without a stated length', async () => {
    const megabyte = adding({ note: 'x'.repeat(1_000_000) });
    const tooLarge = { status: 413, code: 'BodyTooLarge' } as const;
    await refused(() => shopper.raw('addToCart', megabyte), tooLarge);
    const unstated = () => new Blob([megabyte]).stream().pipeThrough(new TransformStream());
    await refused(() => shopper.raw('addToCart', unstated()), tooLarge);
  });

  it.each([
    'buyEverything',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'AddToCart',
    'addToCart/more',
    '',
    '%F0%9F%9B%92',
    'x'.repeat(10_000),
  ])('to the unknown operation %.30s is refused', (name) =>
    refused(() => shopper.raw(name, adding({})), { status: 404, code: 'UnknownOperation' }),
  );

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('with the method %s is refused', (method) =>
    refused(
      async () => {
        const response = await shopper.send('/new-ct/addToCart', { method });
        return { status: response.status, ...((await response.json()) as object) };
      },
      { status: 404, code: 'UnknownOperation' },
    ),
  );

  it.each(['https://evil.example', 'http://at.localhost', 'https://de.localhost', 'null'])(
    'from a page of %s is refused',
    (origin) =>
      refused(
        () =>
          shopper.raw('addToCart', adding({}), {
            'Content-Type': 'application/json',
            Origin: origin,
          }),
        { status: 403, code: 'ForeignOrigin' },
      ),
  );
});

describe('a change of the cart', () => {
  it.each([-1, 0, 1.5, 10_001, 1e308, '1', null, [1]])(
    'by the quantity %j is refused',
    (quantity) =>
      refused(() => shopper.raw('addToCart', adding({ quantity })), {
        status: 400,
        code: 'InvalidInput',
      }),
  );

  it.each([
    ['nobody sells', () => 'EX99999999'],
    ['this country may not buy', () => forbidden],
    ['is an emoji', () => '🛒👩‍🔧'],
    ['is a prototype name', () => '__proto__'],
    ['is SQL', () => "' OR 1=1 --"],
  ])('with a SKU that %s is refused', (_, name) =>
    refused(() => shopper.raw('addToCart', adding({ product: { sku: name() } })), {
      status: 404,
      code: 'ProductNotFound',
    }),
  );

  it.each(['', 'x'.repeat(10_000), 7, null])('with the SKU %.20j is refused', (name) =>
    refused(() => shopper.raw('addToCart', adding({ product: { sku: name } })), {
      status: 400,
      code: 'InvalidInput',
    }),
  );

  it('that insists on a version the cart has left behind is refused and told the current one', () =>
    refused(() => shopper.raw('addToCart', adding({ version: 1, versionFallback: false })), {
      status: 409,
      code: 'ConcurrentModification',
      currentVersion: cart.version,
    }));

  it('of a version that is still to come is refused', () =>
    refused(() => shopper.raw('addToCart', adding({ version: cart.version + 1 })), {
      status: 409,
      code: 'ConcurrentModification',
      currentVersion: cart.version,
    }));

  it('is all or nothing', () =>
    refused(
      () =>
        shopper.call('updateCart', {
          ...reference(),
          actions: [
            { action: 'addLineItem', sku, quantity: 1 },
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
      await refused(() => shopper.call('updateCart', { ...reference(), actions }), {
        status: 422,
        code,
      });
    }
  });

  it.each([
    ['an action nobody knows', { action: 'setTotalPrice', centAmount: 1 }],
    ['a broken e-mail address', { action: 'setCustomerEmail', email: 'a@b' }],
    ['an unknown way to pay', { action: 'addPayment', paymentInterface: 'barter' }],
    ['an unknown country', { action: 'setBillingAddress', address: { country: 'us' } }],
  ])('with %s is refused', (_, action) =>
    refused(
      () => shopper.raw('updateCart', JSON.stringify([{ ...reference(), actions: [action] }])),
      {
        status: 400,
        code: 'InvalidInput',
      },
    ),
  );

  it('from another market is refused', () =>
    refused(() => visitor('at').raw('addToCart', adding({})), {
      status: 404,
      code: 'CartNotInStore',
    }));
});

describe('every operation on a cart', () => {
  const change = {
    addToCart: () => ({ product: { sku }, quantity: 1 }),
    removeFromCart: () => ({ lineItem: { id: cart.lineItems[0]?.id } }),
    updateCartQuantity: () => ({ lineItem: { id: cart.lineItems[0]?.id }, quantity: 1 }),
    updateCart: () => ({ actions: [{ action: 'recalculate', updateProductData: true }] }),
    deleteCart: () => ({}),
    createOrder: () => ({ paymentMethod: 'bankTransfer', expectedTotalCentAmount: 1 }),
  };
  const rows = Object.entries(change);

  it.each(rows)('%s refuses a cart that nobody opened', (name, main) =>
    refused(
      () => shopper.raw(name, JSON.stringify([{ ...main(), id: crypto.randomUUID(), version: 1 }])),
      { status: 404, code: 'CartNotFound' },
    ),
  );

  it.each(rows)('%s refuses an id that is none', (name, main) =>
    refused(() => shopper.raw(name, JSON.stringify([{ ...main(), id: '../x', version: 1 }])), {
      status: 400,
      code: 'InvalidInput',
    }),
  );

  it.each(rows)('%s refuses another market and a stale version', async (name, main) => {
    const body = JSON.stringify([{ ...reference(), ...main() }]);
    await refused(() => visitor('fr').raw(name, body), { status: 404, code: 'CartNotInStore' });
    const stale = JSON.stringify([{ ...main(), id: cart.id, version: 1, versionFallback: false }]);
    await refused(() => shopper.raw(name, stale), {
      status: 409,
      code: 'ConcurrentModification',
      currentVersion: cart.version,
    });
  });
});

it('logs one line without personal data when something of ours breaks', async () => {
  await env.DB.prepare('ALTER TABLE inventory RENAME TO inventory_away').run();
  let answer: Answer<unknown> | undefined;
  const lines = await logged(async () => {
    const actions = [{ action: 'setBillingAddress', address: addressIn('de') }] as const;
    answer = await shopper.call('updateCart', { ...reference(), actions: [...actions] });
  });
  await env.DB.prepare('ALTER TABLE inventory_away RENAME TO inventory').run();
  expect(answer).toEqual({
    status: 500,
    code: 'Internal',
    message: 'Something went wrong on our side',
  });
  expect(lines).toHaveLength(1);
  expect(lines.join()).toMatch(/\/new-ct\/updateCart/);
  expect(lines.join()).not.toMatch(/Zora|Nováková|Dlhá|mail\.example/);
});
