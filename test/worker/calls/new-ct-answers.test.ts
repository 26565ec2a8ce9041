/** What holds for the answers of all calls. */
import { expect, it } from 'vitest';
import { putOnSale, stockOf } from '../goods.ts';
import { logged } from '../logged.ts';
import { cartWith, orderCall, readyToOrder } from '../shopper.ts';
import { visitor } from '../visitor.ts';

it('a second entry with a custom query is accepted and changes nothing', async () => {
  const plain = await visitor('de').raw('getCategory', '[{}]');
  const custom = await visitor('de').raw('getCategory', '[{},{"getCategory":"my-query"}]');
  expect(custom).toEqual(plain);
});

it('a whole purchase logs nothing at all', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 9 });
  const lines = await logged(async () => {
    const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
    await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', 6000));
    await cartWith(shopper, { [sku]: 1 });
  });
  expect(lines).toEqual([]);
  expect(await stockOf(sku)).toBe(8);
});

it('answers are private and are not cached', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const request = { method: 'POST', body: '[{}]', headers };
  const response = await visitor('de').send('/new-ct/getMe', request);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
});
