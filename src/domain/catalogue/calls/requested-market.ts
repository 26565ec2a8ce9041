/** A call may name its market; it is the one of the host, and the language one that the market speaks. */
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

/** What is wrong with the market asked for, with its place; undefined: nothing. */
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

/** The first language asked for that the country speaks; that of the page where there is none. */
export function requestedLocale({ locale, acceptLanguage }: RequestedMarket, here: Locale): Locale {
  const wanted = [...(locale ? [locale] : []), ...(acceptLanguage ?? [])];
  for (const tag of wanted) {
    const language = tag.split('-')[0]?.toLowerCase();
    const found = localeOf(here.country, language);
    if (found.language === language) return found;
  }
  return here;
}
