/** The remote backend that the settings name. */
import type { CountryCode } from '#domain/country/countries.ts';
import type { Settings } from '#worker/settings/settings.ts';
import { commercetoolsReviews } from '../../src/worker/commerce/commercetools/catalogue/reviews.ts';
import { commercetoolsShop } from '../../src/worker/commerce/commercetools/commercetools.ts';
import { configOf } from '../../src/worker/commerce/commercetools/config.ts';
import { middlewareShop } from '../../src/worker/commerce/middleware/shop.ts';
import { ownSite } from '../../src/worker/commerce/remote/asked.ts';
import type { CatalogueSource } from '../../src/worker/commerce/remote/catalogue-source.ts';
import type { RemoteShop } from '../../src/worker/commerce/remote/remote-shop.ts';
import { network } from '../../src/worker/commerce/remote/wire.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import type { ReviewSource } from './reviews.ts';

export type RemoteWithCatalogue = RemoteShop & { catalogue: CatalogueSource };

/** Throws if there is none: the message says what to set. */
export function remoteOf(settings: Settings): RemoteWithCatalogue {
  try {
    const shop = remotes[settings.commerce]?.(settings);
    if (shop?.catalogue) return { ...shop, catalogue: shop.catalogue };
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
  throw new WrongUsage(
    `COMMERCE is "${settings.commerce}": there is a catalogue to copy with ${Object.keys(remotes).join(' or ')}`,
  );
}

export const sourceOf = (settings: Settings): CatalogueSource => remoteOf(settings).catalogue;

/** Throws if it has none: the message says which has. */
export function reviewsOf(settings: Settings): ReviewSource {
  const { name } = sourceOf(settings);
  if (settings.commerce !== 'commercetools')
    throw new WrongUsage(
      `COMMERCE is "${settings.commerce}": there are reviews to copy with commercetools`,
    );
  const wire = network(settings.remoteTimeoutMs);
  return { name, read: commercetoolsReviews(configOf({ settings }), wire) };
}

const remotes: Record<string, ((settings: Settings) => RemoteShop) | undefined> = {
  commercetools: (settings) =>
    commercetoolsShop(configOf({ settings }), network(settings.remoteTimeoutMs)),
  middleware: (settings) => {
    const siteOf = (country: CountryCode) => ownSite(settings, country);
    const wire = network(settings.remoteTimeoutMs);
    return middlewareShop({ url: settings.middlewareUrl }, wire, undefined, siteOf);
  },
};
