/** The shop's process dies in the middle of changes. Started again, it has every change it confirmed, each once. */
import { expect, test } from 'playwright/test';
import { searched } from '../guests.ts';
import { type OwnShop, startShop } from '../own-shop.ts';

type Cart = { id: string; version: number; lineItems: { quantity: number }[] };

/** Below the maximum quantity of one product in a cart (checklist CART-6). */
const changes = 40;
/** The process dies when this many have been confirmed. */
const enough = 15;
/** Requests under way at the same time. */
const lanes = 4;

test('no confirmed change is lost or made twice when the process is killed', async () => {
  let shop = await startShop({ name: 'crash', fresh: true });
  const confirmed = new Set<string>();
  try {
    const { cart } = await shop.call<{ cart: Cart }>('createCart', {});
    const operations = Array.from({ length: changes }, () => crypto.randomUUID());
    await addUntilItDies(shop, cart, operations, confirmed);
    expect(confirmed.size).toBeGreaterThanOrEqual(enough);
    expect(confirmed.size).toBeLessThan(changes);

    shop = await startShop({ name: 'crash', fresh: false });
    const kept = await quantityOf(shop, cart.id);
    expect(kept).toBeGreaterThanOrEqual(confirmed.size);
    expect(kept).toBeLessThanOrEqual(confirmed.size + lanes);

    // The browser's retry: what was done is not done again, what was not done is done now.
    await Promise.all(operations.map((operationId) => add(shop, cart, operationId)));
    expect(await quantityOf(shop, cart.id)).toBe(changes);
  } finally {
    await shop.kill();
  }
});

/** Several lanes add piece after piece; once enough are confirmed the whole process group is killed. */
async function addUntilItDies(
  shop: OwnShop,
  cart: Cart,
  operations: string[],
  confirmed: Set<string>,
): Promise<void> {
  const waiting = [...operations];
  let killed: Promise<void> | undefined;
  const lane = async () => {
    for (let id = waiting.shift(); id && !killed; id = waiting.shift()) {
      const done = await add(shop, cart, id).then(
        () => true,
        () => false,
      );
      if (!done) return;
      confirmed.add(id);
      if (confirmed.size >= enough) killed ??= shop.kill();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await killed;
}

function add(shop: OwnShop, { id }: Cart, operationId: string) {
  const product = { sku: searched.sku };
  return shop.call('addToCart', { id, version: 1, operationId, product, quantity: 1 }, id);
}

async function quantityOf(shop: OwnShop, cartId: string): Promise<number> {
  const { me } = await shop.call<{ me: { activeCart: Cart | null } }>('getMe', {}, cartId);
  return me.activeCart?.lineItems[0]?.quantity ?? 0;
}
