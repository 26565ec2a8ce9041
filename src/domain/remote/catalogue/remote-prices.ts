/** The prices of a remote article by store. */
import type { PriceDraft } from '../../catalogue/import/draft.ts';
import { type CountryCode, countryCodes } from '../../country/countries.ts';
import { currencyOf } from '../../money/currencies.ts';
import type { RemotePrice } from './remote-product.ts';

/** The id of the channel that sells for a store, by store. */
export type StoreChannels = Readonly<Partial<Record<CountryCode, string>>>;

/**
 * In the store's currency, as commercetools chooses it for a line: of the store's channel and the country, of the channel,
 * of the country, of all. Prices for groups of customers are left out: pages are the same for everybody.
 */
export function remotePrices(
  prices: readonly RemotePrice[],
  channels: StoreChannels,
  now: Date,
): Partial<Record<CountryCode, PriceDraft>> {
  const offered = prices
    .filter((price) => !price.customerGroup && isNow(price, now))
    .toSorted((one, other) => Number(hasPeriod(other)) - Number(hasPeriod(one)));
  const found = countryCodes.flatMap((store): [CountryCode, PriceDraft][] => {
    const currency = currencyOf(store, now);
    const own = channels[store];
    const [price] = offered
      .filter(({ value }) => value.currencyCode === currency)
      .filter(({ country }) => !country || country.toLowerCase() === store)
      .filter(({ channel }) => !channel || channel.id === own)
      .toSorted((one, other) => precision(other) - precision(one));
    return price ? [[store, draftOf(price)]] : [];
  });
  return Object.fromEntries(found);
}

const precision = ({ channel, country }: RemotePrice) => (channel ? 2 : 0) + (country ? 1 : 0);

function draftOf({ value, discounted, validUntil }: RemotePrice): PriceDraft {
  const until = discounted?.discount?.validUntil ?? validUntil;
  const from = discounted?.discount?.validFrom;
  return {
    centAmount: value.centAmount,
    discounted:
      discounted && discounted.value.centAmount < value.centAmount
        ? {
            centAmount: discounted.value.centAmount,
            validFrom: from ? new Date(from).toISOString() : undefined,
            validUntil: until ? new Date(until).toISOString() : undefined,
          }
        : null,
  };
}

/** One with a period wins over one without. */
const hasPeriod = ({ validFrom, validUntil }: RemotePrice) => Boolean(validFrom || validUntil);

function isNow({ validFrom, validUntil }: RemotePrice, now: Date): boolean {
  const began = !validFrom || new Date(validFrom) <= now;
  return began && (!validUntil || new Date(validUntil) > now);
}
