/** A remote that fails: what the shopper is told, what stays as it was, and that a repeated request is made once. */
import { env } from 'cloudflare:test';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CartAction } from '#domain/cart/actions.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { readCategories, readProductsBySku } from '#worker/data/catalogue/read-documents.ts';
import { twinSkus } from '../../commercetools-twin/sold.ts';
import { someOf } from '../../random.ts';
import { addressIn, cartWith, email } from '../shopper.ts';
import type { Visitor } from '../visitor.ts';
import { sellEverywhere } from './every-backend.ts';
import { type FailingRemote, failingRemotes } from './failing-remotes.ts';
import { faultKinds } from './peer.ts';
import { patience } from './remote-bindings.ts';

const { parcel, other } = twinSkus;
const failed = {
  status: 502,
  code: 'BackendFailed',
  message: expect.stringMatching(/^An error occurred during request to \/?\w+, .+$/),
};

/** What a shopper changes in a cart with two pieces of one article. */
const acts: Record<string, (cart: Cart) => CartAction[]> = {
  'adds to the cart': () => [{ action: 'addLineItem', sku: other, quantity: 1 }],
  'changes a quantity': ({ lineItems: [line] }) => [
    { action: 'changeLineItemQuantity', lineItemId: line?.id ?? '', quantity: 5 },
  ],
  'enters a code': () => [{ action: 'addDiscountCode', code: 'HERBST25' }],
  'gives addresses': () => [
    { action: 'setCustomerEmail', email },
    { action: 'setBillingAddress', address: addressIn('de') },
    { action: 'setShippingAddress', address: addressIn('de') },
  ],
  'chooses a payment method': () => [{ action: 'addPayment', paymentInterface: 'cashOnDelivery' }],
};
const names = Object.keys(acts);

/** Each kind of fault with another act: all pairs, one after the other. */
const pairs = Array.from({ length: faultKinds.length * names.length }, (_, at) => ({
  kind: faultKinds[at % faultKinds.length] ?? 'lost',
  act: names[at % names.length] ?? '',
}));

let pages: string[];
beforeAll(async () => {
  await sellEverywhere();
  const [product] = await readProductsBySku(env.DB, [parcel]);
  const [shelf] = (await readCategories(env.DB)).filter(({ key }) =>
    product?.categories.includes(key),
  );
  pages = ['/', `/${product?.texts.de?.slug}`, `/${shelf?.texts.de?.slug}`, '/checkout/cart'];
});

async function expectPages(shopper: Visitor): Promise<void> {
  for (const path of pages) {
    const response = await shopper.get(path);
    const html = await response.text();
    expect([path, response.status]).toEqual([path, 200]);
    expect(html).not.toContain('An error occurred');
    if (path === '/checkout/cart') expect(html).toContain(parcel.slice(2));
  }
}

const quantitiesOf = ({ lineItems }: Pick<Cart, 'lineItems'>) =>
  Object.fromEntries(lineItems.map(({ variant, quantity }) => [variant.sku, quantity]));

afterAll(() => vi.useRealTimers());

describe.each(failingRemotes)('while $name fails', (remote: FailingRemote) => {
  afterEach(async () => {
    patience.ms = 15_000;
    await remote.heal();
  });

  it.each(someOf(pairs, faultKinds.length))(
    'with $kind, a shopper who $act is told so, and does it once later',
    async ({ kind, act }) => {
      if (kind === 'hang') patience.ms = 1_500;
      const shopper = remote.shopperOf('de');
      const before = await cartWith(shopper, { [parcel]: 2 });
      const { id, version } = before;
      const actions = acts[act]?.(before) ?? [];
      const request = { id, version, operationId: crypto.randomUUID(), actions };
      // Of the answers that are lost or cut it is the one to the change itself: the change is made.
      const isMade = kind === 'lost' || kind === 'cut';
      const { update } = remote.calls;
      await remote.fail(isMade ? { kind, document: update } : { kind, times: 99 });
      expect(await shopper.call('updateCart', request)).toMatchObject(failed);
      expect((await shopper.ask('getCart', { id })).cart).toEqual(before);
      await expectPages(shopper);

      await remote.heal();
      const { cart } = await shopper.ask('updateCart', request);
      expect(cart.version).toBeGreaterThan(version);
      expect((await remote.held(id)).quantities).toEqual(quantitiesOf(cart));
      expect((await shopper.ask('updateCart', request)).cart).toEqual(cart);
      const wanted = {
        'adds to the cart': { [parcel]: 2, [other]: 1 },
        'changes a quantity': { [parcel]: 5 },
      };
      expect(quantitiesOf(cart)).toEqual(
        act in wanted ? wanted[act as keyof typeof wanted] : { [parcel]: 2 },
      );
    },
  );

  it('no cart is begun, and later it is begun once', async () => {
    const shopper = remote.shopperOf('de');
    const { cart } = await shopper.ask('createCart', {});
    const actions = [{ action: 'addLineItem' as const, sku: parcel, quantity: 1 }];
    const { id, version } = cart;
    const request = { id, version, operationId: crypto.randomUUID(), actions };
    await remote.fail({ kind: 'lost' });
    expect(await shopper.call('updateCart', request)).toMatchObject(failed);
    const { cart: begun } = await shopper.ask('updateCart', request);
    expect(quantitiesOf(begun)).toEqual({ [parcel]: 1 });
    expect((await remote.held(id)).quantities).toEqual({ [parcel]: 1 });
  });

  it('a form without a script says so in words of the shop', async () => {
    const shopper = remote.shopperOf('de');
    await cartWith(shopper, { [parcel]: 2 });
    await remote.fail({ kind: 'serverError', times: 99 });
    const answer = await shopper.post('/checkout/cart', { intent: 'add', sku: other });
    const html = await (await shopper.get(answer.headers.get('Location') ?? '')).text();
    expect(html).toContain('Der Warenkorb konnte nicht geändert werden.');
  });
});
