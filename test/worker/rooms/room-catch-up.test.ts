/** A window that comes back receives the current cart. */
import { env, evictDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { putOnSale } from '../goods.ts';
import { type LiveWindow, openWindow } from '../live-window.ts';
import { cartWith } from '../shopper.ts';
import { visitor } from '../visitor.ts';

async function versionsUntil(last: number, window: LiveWindow): Promise<number[]> {
  const versions: number[] = [];
  while (versions.at(-1) !== last) {
    const message = await window.next();
    if (message.event === 'cart-update') versions.push(message.data?.version ?? 0);
  }
  return versions;
}

it('a window that comes back receives the newest cart first and once, however much it missed', async () => {
  const [sku] = await putOnSale({ stock: 100 });
  const shopper = visitor('de');
  const { id, version } = await cartWith(shopper, { [sku]: 1 });
  const window = await openWindow(shopper, `/${id}`);
  await window.next();
  window.close();
  const add = { id, version, product: { sku }, quantity: 1 };
  for (const _ of 'abcde') await shopper.ask('addToCart', add);
  await evictDurableObject(env.CART.getByName(id));
  const back = await openWindow(shopper, `/${id}`);
  expect(await back.next()).toMatchObject({ data: { version: version + 5 } });
  const { cart } = await shopper.ask('addToCart', add);
  expect(await back.next()).toEqual({ event: 'cart-update', data: cart });
  back.close();
});

it('a window that connects in the middle of changes receives no older cart after a newer one', async () => {
  const [sku] = await putOnSale({ stock: 100 });
  const shopper = visitor('at');
  const { id, version } = await cartWith(shopper, { [sku]: 1 });
  const changes = Array.from({ length: 30 }, () =>
    shopper.ask('addToCart', { id, version, product: { sku }, quantity: 1 }),
  );
  const windows = await Promise.all(
    [0, 4, 8, 12, 16, 20, 24, 28].map(async (at) => {
      await changes[at];
      return openWindow(shopper, `/${id}`);
    }),
  );
  await Promise.all(changes);
  for (const window of windows) {
    const versions = await versionsUntil(version + 30, window);
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
    window.close();
  }
});
