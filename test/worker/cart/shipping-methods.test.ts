/** The shipping methods of a cart, through the calls. Source: checklist SHI-1, SHI-2, CART-5. */
import { describe, expect, it } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import type { Caller } from '#domain/operations.ts';
import type { ShippingMethod } from '#domain/shipping/shipping-method.ts';
import { backendOf } from '#worker/commerce/backends.ts';
import { loadStore } from '#worker/data/stores/stores.ts';
import { env, environmentWith } from '../environment.ts';
import { putOnSale } from '../goods.ts';
import { cartWith } from '../shopper.ts';
import { visitor } from '../visitor.ts';

const keys = (methods: readonly ShippingMethod[]) => methods.map(({ key }) => key);
/** The countries whose rates match, with fee and threshold. */
const matching = ({ zoneRates }: ShippingMethod) =>
  zoneRates.flatMap(({ zone, shippingRates }) =>
    shippingRates
      .filter(({ isMatching }) => isMatching)
      .map(({ price, freeAbove }) => [zone.key, price.centAmount, freeAbove.centAmount]),
  );
const choose = ({ id, version }: Cart, method: string | null) => {
  const shippingMethod =
    method === null ? null : { typeId: 'shipping-method' as const, id: method };
  return { id, version, actions: [{ action: 'setShippingMethod' as const, shippingMethod }] };
};

describe('getShippingMethodsWithoutId', () => {
  it.each(['[]', '[{}]', '[{},{"shippingMethods":"my-query"}]'])(
    'with the body %s returns all methods in the language of the page',
    async (body) => {
      const answer = await visitor('ie').raw('getShippingMethodsWithoutId', body);
      expect(answer).toMatchObject({
        status: 200,
        data: {
          shippingMethods: {
            results: [
              { key: 'parcel', localizedDescription: 'By parcel, 2–4 working days' },
              { key: 'freight', localizedDescription: 'By freight carrier, 4–7 working days' },
            ],
          },
        },
      });
    },
  );

  it('marks the rates of the requesting store as matching', async () => {
    const { shippingMethods } = await visitor('fr').ask('getShippingMethodsWithoutId', {});
    expect(shippingMethods.results.map(matching)).toEqual([
      [['fr', 695, 5900]],
      [['fr', 3995, 5900]],
    ]);
  });

  it('marks the rates of a configured country as matching instead, as the specification does', async () => {
    const now = new Date();
    const store = await loadStore(env.DB, 'hu', now);
    const caller: Caller = { store, locale: 'hu-HU', orderedCartIds: [], site: 'http://hu', now };
    const irish = backendOf(environmentWith({ SHIPPING_METHODS_COUNTRY: 'ie' })).commerce;
    const answer = await irish.getShippingMethodsWithoutId({}, caller);
    const results = answer.ok ? answer.data.shippingMethods.results : [];
    expect(results.map(matching)).toEqual([[['ie', 195, 5900]], [['ie', 995, 5900]]]);
    const mistaken = backendOf(environmentWith({ SHIPPING_METHODS_COUNTRY: 'us' })).commerce;
    await expect(mistaken.getShippingMethodsWithoutId({}, caller)).rejects.toThrow(
      'SHIPPING_METHODS_COUNTRY',
    );
  });
});

describe('getShippingMethods', () => {
  it('offers parcel, or freight as soon as one item is a freight package', async () => {
    const [small, large] = await putOnSale({ price: 1000 }, { price: 1000, freight: true });
    const shopper = visitor('hu');
    const { cart: empty } = await shopper.ask('createCart', {});
    const offered = async ({ id }: Cart) =>
      (await shopper.ask('getShippingMethods', { id })).shippingMethods.results;
    expect(keys(await offered(empty))).toEqual(['parcel']);
    const parcels = await cartWith(shopper, { [small]: 1 });
    const [parcel] = await offered(parcels);
    expect(parcel && matching(parcel)).toEqual([['hu', 148_100, 2_209_900]]);
    const mixed = await cartWith(shopper, { [small]: 1, [large]: 1 });
    const methods = await offered(mixed);
    expect(keys(methods)).toEqual(['freight']);
    expect(methods.map(matching)).toEqual([[['hu', 748_100, 2_209_900]]]);
    // The offered method and its price are those of the cart.
    const { shippingInfo } = mixed;
    expect(methods).toMatchObject([shippingInfo?.shippingMethod]);
    expect(shippingInfo?.price.centAmount).toBe(748_100);
  });

  it('refuses a cart of another store and an unknown cart', async () => {
    const { id } = (await visitor('de').ask('createCart', {})).cart;
    expect(await visitor('at').call('getShippingMethods', { id })).toMatchObject({
      status: 404,
      code: 'CartNotInStore',
    });
    const unknown = { id: crypto.randomUUID() };
    expect(await visitor('de').call('getShippingMethods', unknown)).toMatchObject({
      status: 404,
      code: 'CartNotFound',
    });
    expect(await visitor('de').raw('getShippingMethods', '[]')).toMatchObject({
      status: 400,
      code: 'InvalidInput',
    });
  });
});

