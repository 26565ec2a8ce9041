/** The catalogue of the remote backend that the settings name. */
import type { CountryCode } from '#domain/country/countries.ts';
import type { Settings } from '#worker/settings/settings.ts';
import { commercetoolsReviews } from '../../src/worker/commerce/commercetools/catalogue/reviews.ts';
import { commercetoolsShop } from '../../src/worker/commerce/commercetools/commercetools.ts';
import { configOf } from '../../src/worker/commerce/commercetools/config.ts';
import { middlewareShop } from '../../src/worker/commerce/middleware/shop.ts';
import { ownSite } from '../../src/worker/commerce/remote/asked.ts';
import type { CatalogueSource } from '../../src/worker/commerce/remote/catalogue-source.ts';
import { network } from '../../src/worker/commerce/remote/wire.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import type { ReviewSource } from './reviews.ts';

/** Throws if there is none: the message says what to set. */
export function sourceOf(settings: Settings): CatalogueSource {
  try {
    const source = sources[settings.commerce]?.(settings);
    if (source) return source;
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
  throw new WrongUsage(
    `COMMERCE is "${settings.commerce}": there is a catalogue to copy with ${Object.keys(sources).join(' or ')}`,
  );
}

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

const sources: Record<string, ((settings: Settings) => CatalogueSource | undefined) | undefined> = {
  commercetools: (settings) =>
    commercetoolsShop(configOf({ settings }), network(settings.remoteTimeoutMs)).catalogue,
  middleware: (settings) => {
    const siteOf = (country: CountryCode) => ownSite(settings, country);
    const wire = network(settings.remoteTimeoutMs);
    return middlewareShop({ url: settings.middlewareUrl }, wire, undefined, siteOf).catalogue;
  },
};
