/** Carts that nobody changes or looks at come to an end, at the alarm of their room. */
import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, expect, it, vi } from 'vitest';
import { activeCart } from '../cart-view.ts';
import { putOnSale } from '../goods.ts';
import { openWindow } from '../live-window.ts';
import { logged } from '../logged.ts';
import { cartWith, orderCall, readyToOrder } from '../shopper.ts';
import { visitor } from '../visitor.ts';

const dayMs = 86_400_000;
const begun = Date.now();
const day = (count: number) => vi.setSystemTime(begun + count * dayMs);
afterEach(() => {
  vi.useRealTimers();
});

const roomOf = (id: string) => env.CART.getByName(id);

/** The alarm rings on these days, one after the other. */
async function wakesOn(id: string, ...days: number[]): Promise<void> {
  for (const each of days) {
    day(each);
    expect(await runDurableObjectAlarm(roomOf(id))).toBe(true);
  }
}

/** Days from now until the room's alarm; undefined without one. */
async function nextAlarm(id: string): Promise<number | undefined> {
  const at = await runInDurableObject(roomOf(id), (_room, { storage }) => storage.getAlarm());
  return at === null ? undefined : (at - Date.now()) / dayMs;
}

async function kept(id: string): Promise<string[]> {
  return runInDurableObject(roomOf(id), (_room, { storage }) =>
    storage.sql
      .exec<{ name: string }>('SELECT name FROM documents ORDER BY name')
      .toArray()
      .map(({ name }) => name),
  );
}

async function abandoned(market: string) {
  day(0);
  const [sku] = await putOnSale({});
  const shopper = visitor(market);
  const { id } = await cartWith(shopper, { [sku]: 1 });
  return { shopper, sku, id };
}

it('a cart nobody comes back to ends after thirty days, its windows and the index hear of it', async () => {
  const { shopper, id } = await abandoned('de');
  const window = await openWindow(shopper, `/${id}`);
  await window.next();
  await wakesOn(id, 0, 7, 14, 21, 28);
  expect(window.heard).toEqual([]);
  expect(await nextAlarm(id)).toBeCloseTo(3);
  await wakesOn(id, 31);
  expect(await window.next()).toEqual({ event: 'cart-update', data: null });
  expect(await activeCart(id, 'de')).toBeNull();
  expect(await kept(id)).toEqual(['deleted']);
  await vi.waitFor(async () => {
    const row = await env.DB.prepare('SELECT cart_state FROM cart_index WHERE cart_id = ?')
      .bind(id)
      .first();
    expect(row).toEqual({ cart_state: 'Deleted' });
  }, 50_000);
  expect(await nextAlarm(id)).toBeUndefined();
  window.close();
});

it('whoever looks at the cart or changes it has thirty days from then', async () => {
  for (const come of [
    ({ shopper }: Awaited<ReturnType<typeof abandoned>>) => shopper.ask('getMe', {}),
    ({ shopper, id, sku }: Awaited<ReturnType<typeof abandoned>>) =>
      shopper.ask('addToCart', { id, version: 1, product: { sku }, quantity: 1 }),
  ]) {
    const cart = await abandoned('at');
    await wakesOn(cart.id, 7, 14, 21, 28);
    day(29);
    await come(cart);
    await wakesOn(cart.id, 31, 36, 43, 50, 57);
    day(58);
    expect(await kept(cart.id)).toContain('cart');
    await wakesOn(cart.id, 60);
    expect(await kept(cart.id)).toEqual(['deleted']);
  }
});

it('looking is noted once a day, not at every look', async () => {
  const { shopper, id } = await abandoned('nl');
  const notes = () =>
    runInDurableObject(roomOf(id), (_room, { storage }) => {
      const rows = storage.sql.exec("SELECT document FROM documents WHERE name = 'idle'");
      return String(rows.one().document);
    });
  const first = await notes();
  day(0.9);
  await shopper.ask('getMe', {});
  expect(await notes()).toBe(first);
  day(1.1);
  await shopper.ask('getMe', {});
  expect(await notes()).not.toBe(first);
});

it('a clock that is set a year ahead or back ends no cart and wakes no loop', async () => {
  const { shopper, id } = await abandoned('fr');
  await wakesOn(id, 0, 365, 365, -365, 0);
  expect(await nextAlarm(id)).toBeCloseTo(7);
  expect((await shopper.ask('getMe', {})).me.activeCart?.id).toBe(id);
  await wakesOn(id, 7, 400, 407, 414);
  expect(await kept(id)).toContain('cart');
  await wakesOn(id, 421, 424);
  expect(await kept(id)).toEqual(['deleted']);
});

it('a cart whose order is unfinished stays, and is seen to within the minute', async () => {
  day(0);
  const [sku] = await putOnSale({ price: 6000 });
  const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
  await wakesOn(cart.id, 7, 14, 21, 28);
  await env.DB.prepare('ALTER TABLE order_lines RENAME TO order_lines_away').run();
  await logged(async () => {
    await shopper.call('createOrder', orderCall(cart, 'bankTransfer', 6000));
    await env.DB.prepare('ALTER TABLE orders RENAME TO orders_away').run();
    await wakesOn(cart.id, 35, 42, 49, 56, 63);
  });
  expect(await kept(cart.id)).toEqual(expect.arrayContaining(['attempt', 'cart']));
  expect((await nextAlarm(cart.id)) ?? 1).toBeLessThan(60_000 / dayMs);
  await env.DB.prepare('ALTER TABLE orders_away RENAME TO orders').run();
  await env.DB.prepare('ALTER TABLE order_lines_away RENAME TO order_lines').run();
  await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', 6000));
  await wakesOn(cart.id, 400);
  expect(await kept(cart.id)).toEqual(['cart', 'placed']);
});

it('a cart from before rooms noted anything is noted at the next look', async () => {
  const { shopper, id } = await abandoned('pl');
  await runInDurableObject(roomOf(id), async (_room, { storage }) => {
    storage.sql.exec("DELETE FROM documents WHERE name = 'idle'");
    await storage.deleteAlarm();
  });
  await shopper.ask('getMe', {});
  expect(await nextAlarm(id)).toBeCloseTo(7);
});
