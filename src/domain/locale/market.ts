/**
 * Which market a request belongs to: by host, then cookie, then the default country; and in which of its
 * languages: by the path's prefix or by the cookie, as configured. Source: checklist LOC-5, LOC-6.
 */
import {
  type CountryCode,
  countryCodes,
  defaultCountry,
  factsOf,
  isCountryCode,
  type Language,
} from '../country/countries.ts';
import { languagesIn } from '../country/settings.ts';
import { type Locale, localeOf, locales } from './locales.ts';

/**
 * How the language is chosen within a country. `prefix`: all languages but the default have a path prefix, /fr, /it …;
 * `domain-cookie`: URLs contain no language, a cookie stores it.
 */
export const localeStrategies = ['prefix', 'domain-cookie'] as const;
type LocaleStrategy = (typeof localeStrategies)[number];

export type MarketRules = {
  /** Hosts without a market of their own, such as `localhost`. */
  neutralHosts: readonly string[];
  /** `kontor` in kontor.de and kontor.co.uk. */
  brandDomain: string;
  localeStrategy: LocaleStrategy;
  /** Default languages that are not the first of their country's row. */
  defaultLanguages: Partial<Record<CountryCode, Language>>;
};

export type Market = {
  locale: Locale;
  /** `/fr` or empty. */
  prefix: string;
  /** The path without the prefix, as routes are declared. */
  path: string;
  /** The host names no market: the country comes from a cookie. */
  neutralHost: boolean;
  /** The cookie holds a choice made for another country than the host's. */
  choseElsewhere: boolean;
};

/** The country a host name (without port) stands for: `de.localhost`, `kontor.de`; undefined on neutral hosts. */
export function countryOfHost(
  host: string,
  rules: Pick<MarketRules, 'neutralHosts' | 'brandDomain'>,
): CountryCode | undefined {
  const name = host.toLowerCase();
  const [label = '', ...rest] = name.split('.');
  if (isCountryCode(label) && rules.neutralHosts.includes(rest.join('.'))) return label;
  return countryCodes.find(
    (country) => name === `${rules.brandDomain}.${factsOf(country).topLevelDomain}`,
  );
}

/** The host of another market, derived from the current host; undefined if that is neutral. */
export function hostOfCountry(
  country: CountryCode,
  currentHost: string,
  rules: Pick<MarketRules, 'neutralHosts' | 'brandDomain'>,
): string | undefined {
  if (!countryOfHost(currentHost, rules)) return undefined;
  const [, ...rest] = currentHost.split('.');
  if (rules.neutralHosts.includes(rest.join('.'))) return `${country}.${rest.join('.')}`;
  return `${rules.brandDomain}.${factsOf(country).topLevelDomain}`;
}

/** The languages of a country whose pages live under a prefix. */
export function prefixedLanguages(country: CountryCode, rules: MarketRules): readonly Language[] {
  return rules.localeStrategy === 'prefix' ? languagesIn(country, rules).slice(1) : [];
}

/** The path prefix of a locale: empty for its country's default language, and where prefixes are not used. */
export function prefixOf({ country, language }: Locale, rules: MarketRules): string {
  return prefixedLanguages(country, rules).includes(language) ? `/${language}` : '';
}

/** Computed once per configuration, because every page needs them. */
const addressed = new WeakMap<MarketRules, readonly Locale[]>();

/** The locales with URLs of their own, each country's default language first; the others depend on a cookie. */
export function addressedLocales(rules: MarketRules): readonly Locale[] {
  const known = addressed.get(rules);
  if (known) return known;
  const all = countryCodes.flatMap((country) => {
    const languages = languagesIn(country, rules);
    const own = rules.localeStrategy === 'prefix' ? languages : languages.slice(0, 1);
    return own.map((language) => localeOf(country, language));
  });
  addressed.set(rules, all);
  return all;
}

/** A path under the prefix of its language; the home page of a prefixed language has no slash. */
export function underPrefix(prefix: string, path: string): string {
  return prefix && path === '/' ? prefix : prefix + path;
}

/** The market, language and plain path of a request. `cookie` holds a locale code such as `fr-CH`. */
export function marketOf(
  request: { host: string; path: string; cookie: string | undefined },
  rules: MarketRules,
): Market {
  const byHost = countryOfHost(request.host, rules);
  const chosen = locales.find(({ code }) => code === request.cookie);
  const country = byHost ?? chosen?.country ?? defaultCountry;
  const [, first = '', ...rest] = request.path.split('/');
  const prefixed = prefixedLanguages(country, rules).find((language) => language === first);
  const inCookie = rules.localeStrategy === 'domain-cookie' && chosen?.country === country;
  const language = prefixed ?? (inCookie ? chosen.language : languagesIn(country, rules)[0]);
  return {
    locale: localeOf(country, language),
    prefix: prefixed ? `/${prefixed}` : '',
    path: prefixed ? `/${rest.join('/')}` : request.path,
    neutralHost: !byHost,
    choseElsewhere:
      byHost !== undefined && request.cookie?.endsWith(`-${byHost.toUpperCase()}`) === false,
  };
}
