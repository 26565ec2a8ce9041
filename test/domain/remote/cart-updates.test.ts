/** A remote cart with its updates applied has the content of the shop's cart, from whatever content it had. */
import { describe, expect, it } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import { priced } from '#domain/cart/pricing.ts';
import {
  cartUpdates,
  contentUpdates,
  hasForeignLines,
  keyOfLine,
  keyOfRemote,
} from '#domain/remote/cart-updates.ts';
import { isMade, noticesOfGiven } from '#domain/remote/made-write.ts';
import type { RemoteCart } from '#domain/remote/remote-cart.ts';
import { seedsOf } from '../../random.ts';
import { madeUpActions, madeUpShop } from '../made-up-carts.ts';
import { type Chance, chance, times } from '../seeded.ts';
import { cartAfter, emptyCartOf, factsOf, productFact, storeOf } from '../shop.ts';
import { euro, remoteLineOf, remoteWith, updated } from './model-cart.ts';

const seeds = seedsOf({ usual: 300, long: 20_000 });

/** A cart after some actions; those that cannot be carried out are left out. */
function madeUpCart(before: Cart, facts: Parameters<typeof madeUpActions>[1], dice: Chance): Cart {
  let cart = before;
  for (const _ of times(dice.between(0, 5))) {
    for (const action of madeUpActions(cart, facts, dice)) {
      try {
        cart = cartAfter(cart, [action], facts, () => `line-${dice.between(0, 1e9)}`);
      } catch {}
    }
  }
  const codes = times(dice.between(0, 2)).map(() => `CODE${dice.between(0, 3)}`);
  return {
    ...cart,
    discountCodes: [...new Set(codes)].map((code) => ({
      discountCode: { id: code, code },
      state: 'MatchesCart',
    })),
  };
}

/** What the shop did not put there: other articles, the same one twice, gifts. */
function meddled(remote: RemoteCart, dice: Chance): RemoteCart {
  const more = times(dice.between(0, 2)).map((at) => {
    const known = remote.lineItems[0]?.variant.sku ?? 'EX10000000';
    const sku = dice.pick([known, `EX2000000${at}`]);
    const mode = dice.often(0.2) ? { lineItemMode: 'GiftLineItem' } : {};
    return remoteLineOf(`other-${at}`, sku, dice.between(1, 3), mode);
  });
  return remoteWith({ ...remote, lineItems: [...remote.lineItems, ...more] });
}

const contentOf = (cart: Cart) => ({
  lines: cart.lineItems
    .filter(({ lineItemMode }) => lineItemMode === 'Standard')
    .map((line) => `${keyOfLine(line)} ${line.quantity}`)
    .sort(),
  codes: cart.discountCodes.map(({ discountCode }) => discountCode.code).sort(),
});

const remoteContentOf = (remote: RemoteCart) => ({
  lines: remote.lineItems
    .filter(({ lineItemMode }) => lineItemMode === 'Standard')
    .map((line) => `${keyOfRemote(line)} ${line.quantity}`)
    .sort(),
  codes: remote.discountCodes.map(({ discountCode }) => discountCode.code.toUpperCase()).sort(),
});

describe('updates of random carts', () => {
  it(`bring the remote cart to the shop's, in ${seeds.length} pairs`, () => {
    for (const seed of seeds) {
      const dice = chance(seed);
      const { store, facts } = madeUpShop('sk', dice);
      const before = madeUpCart(emptyCartOf(store), facts, dice);
      const wanted = madeUpCart(dice.often(0.7) ? before : emptyCartOf(store), facts, dice);
      const first = updated(remoteWith(), cartUpdates(undefined, undefined, before));
      expect(remoteContentOf(first), `seed ${seed}`).toEqual(contentOf(before));
      const held = dice.often(0.5) ? meddled(first, dice) : first;
      const updates = cartUpdates(held, before, wanted);
      const after = updated(held, updates);
      expect(remoteContentOf(after), `seed ${seed}`).toEqual(contentOf(wanted));
      expect(cartUpdates(after, wanted, wanted), `seed ${seed}`).toEqual([]);
      const isChanged = contentUpdates(held, wanted).length > 0;
      expect(isMade(held, after, wanted), `seed ${seed}`).toBe(isChanged);
      expect(isMade(held, held, wanted), `seed ${seed}`).toBe(false);
      expect(hasForeignLines(after, wanted), `seed ${seed}`).toBe(false);
    }
  });
});

const store = storeOf('sk');
const [one, other] = ['EX10000001', 'EX10000002'];
const facts = factsOf(
  store,
  [one, other].map((sku) => productFact({ sku, centAmount: 1000 })),
);
const cartOf = (pieces: Record<string, number>): Cart =>
  cartAfter(
    emptyCartOf(store),
    Object.entries(pieces).map(([sku, quantity]) => ({ action: 'addLineItem', sku, quantity })),
    facts,
  );

