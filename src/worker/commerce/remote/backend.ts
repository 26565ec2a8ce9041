/**
 * A backend whose carts, orders and customers are stored by a remote system. Pages, rooms and everything that the remote
 * has no part in are those of the embedded backend: the catalogue is a copy that follows the remote's.
 */
import { numberingOf } from '../../data/catalogue/remote-skus.ts';
import type { Environment } from '../../settings/environment.ts';
import type { Backend } from '../backend.ts';
import type { CartBackend } from '../cart-backend.ts';
import { embeddedBackend } from '../embedded/backend.ts';
import { remoteCarts } from './carts.ts';
import { followCatalogue } from './catalogue/job.ts';
import { remoteRecord } from './customers.ts';
import { remoteFacts, storeWithin } from './facts.ts';
import { remoteOrders } from './orders.ts';
import { inOwnSkus } from './own-skus.ts';
import type { RemoteShop } from './remote-shop.ts';

export function remoteBackend(env: Environment, remote: RemoteShop): Backend {
  const shop = inOwnSkus(remote, numberingOf(env.DB));
  const record = remoteRecord(env, shop.customers);
  const own = embeddedBackend(env, record, { isTold: shop.orders.follow !== undefined });
  const { capabilities } = shop;
  const ownCarts: CartBackend = {
    ...own.carts,
    store: async (key, now) => storeWithin(await own.carts.store(key, now), capabilities),
    facts: remoteFacts(own.carts, capabilities),
  };
  const { tellRemote, ...orders } = remoteOrders(env, shop, ownCarts);
  return {
    ...own,
    store: async (country, now) => storeWithin(await own.store(country, now), capabilities),
    carts: { ...ownCarts, ...orders, remote: remoteCarts(env, shop, ownCarts) },
    jobs: {
      ...own.jobs,
      tellRemote,
      async followCatalogue(now) {
        await followCatalogue(env, shop.catalogue, now);
        // What it has stored is sent at once.
        await own.jobs.drainOutbox(now);
      },
    },
    // Only the remote knows the tokens that it has mailed.
    ...(shop.customers.mailsPasswords && { isResetLinkValid: async () => true }),
  };
}
