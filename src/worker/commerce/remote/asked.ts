/** Who asks a remote backend: a caller of the shop, or a job in the name of a store. */
import { type CountryCode, factsOf } from '#domain/country/countries.ts';
import { localeOf } from '#domain/locale/locales.ts';
import type { Environment } from '../../settings/environment.ts';
import type { RemoteCaller } from '../remote-cart-backend.ts';
import type { Asked, RemoteSession } from './remote-shop.ts';

/** A job has no request that would say where the shop is: it names the market's own host. */
export function askedBy(
  { settings }: Pick<Environment, 'settings'>,
  { store, locale, site, network }: RemoteCaller,
  session?: RemoteSession,
): Asked {
  return {
    store: { key: store.key, currency: store.currency },
    locale: locale ?? localeOf(store.key).code,
    site: site ?? ownSite(settings, store.key),
    ...(network && { network }),
    ...(session && { session }),
  };
}

/** Where a market's shop is. */
export const ownSite = ({ brandDomain }: Environment['settings'], country: CountryCode): string =>
  `https://${brandDomain}.${factsOf(country).topLevelDomain}`;
