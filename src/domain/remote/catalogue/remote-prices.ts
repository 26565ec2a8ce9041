/** The prices of a remote variant by store: that of its country, else the one for all countries, in its currency. */
import type { PriceDraft } from '../../catalogue/import/draft.ts';
import { type CountryCode, countryCodes } from '../../country/countries.ts';
import { currencyOf } from '../../money/currencies.ts';
import type { RemotePrice, RemoteVariant } from './remote-product.ts';

/**
 * Prices for a channel or a group of customers are left out: the shop's carts name neither, so that no cart gets them.
 */
export function remotePrices(
  { prices }: RemoteVariant,
  now: Date,
): Partial<Record<CountryCode, PriceDraft>> {
  const offered = (prices ?? [])
    .filter((price) => isForEveryone(price) && isNow(price, now))
    .toSorted((one, other) => Number(hasPeriod(other)) - Number(hasPeriod(one)));
  const found = countryCodes.flatMap((store): [CountryCode, PriceDraft][] => {
    const currency = currencyOf(store, now);
    const own = offered.filter(({ value }) => value.currencyCode === currency);
    const price =
      own.find(({ country }) => country?.toLowerCase() === store) ??
      own.find(({ country }) => !country);
    return price ? [[store, draftOf(price)]] : [];
  });
  return Object.fromEntries(found);
}

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

const isForEveryone = ({ channel, customerGroup }: RemotePrice) => !channel && !customerGroup;

/** One with a period wins over one without. */
const hasPeriod = ({ validFrom, validUntil }: RemotePrice) => Boolean(validFrom || validUntil);

function isNow({ validFrom, validUntil }: RemotePrice, now: Date): boolean {
  const began = !validFrom || new Date(validFrom) <= now;
  return began && (!validUntil || new Date(validUntil) > now);
}
