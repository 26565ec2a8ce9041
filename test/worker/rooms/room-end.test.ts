/** Carts that nobody changes or views are deleted by the alarm of their room. */
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

/** Runs the alarm on these days, one after the other. */
async function wakesOn(id: string, ...days: number[]): Promise<void> {
  for (const each of days) {
    day(each);
    expect(await runDurableObjectAlarm(roomOf(id))).toBe(true);
  }
}

/** Days from now until the room's alarm; undefined without one. */
async function daysUntilAlarm(id: string): Promise<number | undefined> {
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

it('an abandoned cart is deleted after thirty days, and its windows and the index are notified', async () => {
  const { shopper, id } = await abandoned('de');
  const window = await openWindow(shopper, `/${id}`);
  await window.next();
  await wakesOn(id, 0, 7, 14, 21, 28);
  expect(window.heard).toEqual([]);
  expect(await daysUntilAlarm(id)).toBeCloseTo(3);
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
  expect(await daysUntilAlarm(id)).toBeUndefined();
  window.close();
});

it('viewing or changing a cart starts its thirty days anew', async () => {
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

it('a view is recorded once a day, not every time', async () => {
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

it('a clock that is set a year ahead or back deletes no cart and causes no loop of alarms', async () => {
  const { shopper, id } = await abandoned('fr');
  await wakesOn(id, 0, 365, 365, -365, 0);
  expect(await daysUntilAlarm(id)).toBeCloseTo(7);
  expect((await shopper.ask('getMe', {})).me.activeCart?.id).toBe(id);
  await wakesOn(id, 7, 400, 407, 414);
  expect(await kept(id)).toContain('cart');
  await wakesOn(id, 421, 424);
  expect(await kept(id)).toEqual(['deleted']);
});

it('a cart with an unfinished order stays, and its alarm is due within a minute', async () => {
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
  expect((await daysUntilAlarm(cart.id)) ?? 1).toBeLessThan(60_000 / dayMs);
  await env.DB.prepare('ALTER TABLE orders_away RENAME TO orders').run();
  await env.DB.prepare('ALTER TABLE order_lines_away RENAME TO order_lines').run();
  await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', 6000));
  await wakesOn(cart.id, 400);
  expect(await kept(cart.id)).toEqual(['cart', 'placed']);
});

it('a cart without a record of views gets an alarm at the next view', async () => {
  const { shopper, id } = await abandoned('pl');
  await runInDurableObject(roomOf(id), async (_room, { storage }) => {
    storage.sql.exec("DELETE FROM documents WHERE name = 'idle'");
    await storage.deleteAlarm();
  });
  await shopper.ask('getMe', {});
  expect(await daysUntilAlarm(id)).toBeCloseTo(7);
});
