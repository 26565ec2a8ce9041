/** Invalid calls that must not affect a cart. */
import { env } from 'cloudflare:test';
import { expect } from 'vitest';
import { activeCart } from '../cart-view.ts';
import { putOnSale } from '../goods.ts';
import { logged } from '../logged.ts';
import { email, readyToOrder } from '../shopper.ts';
import type { Answer } from '../visitor.ts';

/** A German shopper about to order, how to add one more to the cart, and a SKU Germany may not buy. */
export async function bystander() {
  const [sku, forbidden] = await putOnSale({ price: 4500 }, { notSellableIn: ['de'] });
  const { shopper, cart } = await readyToOrder('de', { [sku]: 2 });
  const { id, version } = cart;
  const adding = (change: object) =>
    JSON.stringify([{ id, version, product: { sku }, quantity: 1, ...change }]);

  return { sku, forbidden, shopper, cart, reference: { id, version }, adding, refused };

  /** Checks that the call is refused with a message, changes neither cart nor database and logs no personal data. */
  async function refused(
    send: () => Promise<Answer<unknown>>,
    expected: Partial<Answer<unknown>>,
  ): Promise<void> {
    const before = [await activeCart(id, 'de'), await rowsOfTheShop()];
    let answer: Answer<unknown> | undefined;
    const lines = await logged(async () => {
      answer = await send();
    });
    expect(answer).toMatchObject(expected);
    expect(answer?.message).toBeTruthy();
    expect(answer).not.toHaveProperty('data');
    expect([await activeCart(id, 'de'), await rowsOfTheShop()]).toEqual(before);
    expect(lines.length).toBeLessThanOrEqual(1);
    for (const personal of [email, 'Zora', 'Nováková', 'Dlhá ulica']) {
      expect(lines.join()).not.toContain(personal);
    }
  }
}

async function rowsOfTheShop(): Promise<unknown> {
  // The outbox is counted instead of the mails, which may still come from events of earlier tests.
  const tables = ['orders', 'order_lines', 'outbox', 'products', 'prices', 'stores'];
  const counts = tables.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`);
  return env.DB.prepare(
    `SELECT ${counts.join(', ')}, (SELECT sum(available_quantity) FROM inventory) AS stock`,
  ).first();
}
