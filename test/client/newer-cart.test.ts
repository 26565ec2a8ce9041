/** Which of two carts an island stores. */
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { applyIfNewer } from '#client/cart/cart-calls.ts';
import { cartAtom } from '#client/cart/state.ts';
import { emptyCart } from '#domain/cart/pricing.ts';
import { storeOf } from '../domain/shop.ts';

const cart = (id: string, version = 1) => ({ ...emptyCart(id, storeOf('de'), 0.19), version });

function after(...told: [known: ReturnType<typeof cart> | null, about?: string][]) {
  const store = createStore();
  for (const [known, about] of told) applyIfNewer(store, known, about);
  const kept = store.get(cartAtom);
  return kept && `${kept.id} ${kept.version}`;
}

it('the higher version of a cart is stored', () => {
  expect(after([cart('a', 2)], [cart('a', 1)])).toBe('a 2');
  expect(after([cart('a', 2)], [cart('a', 3)])).toBe('a 3');
});

it('the end of a cart removes only that cart', () => {
  expect(after([cart('a')], [null, 'a'])).toBeNull();
  expect(after([cart('b')], [null, 'a'])).toBe('b 1');
  expect(after([cart('b')], [null])).toBe('b 1');
  expect(after([null])).toBeNull();
});

it('another cart replaces only the cart that it was requested for', () => {
  expect(after([cart('b')], [cart('a', 7)])).toBe('b 1');
  expect(after([cart('a', 7)], [cart('b'), 'a'])).toBe('b 1');
});

it('a cart that has ended is not restored by a response that was in progress', () => {
  expect(after([cart('a', 2)], [null, 'a'], [cart('a', 2)])).toBeNull();
  expect(after([cart('a', 2)], [null, 'a'], [cart('b')], [cart('a', 2)])).toBe('b 1');
});
