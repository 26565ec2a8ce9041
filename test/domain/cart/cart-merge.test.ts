/** What holds for every merge of two carts: random carts in every market. */
import { describe, expect, it } from 'vitest';
import { applyActions } from '#domain/cart/apply.ts';
import { type Cart, cart as cartSchema } from '#domain/cart/cart.ts';
import type { CartFacts } from '#domain/cart/facts.ts';
import { mergedCarts } from '#domain/cart/merge.ts';
import { countryCodes } from '#domain/country/countries.ts';
import { cartFaults, frozen, madeUpActions, madeUpShop } from '../made-up-carts.ts';
import { type Chance, chance, times } from '../seeded.ts';
import { emptyCartOf, ids } from '../shop.ts';

function madeUpCart(facts: CartFacts, random: Chance, newId: () => string): Cart {
  let cart = emptyCartOf(facts.store);
  for (const _ of times(random.between(0, 4))) {
    const outcome = applyActions(cart, madeUpActions(cart, facts, random), facts, newId);
    if (outcome.ok) cart = outcome.cart;
  }
  return cart;
}

const quantities = ({ lineItems }: Cart) =>
  new Map(lineItems.map(({ variant, quantity }) => [variant.sku, quantity]));

function merged(cart: Cart, guest: Cart, facts: CartFacts) {
  const outcome = mergedCarts(frozen(cart), frozen(guest), facts);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome;
}

describe.each(countryCodes)('two carts in %s', (country) => {
  const random = chance(countryCodes.indexOf(country) + 700);

  it('are merged into one that adds up, holds what is available of both and gives notice of the rest', () => {
    for (const _ of times(30)) {
      const { facts, store } = madeUpShop(country, random);
      const newId = ids();
      const [mine, theirs] = [madeUpCart(facts, random, newId), madeUpCart(facts, random, newId)];
      const { cart, notices } = merged(mine, theirs, facts);
      expect(cartFaults(cart, facts)).toEqual([]);
      expect(cartSchema.parse(cart)).toEqual(cart);
      expect(cart).toMatchObject({ id: mine.id, version: mine.version + 1 });
      const [own, other] = [quantities(mine), quantities(theirs)];
      const short: string[] = [];
      const expected = new Map<string, number>();
      for (const sku of new Set([...own.keys(), ...other.keys()])) {
        const asked = (own.get(sku) ?? 0) + (other.get(sku) ?? 0);
        const stock = facts.products.get(sku)?.availableQuantity ?? 0;
        expected.set(sku, Math.min(asked, stock, store.maximumQuantity));
        if (asked > Math.min(stock, store.maximumQuantity)) short.push(sku);
      }
      expect(quantities(cart)).toEqual(expected);
      expect(notices.map(({ sku }) => sku).sort()).toEqual(short.sort());
    }
  });

  it('lose no pieces and have unique line ids after the merge when the shop has nothing left', () => {
    for (const _ of times(20)) {
      const { facts } = madeUpShop(country, random);
      const newId = ids();
      const [mine, theirs] = [madeUpCart(facts, random, newId), madeUpCart(facts, random, newId)];
      const { cart } = merged(mine, theirs, { ...facts, products: new Map() });
      for (const [sku, quantity] of [...quantities(mine), ...quantities(theirs)]) {
        expect(quantities(cart).get(sku)).toBeGreaterThanOrEqual(quantity);
      }
      expect(new Set(cart.lineItems.map(({ id }) => id)).size).toBe(cart.lineItems.length);
    }
  });

  it('leave the customer’s cart unchanged but for its version when the guest’s is empty', () => {
    const { facts, store } = madeUpShop(country, random);
    const mine = madeUpCart(facts, random, ids());
    const { cart } = merged(mine, emptyCartOf(store), facts);
    expect(cart).toEqual({ ...mine, version: mine.version + 1 });
  });
});

it('a merged cart has up to ten codes, the customer’s first, and every refused gift once', () => {
  const { facts, store } = madeUpShop('de', chance(9));
  const withCodes = (from: number, to: number, gifts: string[]): Cart => ({
    ...emptyCartOf(store),
    discountCodes: times(to - from).map((at) => ({
      discountCode: { id: `code-${from + at}`, code: `CODE${from + at}` },
      state: 'DoesNotMatchCart',
    })),
    refusedGifts: gifts.map((id) => ({ typeId: 'cart-discount', id })),
  });
  const { cart } = merged(withCodes(0, 8, ['a', 'b']), withCodes(6, 14, ['b', 'c']), facts);
  expect(cart.discountCodes.map(({ discountCode }) => discountCode.code)).toEqual(
    times(10).map((at) => `CODE${at}`),
  );
  expect(cart.refusedGifts.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
