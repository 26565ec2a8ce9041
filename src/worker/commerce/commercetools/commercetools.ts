/** The port `RemoteShop` over commercetools' GraphQL API. */
import type { Environment } from '../../settings/environment.ts';
import type { ListedCatalogue } from '../remote/catalogue-source.ts';
import type { RemoteOrders, RemoteShop } from '../remote/remote-shop.ts';
import { network, type Wire } from '../remote/wire.ts';
import { commercetoolsCarts } from './carts.ts';
import { commercetoolsCatalogue } from './catalogue/source.ts';
import { createClient } from './client.ts';
import { type CommercetoolsConfig, configOf } from './config.ts';
import { commercetoolsCustomers } from './customers.ts';
import { commercetoolsOrders } from './orders.ts';

export type CommercetoolsShop = Required<RemoteShop> & {
  orders: Required<RemoteOrders>;
  catalogue: ListedCatalogue;
};

/** `onRequest` is told the name of each request that is sent, for logs and tests. */
export function commercetoolsShop(
  config: CommercetoolsConfig,
  wire: Wire,
  onRequest?: (name: string) => void,
): CommercetoolsShop {
  const ask = createClient(config, wire, onRequest);
  return {
    capabilities: { providerPayments: true, giftCards: true },
    carts: commercetoolsCarts(ask, config),
    orders: commercetoolsOrders(ask, config),
    customers: commercetoolsCustomers(ask, config),
    catalogue: commercetoolsCatalogue(ask, config, wire.now),
  };
}

/** One for each project in an isolate: its access token and its state of health are shared by all requests. */
const shops = new Map<string, CommercetoolsShop>();

/** Throws with the name of a variable that is not set. */
export function commercetoolsShopOf(env: Environment): CommercetoolsShop {
  const config = configOf(env);
  const { remoteTimeoutMs } = env.settings;
  const key = JSON.stringify([config, remoteTimeoutMs]);
  const shop = shops.get(key) ?? commercetoolsShop(config, network(remoteTimeoutMs));
  shops.set(key, shop);
  return shop;
}
