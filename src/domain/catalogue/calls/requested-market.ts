/** The market and language that a call may name: the market must be the host's, the language one of the market's. */
import { type Locale, localeOf } from '../../locale/locales.ts';
import type { Store } from '../../store/store.ts';
import { channelOf } from './product-answer.ts';

export type RequestedMarket = {
  locale?: string | undefined;
  acceptLanguage?: readonly string[] | undefined;
  currency?: string | undefined;
  country?: string | undefined;
  channelId?: string | undefined;
};

/** The error, with the field it concerns, if the requested market is not the host's; otherwise undefined. */
export function foreignMarket(
  { currency, country, channelId }: RequestedMarket,
  store: Store,
): string | undefined {
  if (country && country.toLowerCase() !== store.key) return `country: this host is ${store.key}`;
  if (currency && currency !== store.currency) return `currency: this store has ${store.currency}`;
  if (channelId && channelId !== channelOf(store.key)) {
    return `channelId: this store has ${channelOf(store.key)}`;
  }
  return undefined;
}

/** The first requested language that the country has; the page's locale if there is none. */
export function requestedLocale({ locale, acceptLanguage }: RequestedMarket, here: Locale): Locale {
  const wanted = [...(locale ? [locale] : []), ...(acceptLanguage ?? [])];
  for (const tag of wanted) {
    const language = tag.split('-')[0]?.toLowerCase();
    const found = localeOf(here.country, language);
    if (found.language === language) return found;
  }
  return here;
}
