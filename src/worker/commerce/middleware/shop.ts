/** What a middleware stores for the shop. */
import type { CountryCode } from '#domain/country/countries.ts';
import type { RemoteShop } from '../remote/remote-shop.ts';
import type { Wire } from '../remote/wire.ts';
import { middlewareCarts } from './carts.ts';
import { middlewareCatalogue } from './catalogue.ts';
import { middlewareClient } from './client.ts';
import { middlewareCustomers } from './customers.ts';
import { middlewareOrders } from './orders.ts';

/**
 * `url`: absent in an environment without one. `onRequest` is told the name of each request that is sent. `siteOf`: where the
 * shop itself is; without it there is no catalogue to copy.
 */
export function middlewareShop(
  url: string | undefined,
  wire: Wire,
  onRequest?: (name: string) => void,
  siteOf?: (country: CountryCode) => string,
): RemoteShop {
  const call = middlewareClient(url, wire, onRequest);
  return {
    capabilities: { providerPayments: false, giftCards: false },
    carts: middlewareCarts(call, wire.now),
    orders: middlewareOrders(call),
    customers: middlewareCustomers(call, wire.now),
    ...(url && siteOf && { catalogue: middlewareCatalogue(call, { url, siteOf, now: wire.now }) }),
  };
}
