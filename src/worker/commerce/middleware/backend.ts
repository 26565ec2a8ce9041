/** The backend of `COMMERCE = "middleware"`. */
import type { CountryCode } from '#domain/country/countries.ts';
import type { Environment } from '../../settings/environment.ts';
import type { Backend } from '../backend.ts';
import { ownSite } from '../remote/asked.ts';
import { remoteBackend } from '../remote/backend.ts';
import type { RemoteShop } from '../remote/remote-shop.ts';
import { network } from '../remote/wire.ts';
import { middlewareShop } from './shop.ts';

export const middlewareBackend = (env: Environment): Backend =>
  remoteBackend(env, middlewareShopOf(env));

/** One for each middleware in an isolate: pages and rooms share what is known of its health and its ways of delivery. */
const shops = new Map<string, RemoteShop>();

function middlewareShopOf({ MIDDLEWARE, settings }: Environment): RemoteShop {
  const { middlewareUrl: url, storefrontSecret: secret, remoteTimeoutMs } = settings;
  const key = JSON.stringify([url, secret, remoteTimeoutMs]);
  const wire = network(remoteTimeoutMs, MIDDLEWARE && ((request) => MIDDLEWARE.fetch(request)));
  const siteOf = (country: CountryCode) => ownSite(settings, country);
  const shop = shops.get(key) ?? middlewareShop({ url, secret }, wire, undefined, siteOf);
  shops.set(key, shop);
  return shop;
}