describe('updates', () => {
  it('set a detail when it was changed, all of them if the remote has none', () => {
    const cart: Cart = { ...cartOf({ [one]: 1 }), customerEmail: 'a@example.com' };
    const held = updated(remoteWith(), cartUpdates(undefined, undefined, cart));
    const next: Cart = { ...cart, customerEmail: 'b@example.com' };
    const update = { action: 'setCustomerEmail', email: 'b@example.com' };
    expect(cartUpdates(held, cart, next)).toEqual([update]);
    expect(cartUpdates(held, undefined, next)).toContainEqual(update);
    expect(cartUpdates(held, cart, cart)).toEqual([]);
  });

  it('remove a refused gift and leave others', () => {
    const gift = (id: string) =>
      remoteLineOf(`line-${id}`, 'EX30000000', 1, {
        lineItemMode: 'GiftLineItem',
        discountedPricePerQuantity: [
          {
            quantity: 1,
            discountedPrice: {
              value: euro(0),
              includedDiscounts: [{ discount: { id }, discountedAmount: euro(100) }],
            },
          },
        ],
      });
    const cart: Cart = { ...cartOf({}), refusedGifts: [{ typeId: 'cart-discount', id: 'one' }] };
    expect(contentUpdates(remoteWith({ lineItems: [gift('one'), gift('two')] }), cart)).toEqual([
      { action: 'removeLineItem', lineItemId: 'line-one' },
    ]);
    expect(hasForeignLines(remoteWith({ lineItems: [gift('two')] }), cart)).toBe(false);
  });

  it('add a guarantee with its article and the price that the shop derives', () => {
    const [line] = cartOf({ [one]: 1 }).lineItems;
    if (!line) throw new Error('no line');
    const guarantee = {
      ...line,
      id: 'guarantee',
      productType: { key: 'extra_guarantee' as const },
      variant: { ...line.variant, sku: 'G1' },
      custom: { parentSku: one },
    };
    const wanted: Cart = { ...cartOf({ [one]: 1 }), lineItems: [line, guarantee] };
    const held = updated(remoteWith(), contentUpdates(undefined, cartOf({ [one]: 1 })));
    expect(contentUpdates(held, wanted)).toMatchObject([
      { action: 'addLineItem', sku: 'G1', custom: { parentSku: one }, externalPrice: euro(1000) },
    ]);
    expect(contentUpdates(updated(held, contentUpdates(held, wanted)), wanted)).toEqual([]);
  });
});

describe('a write whose answer was lost', () => {
  const none = remoteWith();
  const wanted = cartOf({ [one]: 5 });
  const having = (...lines: [string, number][]) =>
    remoteWith({ lineItems: lines.map(([sku, many]) => remoteLineOf(`line-${sku}`, sku, many)) });

  it.each<[string, RemoteCart | undefined, RemoteCart, Cart, boolean]>([
    ['was made', none, having([one, 5]), wanted, true],
    ['was not', none, having([other, 1]), wanted, false],
    ['was made beside what others did', none, having([one, 5], [other, 1]), wanted, true],
    ['was made as far as there is stock', none, having([one, 3]), wanted, true],
    ['was not where others have more', none, having([one, 7]), wanted, false],
    ['removed a line', having([one, 1]), none, cartOf({}), true],
    ['did not remove it', having([one, 1]), having([one, 1], [other, 1]), cartOf({}), false],
    ['reduced a line', having([one, 9]), having([one, 5]), wanted, true],
    ['has created it, and others added to it', undefined, having([one, 8]), wanted, true],
    ['made a part of two', none, having([one, 5]), cartOf({ [one]: 5, [other]: 1 }), false],
    ['would have changed no content', having([one, 5]), having([one, 5]), wanted, false],
  ])('%s', (_, before, now, cart, expected) => {
    expect(isMade(before, now, cart)).toBe(expected);
  });

  it('is told to the shopper where the remote gave less', () => {
    const [less, given] = [cartOf({ [one]: 3 }), cartOf({ [one]: 5 })];
    const notice = { code: 'MaximumReached', sku: one };
    expect(noticesOfGiven([], wanted, less)).toEqual([notice]);
    expect(noticesOfGiven([notice as never], wanted, less)).toEqual([notice]);
    expect(noticesOfGiven([], wanted, cartOf({}))).toEqual([notice]);
    expect(noticesOfGiven([], wanted, given)).toEqual([]);
    expect(noticesOfGiven([], priced(less, facts), wanted)).toEqual([]);
  });
});
