/** The location of a requested page, and what a redirect rule may know of the shop. */
import type { CountryCode, Language } from '../country/countries.ts';
import { languagesIn } from '../country/settings.ts';
import { type MarketRules, prefixedLanguages } from '../locale/market.ts';

export type Location = { path: string; search: string };

export type Routing = {
  /** The languages of the country, its default first. */
  languages: readonly Language[];
  /** Languages whose pages have a prefix of their own. */
  prefixed: readonly Language[];
};

/** Turns a location into a better one, or returns it as it is. */
export type RedirectRule = (location: Location, routing: Routing) => Location;

export function routingOf(country: CountryCode, rules: MarketRules): Routing {
  return {
    languages: languagesIn(country, rules),
    prefixed: prefixedLanguages(country, rules),
  };
}

/** `/fr/cuisine` as `/fr` and `/cuisine`; the prefix is empty if the path has none of this country. */
export function splitPrefix(path: string, { prefixed }: Routing): { prefix: string; rest: string } {
  const [, first = '', ...rest] = path.split('/');
  return prefixed.some((language) => language === first)
    ? { prefix: `/${first}`, rest: `/${rest.join('/')}` }
    : { prefix: '', rest: path };
}

/** The location without a search parameter; the other parameters stay exactly as written. */
export function withoutParameter({ path, search }: Location, name: string): Location {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => !new URLSearchParams(pair).has(name))
    .join('&');
  return { path, search: rest ? `?${rest}` : '' };
}
