/** How many requests to the remote what a shopper does costs: pages none. */
import { env } from 'cloudflare:test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readCategories, readProductsBySku } from '#worker/data/catalogue/read-documents.ts';
import { twinSkus } from '../../commercetools-twin/sold.ts';
import { logIn, newEmail } from '../customers.ts';
import { settle, visit } from '../pages/kept-pages.ts';
import { addressed, cartWith, orderCall } from '../shopper.ts';
import type { Visitor } from '../visitor.ts';
import { sellEverywhere } from './every-backend.ts';
import { failingRemotes } from './failing-remotes.ts';
import { commercetoolsBindings, middlewareBindings } from './remote-bindings.ts';

const { parcel, other } = twinSkus;

let product: string;
let listing: string;
beforeAll(async () => {
  await sellEverywhere();
  const [document] = await readProductsBySku(env.DB, [parcel]);
  const [shelf] = (await readCategories(env.DB)).filter(({ key }) =>
    document?.categories.includes(key),
  );
  product = `/${document?.texts.de?.slug}`;
  listing = `/${shelf?.texts.de?.slug}`;
});
afterAll(() => vi.useRealTimers());

/** `customer`: of the remote, in another browser. */
type Customer = { shopper: Visitor; email: string };
type Shown = { shopper: Visitor; cartId: string; customer: Customer };
const cartIn = async ({ shopper, cartId }: Shown) =>
  (await shopper.ask('getCart', { id: cartId })).cart;
const page =
  (path: () => string) =>
  async ({ shopper }: Shown) => {
    expect((await shopper.get(path())).status).toBe(200);
  };
const adding = (sku: string) => async (shown: Shown) => {
  const { id, version } = await cartIn(shown);
  const actions = [{ action: 'addLineItem' as const, sku, quantity: 1 }];
  await shown.shopper.ask('updateCart', { id, version, actions });
};

/** The ways of delivery are asked for once in five minutes, not by each shopper. */
async function knowDelivery(shopper: Visitor): Promise<void> {
  await cartWith(shopper, { [parcel]: 1 });
}

/** One after the other, in one cart. Each with its requests at a middleware and at commercetools. */
const steps: [
  name: string,
  step: (shown: Shown) => Promise<unknown>,
  middleware: string[],
  commercetools: string[],
][] = [
  ['a product page', page(() => product), [], []],
  ['a listing', page(() => listing), [], []],
  ['the home page', page(() => '/'), [], []],
  ['a search', page(() => '/search?query=bank'), [], []],
  ['the first article', adding(parcel), ['createCart'], ['CreateCart']],
  ['another article', adding(other), ['updateCart'], ['UpdateCart']],
  ['one more of it', adding(other), ['updateCart'], ['UpdateCart']],
  ['the cart page', page(() => '/checkout/cart'), [], []],
  [
    'a code',
    async (shown) => {
      const { id, version } = await cartIn(shown);
      await shown.shopper.ask('applyCartCoupon', { id, version, code: 'HERBST25' });
    },
    ['updateCart'],
    ['UpdateCart'],
  ],
  [
    'e-mail and addresses',
    async (shown) => addressed(shown.shopper, await cartIn(shown), 'de'),
    ['updateCart'],
    ['UpdateCart'],
  ],
  ['the payment page', page(() => '/checkout/payment'), [], []],
  [
    'another way to pay, with a fee',
    async (shown) => {
      const { id, version } = await cartIn(shown);
      const actions = [
        { action: 'addPayment' as const, paymentInterface: 'cashOnDelivery' as const },
      ];
      await shown.shopper.ask('updateCart', { id, version, actions });
    },
    ['createPayment', 'updateCart'],
    ['CartBasis', 'UpdateCart'],
  ],
  [
    'the order',
    async (shown) => {
      const cart = await cartIn(shown);
      await shown.shopper.ask(
        'createOrder',
        orderCall(cart, 'cashOnDelivery', cart.totalPrice.centAmount),
      );
    },
    ['createOrder', 'updateCart'],
    ['CreateOrderFromCart', 'CreatePayment', 'OrderOrCart', 'UpdateCart', 'UpdatePaymentsOfCart'],
  ],
  [
    'logging in',
    async ({ customer: { shopper, email } }) => {
      expect((await logIn(shopper, email)).status).toBe(303);
    },
    ['signIn'],
    ['SignIn'],
  ],
];

describe.each(failingRemotes)('requests to $name', (remote) => {
  it('are those of the table', async () => {
    await knowDelivery(remote.shopperOf('de'));
    const shopper = remote.shopperOf('de');
    const { cart } = await shopper.ask('createCart', {});
    const customer = { shopper: remote.shopperOf('de'), email: newEmail() };
    await remote.register(customer.email.toLowerCase(), { firstName: 'Zora', lastName: 'Weiß' });
    const shown = { shopper, cartId: cart.id, customer };
    const made: [string, readonly string[]][] = [];
    for (const [name, step] of steps) {
      await remote.emptyLog();
      await step(shown);
      // Some are made at once.
      made.push([name, (await remote.log()).toSorted()]);
    }
    expect(made).toEqual(
      steps.map(([name, , ...expected]) => [
        name,
        remote.name === 'middleware' ? expected[0] : expected[1],
      ]),
    );
  });
});

it.each([
  ['middleware', middlewareBindings],
  ['commercetools', commercetoolsBindings],
] as const)('pages of a shop with %s are kept', async (_, bindingsOf) => {
  settle();
  const keeping = { ...bindingsOf(env as never), PAGE_CACHE: 'on' as const };
  for (const path of [product, listing]) {
    const address = `http://de.localhost${path}`;
    await visit(address, {}, keeping as never);
    expect((await visit(address, {}, keeping as never)).kept).toBe('kontor; hit; detail=fresh');
  }
});
