/** A cart that is changed while the shopper pays: the remote cart becomes what was reviewed, or stays the cart. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import type { OrderDraft } from '#domain/order/order.ts';
import type { Intent } from '#domain/payment/attempt.ts';
import { broughtBack, reviewedRemote } from '#party/reviewed-remote.ts';
import { chance } from '../domain/seeded.ts';
import { today } from '../domain/shop.ts';
import { counted, world } from './world.ts';

const [first = '', added = ''] = counted;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** `dearer`: cents that the shopper agreed to less. */
async function changedMeanwhile(dearer = 0) {
  const lived = world(chance(1), { now: today.getTime() });
  lived.faults.shares = { faults: 0, crashes: 0 };
  const add = (sku: string) => [{ action: 'addLineItem' as const, sku, quantity: 1 }];
  await lived.send(lived.begin('cart-1', 'first', add(first)));
  await lived.send(lived.details('cart-1'));
  const roomStore = lived.storeOf('cart-1');
  const [cart, remote] = [roomStore.cart() as Cart, roomStore.remote()];
  const { id = '', version = 0 } = remote ?? {};
  const { centAmount } = cart.totalPrice;
  const totalPrice = { ...cart.totalPrice, centAmount: centAmount - dearer };
  const draft = { ...cart, totalPrice } as unknown as OrderDraft;
  const intent: Intent = {
    draft,
    eventIds: { orderPlaced: 'placed', stockChanged: 'changed' },
    inventoryMode: 'None',
    remote: { cart: { id, version }, orderNumber: 'NS1' },
  };
  await lived.send(lived.begin('cart-1', 'added', add(added)));
  const skus = () => lived.active('cart-1')?.lines.map(({ sku }) => sku);
  expect(skus()).toEqual([first, added]);
  return { lived, intent, skus, cart: roomStore.cart() as Cart };
}

it('is brought to what was reviewed, and the room keeps what was added', async () => {
  const { lived, intent, skus, cart } = await changedMeanwhile();
  const reviewed = await lived.within('cart-1', (room) => reviewedRemote(room, intent, cart));
  expect(reviewed).toMatchObject({ ok: true, data: { isBrought: true } });
  expect(skus()).toEqual([first]);
  const { version } = lived.active('cart-1') ?? {};
  expect(reviewed.ok && reviewed.data.intent.remote?.cart.version).toBe(version);
  expect(lived.storeOf('cart-1').cart()?.lineItems).toHaveLength(2);
});

it('has everything again if the order is refused', async () => {
  const { lived, intent, skus, cart } = await changedMeanwhile();
  await lived.within('cart-1', (room) => reviewedRemote(room, intent, cart));
  expect(await lived.within('cart-1', (room) => broughtBack(room, intent))).toBe(true);
  expect(skus()).toEqual([first, added]);
});

it('is not ordered at another total, and has everything again', async () => {
  const { lived, intent, skus, cart } = await changedMeanwhile(100);
  const reviewed = await lived.within('cart-1', (room) => reviewedRemote(room, intent, cart));
  expect(reviewed).toMatchObject({ ok: false, code: 'TotalChanged' });
  expect(skus()).toEqual([first, added]);
  expect(lived.storeOf('cart-1').cart()?.lineItems).toHaveLength(2);
});
