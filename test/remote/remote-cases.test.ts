/** Single cases of carts and orders at a remote that random sequences seldom reach. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { failure } from '#domain/errors.ts';
import type { Caller } from '#domain/operations.ts';
import { backendFailure } from '#domain/remote/backend-failure.ts';
import { unknownBy } from '#party/catch-up.ts';
import { remoteOrders } from '#worker/commerce/remote/orders.ts';
import type { OrderReference } from '#worker/commerce/remote/remote-shop.ts';
import { chance } from '../domain/seeded.ts';
import { today } from '../domain/shop.ts';
import { modelBackend } from '../payment/model-backend.ts';
import { facts, intentOf, readyCart, store } from '../payment/ready-cart.ts';
import { modelRemote } from './model-remote.ts';
import { noDatabase } from './rooms.ts';
import { foreign, scarce, scarceStock, world } from './world.ts';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(today);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The attempt to order a remote cart. `stock`: of the shop. */
async function attempted(stock = 100) {
  const remote = modelRemote({ prices: { EX10000001: 6000 }, stock: {} }, false);
  const updates = [{ action: 'addLineItem' as const, sku: 'EX10000001', quantity: 2 }];
  const asked = { store: { key: 'sk', currency: 'EUR' }, locale: 'sk-SK', site: '' } as const;
  const made = await remote.cartCalls.create({ key: 'cart-1', updates }, asked);
  if (!made.ok) throw new Error(made.message);
  const caller: Caller = { store, locale: 'sk-SK', orderedCartIds: [], site: '', now: today };
  const intent = intentOf(readyCart(), 'scheme', 'one', caller, facts);
  const { centAmount } = made.data.totalPrice;
  const reference: OrderReference = { cart: made.data, orderNumber: 'NS1' };
  const shop = modelBackend({ facts }, stock, 0);
  const draft = { ...intent.draft, totalPrice: { ...intent.draft.totalPrice, centAmount } };
  return {
    remote,
    shop,
    intent: { ...intent, draft, remote: reference },
    late: () =>
      remote.orderCalls.fromCart(
        {
          ...reference,
          id: draft.id,
          anotherNumber: shop.backend.nextOrderNumber,
          totalPrice: draft.totalPrice,
          payments: [],
          paymentState: 'Pending',
        },
        asked,
      ),
    orders: (calls: Partial<typeof remote.orderCalls> = {}) =>
      remoteOrders(
        noDatabase,
        { carts: remote.cartCalls, orders: { ...remote.orderCalls, ...calls } },
        shop.backend,
      ),
  };
}

describe('an order whose request is still on its way', () => {
  it('is not made any more once the attempt counts as failed', async () => {
    const { orders, intent, late, remote } = await attempted();
    const silent = orders({ fromCart: async () => backendFailure('createOrder', 'no answer') });
    await expect(silent.storeOrder(intent)).rejects.toThrow('createOrder');
    expect(await silent.isStored(intent)).toBe(false);
    expect(await late()).toMatchObject({ ok: false, code: 'ConcurrentModification' });
    expect(remote.orders).toEqual([]);
  });

  it('is found if it arrives while that is asked', async () => {
    const { orders, intent, late } = await attempted();
    let asked = 0;
    const isMade: ReturnType<typeof modelRemote>['orderCalls']['isMade'] = async () => {
      asked += 1;
      if (asked > 1) return { ok: true, data: true };
      await late();
      return { ok: true, data: false };
    };
    expect(await orders({ isMade }).isStored(intent)).toBe(true);
  });

  it('is not made after a repeated request was refused', async () => {
    const { orders, intent, late } = await attempted();
    const refusing = orders({ fromCart: async () => failure('OutOfStock') });
    expect(await refusing.storeOrder(intent)).toMatchObject({ ok: false, code: 'OutOfStock' });
    expect(await late()).toMatchObject({ ok: false });
  });
});

describe('an order that the shop refuses', () => {
  it('is cancelled at the remote, and stays so when the attempt is repeated', async () => {
    const { orders, intent, remote, shop } = await attempted(1);
    const { storeOrder } = orders();
    expect(await storeOrder(intent)).toMatchObject({ ok: false, code: 'OutOfStock' });
    expect(remote.orders).toMatchObject([{ isCancelled: true }]);
    shop.shelf.stock = 100;
    expect(await storeOrder(intent)).toMatchObject({ ok: false, code: 'TotalChanged' });
    expect(shop.orders).toEqual([]);
  });

  it('closes the cart if the remote cannot cancel', async () => {
    const { intent, remote, shop } = await attempted(1);
    const { cancel: _, ...orders } = remote.orderCalls;
    const calls = { carts: remote.cartCalls, orders };
    const outcome = await remoteOrders(noDatabase, calls, shop.backend).storeOrder(intent);
    expect(outcome).toMatchObject({ ok: false, code: 'CartOrdered' });
  });
});

