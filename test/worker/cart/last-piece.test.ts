/** Several shoppers order the last piece at the same moment. */
import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { OrderDraft } from '#domain/order/order.ts';
import type { Store } from '#domain/store/store.ts';
import { storeOrder } from '#worker/data/orders/orders.ts';
import { putOnSale, setStock, stockOf } from '../goods.ts';
import { eventsAbout, ordersOf } from '../order-rows.ts';
import { orderCall, readyToOrder } from '../shopper.ts';

it('one of eight orders gets the last piece, the others answer OutOfStock, and nothing is half written', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 1 });
  const shoppers = await Promise.all(
    Array.from({ length: 8 }, () => readyToOrder('de', { [sku]: 1 })),
  );
  const answers = await Promise.all(
    shoppers.map(({ shopper, cart }) =>
      shopper.call('createOrder', orderCall(cart, 'bankTransfer', 6000)),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, code }) => `${status} ${code}`)).toEqual(
    Array.from({ length: 7 }, () => '409 OutOfStock'),
  );
  expect(await stockOf(sku)).toBe(0);
  expect(await eventsAbout(sku)).toHaveLength(2);
  const orders = await Promise.all(shoppers.map(({ cart }) => ordersOf(cart.id)));
  expect(orders.flat()).toHaveLength(1);
});

it('a cart that came too late can be ordered once there is stock again', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 1 });
  const [first, second] = await Promise.all([
    readyToOrder('de', { [sku]: 1 }),
    readyToOrder('de', { [sku]: 1 }),
  ]);
  const order = ({ shopper, cart }: typeof first) =>
    shopper.call('createOrder', orderCall(cart, 'bankTransfer', 6000));
  const statuses = await Promise.all([order(first), order(second)]);
  const late = statuses[0]?.status === 200 ? second : first;
  await setStock(sku, 1);
  expect(await order(late)).toMatchObject({ status: 200 });
  expect(await stockOf(sku)).toBe(0);
});

it.each([
  ['TrackOnly', -1],
  ['None', 1],
] as const)('a store in mode %s sells beyond the stock and has %s left', async (mode, left) => {
  const [sku] = await putOnSale({ price: 6000, stock: 3 });
  const draft = await draftOf(sku, 2);
  expect(await stored(draft, mode)).toMatchObject({ ok: true, order: { id: draft.id } });
  expect(await stockOf(sku)).toBe(left);
});

describe('two drafts of one cart are one order', () => {
  it('in turn: the second gets the first order', async () => {
    const [sku] = await putOnSale({ price: 6000, stock: 5 });
    const draft = await draftOf(sku, 1);
    const first = await stored(draft);
    expect(await stored({ ...draft, id: crypto.randomUUID() })).toEqual(first);
    expect(first).toMatchObject({ ok: true, order: { id: draft.id } });
    expect(await stockOf(sku)).toBe(3);
  });

  it('at once: the database stores one and refuses the others completely', async () => {
    const [sku] = await putOnSale({ price: 6000, stock: 5 });
    const draft = await draftOf(sku, 1);
    const drafts = [1, 2, 3].map(() => ({ ...draft, id: crypto.randomUUID() }));
    const answers = await Promise.allSettled(drafts.map((each) => stored(each)));
    const refusals = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refusals.map(String)).toEqual(
      Array.from({ length: 2 }, () => expect.stringContaining('UNIQUE constraint failed')),
    );
    expect(await ordersOf(draft.cart.id)).toHaveLength(1);
    expect(await stockOf(sku)).toBe(3);
    const placed = await Promise.all(drafts.map(({ id }) => eventsAbout(id)));
    expect(placed.flat()).toHaveLength(1);
  });
});

/** The draft of a placed order, with a new id and the id of a new cart. */
async function draftOf(sku: string, quantity: number): Promise<OrderDraft> {
  const { shopper, cart } = await readyToOrder('de', { [sku]: quantity });
  const total = cart.totalPrice.centAmount;
  const { order } = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', total));
  const { orderNumber: _, ...draft } = order;
  return { ...draft, id: crypto.randomUUID(), cart: { id: crypto.randomUUID(), version: 1 } };
}

function stored(draft: OrderDraft, mode: Store['inventoryMode'] = 'ReserveOnOrder') {
  const eventIds = { orderPlaced: crypto.randomUUID(), stockChanged: crypto.randomUUID() };
  return storeOrder(env.DB, draft, eventIds, mode);
}
