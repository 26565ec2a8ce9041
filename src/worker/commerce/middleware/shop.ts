/** What a middleware stores for the shop. */
import type { RemoteShop } from '../remote/remote-shop.ts';
import type { Wire } from '../remote/wire.ts';
import { middlewareCarts } from './carts.ts';
import { middlewareClient } from './client.ts';
import { middlewareCustomers } from './customers.ts';
import { middlewareOrders } from './orders.ts';

/** `url`: absent in an environment without one. `onRequest` is told the name of each request that is sent. */
export function middlewareShop(
  url: string | undefined,
  wire: Wire,
  onRequest?: (name: string) => void,
): RemoteShop {
  const call = middlewareClient(url, wire, onRequest);
  return {
    capabilities: { providerPayments: false, giftCards: false },
    carts: middlewareCarts(call, wire.now),
    orders: middlewareOrders(call),
    customers: middlewareCustomers(call, wire.now),
  };
}