describe('a cart at a remote without faults', () => {
  const calm = () => {
    const lived = world(chance(1), { now: today.getTime() });
    lived.faults.shares = { faults: 0, crashes: 0 };
    return lived;
  };
  const add = { action: 'addLineItem' as const, sku: scarce, quantity: 9 };

  it('tells the shopper where the remote has fewer pieces', async () => {
    const lived = calm();
    const operation = lived.begin('cart-1', 'scarce', [add]);
    await lived.send(operation);
    expect(lived.storeOf('cart-1').noticesOf(operation.id)).toEqual([
      { code: 'MaximumReached', sku: scarce },
    ]);
    expect(lived.storeOf('cart-1').cart()?.lineItems).toMatchObject([{ quantity: scarceStock }]);
  });

  it('keeps what somebody else has added when the shopper takes the last change back', async () => {
    const lived = calm();
    const operation = lived.begin('cart-1', 'scarce', [add]);
    await lived.send(operation);
    const held = lived.active('cart-1');
    const [sku] = foreign;
    const update = { action: 'addLineItem' as const, sku, quantity: 1 };
    const changed = held && lived.remote.applied(held, [update]);
    if (changed?.ok) lived.remote.carts.set(changed.data.id, changed.data);
    const undo = lived.begin('cart-1', 'undo', { undoes: operation.id });
    expect(await lived.send(undo)).toContain('UndoNotPossible');
    const skus = lived
      .storeOf('cart-1')
      .cart()
      ?.lineItems.map(({ variant }) => variant.sku);
    expect(skus).toEqual([scarce, sku]);
  });

  it('is closed when it was ordered there by somebody else', async () => {
    const lived = calm();
    await lived.send(lived.begin('cart-1', 'scarce', [add]));
    const held = lived.active('cart-1');
    if (held) lived.remote.order(held);
    expect(await lived.send(lived.begin('cart-1', 'scarce', [add]))).toContain('CartOrdered');
    expect(lived.storeOf('cart-1').cart()?.cartState).toBe('Ordered');
  });

  it('tells a refusal from silence: nothing is pending after one', async () => {
    const lived = calm();
    const { cartCalls } = lived.remote;
    const { create } = cartCalls;
    let refusals = 1;
    cartCalls.create = async (...given) => {
      refusals -= 1;
      return refusals < 0 ? create(...given) : backendFailure('createCart', 'no type', 'refused');
    };
    const operation = lived.begin('cart-1', 'scarce', [add]);
    expect(await lived.send(operation)).toContain('BackendFailed');
    expect(lived.storeOf('cart-1').pending()).toBeUndefined();
    expect(await lived.send(operation)).toContain('made');
  });

  it('is not ordered at a price that the remote has changed', async () => {
    const lived = calm();
    const { cartCalls } = lived.remote;
    const { update } = cartCalls;
    let isDearer = false;
    cartCalls.update = async (...given) => {
      const answer = await update(...given);
      if (!isDearer || !answer.ok) return answer;
      const { totalPrice, ...cart } = answer.data;
      const dearer = { ...totalPrice, centAmount: totalPrice.centAmount + 100 };
      return { ok: true, data: { ...cart, totalPrice: dearer } };
    };
    await lived.send(lived.begin('cart-1', 'scarce', [add]));
    await lived.send(lived.details('cart-1'));
    isDearer = true;
    expect(await lived.order()).toBe('order: TotalChanged');
    expect(lived.remote.orders).toEqual([]);
  });

  it('is deleted there too when it is erased here', async () => {
    const lived = calm();
    await lived.send(lived.begin('cart-1', 'scarce', [add]));
    expect(lived.active('cart-1')).toBeDefined();
    await lived.erase('cart-1');
    expect(lived.active('cart-1')).toBeUndefined();
    expect(lived.storeOf('cart-1').cart()).toBeUndefined();
  });

  it('names the request that failed', () => {
    expect(unknownBy('getCart', failure('NotLoggedIn')).failure.message).toContain('getCart,');
    const silence = backendFailure('CartById', 'no answer');
    expect(unknownBy('getCart', silence).failure).toBe(silence);
  });
});