it('a new cart has the default method; a freight article changes it, and its removal restores it', async () => {
  const [small, large] = await putOnSale({ price: 1000 }, { price: 1000, freight: true });
  const shopper = visitor('de');
  const { cart } = await shopper.ask('createCart', {});
  const reference = { id: cart.id, version: 1 };
  const product = (sku: string) => ({ ...reference, product: { sku }, quantity: 1 });
  const one = await shopper.ask('addToCart', product(small));
  const both = await shopper.ask('addToCart', product(large));
  const lineItem = { id: both.cart.lineItems[1]?.id ?? '' };
  const back = await shopper.ask('removeFromCart', { ...reference, lineItem });
  const told = [cart, one.cart, both.cart, back.cart].map(({ shippingInfo }) => [
    shippingInfo?.shippingMethod.id,
    shippingInfo?.shippingMethodState,
    shippingInfo?.price.centAmount,
    shippingInfo?.taxedPrice.totalNet.centAmount,
  ]);
  expect(told).toEqual([
    ['shipping-method-parcel', 'MatchesCart', 0, 0],
    ['shipping-method-parcel', 'MatchesCart', 195, 164],
    ['shipping-method-freight', 'MatchesCart', 995, 836],
    ['shipping-method-parcel', 'MatchesCart', 195, 164],
  ]);
});

it('setShippingMethod sets an offered method, resets it with null, and refuses any other', async () => {
  const [large] = await putOnSale({ price: 1000, freight: true });
  const shopper = visitor('de');
  const cart = await cartWith(shopper, { [large]: 1 });
  const set = await shopper.ask('updateCart', choose(cart, 'shipping-method-freight'));
  const reset = await shopper.ask('updateCart', choose(set.cart, null));
  expect([set.cart.shippingInfo, reset.cart.shippingInfo]).toEqual([
    cart.shippingInfo,
    cart.shippingInfo,
  ]);
  const refused = await shopper.call('updateCart', choose(reset.cart, 'shipping-method-parcel'));
  expect(refused).toMatchObject({
    status: 409,
    code: 'ShippingMethodNotOffered',
    message: 'The shipping method is not offered for this cart: parcel',
  });
  const unknown = await shopper.call('updateCart', choose(reset.cart, 'drone'));
  expect(unknown).toMatchObject({ status: 404, code: 'ShippingMethodNotFound' });
  const { me } = await shopper.ask('getMe', {});
  expect(me.activeCart).toEqual(reset.cart);
});

it('the sum of a cart with parcels and freight says when each of them arrives', async () => {
  const [parcel, freight] = await putOnSale({}, { freight: true });
  const shopper = visitor('gb');
  const said = async (sku: string, quantity: string) => {
    await shopper.post('/checkout/cart', { intent: 'add', sku, quantity });
    const html = await (await shopper.get('/checkout/cart')).text();
    const sums = html.slice(html.indexOf('<dl class="totals"'));
    return (/<small>(.*?)<\/small>/s.exec(sums)?.[1] ?? '').replace(/<[^>]*>/g, '');
  };
  expect(await said(parcel, '3')).toMatch(/^with you by [^:]*$/);
  expect(await said(freight, '1')).toMatch(/^3 items: with you by .*1 item: pallet delivery by /);
});
