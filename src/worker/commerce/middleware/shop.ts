/** What a middleware stores for the shop. */
import type { CountryCode } from '#domain/country/countries.ts';
import type { RemoteShop } from '../remote/remote-shop.ts';
import type { Wire } from '../remote/wire.ts';
import { middlewareCarts } from './carts.ts';
import { middlewareCatalogue } from './catalogue.ts';
import { type MiddlewareAddress, middlewareClient } from './client.ts';
import { middlewareCustomers } from './customers.ts';
import { middlewareOrders } from './orders.ts';

/**
 * `onRequest` is told the name of each request that is sent. `siteOf`: where the shop itself is; without it there is no
 * catalogue to copy.
 */
export function middlewareShop(
  address: MiddlewareAddress,
  wire: Wire,
  onRequest?: (name: string) => void,
  siteOf?: (country: CountryCode) => string,
): RemoteShop {
  const call = middlewareClient(address, wire, onRequest);
  const { url } = address;
  return {
    capabilities: { providerPayments: false, giftCards: false },
    carts: middlewareCarts(call, wire.now),
    orders: middlewareOrders(call),
    customers: middlewareCustomers(call),
    ...(url && siteOf && { catalogue: middlewareCatalogue(call, { url, siteOf, now: wire.now }) }),
  };
}
