/** What an island does with its cart after a change that failed. Source: purchase-flow.txt §8, checklist CART-4. */
import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { change } from '#client/cart/cart-calls.ts';
import { cartAtom } from '#client/cart/state.ts';
import { emptyCart } from '#domain/cart/pricing.ts';
import { type ErrorCode, failure } from '#domain/errors.ts';
import { storeOf } from '../domain/shop.ts';

const cart = (version: number) => ({ ...emptyCart('a', storeOf('de'), 0.19), version });

/** A shop that refuses the change; its cart has reached version 7. Returns the calls it got and the cart shown. */
async function afterRefusal(code: ErrorCode) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path.slice(path.lastIndexOf('/') + 1));
    if (path.includes('getMe')) return Response.json({ data: { me: { activeCart: cart(7) } } });
    const { message } = failure(code);
    return Response.json({ code, message }, { status: 409 });
  });
  vi.stubGlobal('document', { cookie: '' });
  const store = createStore();
  store.set(cartAtom, cart(1));
  const outcome = await change(store, () => [{ action: 'removeLineItem', lineItemId: 'x' }]);
  return { calls, outcome, version: store.get(cartAtom)?.version };
}

afterEach(() => vi.unstubAllGlobals());

it.each(['OutOfStock', 'ConcurrentModification', 'LineItemNotFound'] as const)(
  '%s reloads the cart, and the failure is reported',
  async (code) => {
    const { calls, outcome, version } = await afterRefusal(code);
    expect(outcome).toMatchObject({ ok: false, code });
    expect([calls, version]).toEqual([['updateCart', 'getMe'], 7]);
  },
);

it('a cart that was not found in this store is cleared', async () => {
  const { outcome, version } = await afterRefusal('CartNotInStore');
  expect(outcome).toMatchObject({ ok: false, code: 'CartNotInStore' });
  expect(version).toBeUndefined();
});
