/** `npm run backends -- compare carts` in front of a middleware: its carts are the shop's, and none is left there. */
import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { middlewareShop } from '#worker/commerce/middleware/shop.ts';
import { network } from '#worker/commerce/remote/wire.ts';
import { loadCartFacts } from '#worker/data/carts/cart-facts.ts';
import { loadStore } from '#worker/data/stores/stores.ts';
import { environmentOf } from '#worker/settings/environment.ts';
import { cartDifferences } from '../../../scripts/backends/cart-differences.ts';
import { cartsOfBoth } from '../../../scripts/backends/carts-of-both.ts';
import { twinSkus } from '../../commercetools-twin/sold.ts';
import { sellEverywhere } from './every-backend.ts';
import { emptyPeerLog, healPeer, peerFault, peerLog } from './peer.ts';
import { middlewareBindings } from './remote-bindings.ts';

beforeAll(sellEverywhere);
beforeEach(() => {
  healPeer();
  emptyPeerLog();
});

const { DB: db, MIDDLEWARE, settings } = environmentOf(middlewareBindings(env));
const { carts } = middlewareShop(
  { url: settings.middlewareUrl },
  network(settings.remoteTimeoutMs, (request) => fetcher().fetch(request)),
);
function fetcher() {
  if (!MIDDLEWARE) throw new Error('no middleware');
  return MIDDLEWARE;
}

/** Of an article with volume discounts; what is told of carts that are still there. */
async function compared(sku: string) {
  const now = new Date();
  const store = await loadStore(db, 'de', now);
  const facts = await loadCartFacts(db, store, { skus: [sku], codes: [] }, now);
  const [rows, left]: [unknown[], string[]] = [[], []];
  for await (const cart of cartsOfBoth(sku, facts, { carts, db, settings }, (why) =>
    left.push(why),
  ))
    rows.push('why' in cart ? cart : cartDifferences(cart, (each) => each));
  return { rows, left };
}

it.each([twinSkus.parcel, twinSkus.freight, twinSkus.accessory])(
  'a cart of %s goes from step to step and is removed',
  async (sku) => {
    const { rows, left } = await compared(sku);
    expect(rows.length).toBeGreaterThanOrEqual(4);
    expect(rows.flat()).toEqual([]);
    expect(left).toEqual([]);
    const log = peerLog();
    expect(log.filter((name) => name === 'createCart')).toHaveLength(1);
    expect(log.filter((name) => name === 'updateCart')).toHaveLength(rows.length - 1);
    expect(log.slice(-2)).toEqual(['getCart', 'deleteCart']);
  },
);

it('one that was made without an answer is removed too', async () => {
  peerFault({ kind: 'lost', document: 'createCart' });
  await expect(compared(twinSkus.parcel)).rejects.toThrow('BackendFailed');
  expect(peerLog().slice(-2)).toEqual(['getCart', 'deleteCart']);
});
