/**
 * Which market a request belongs to: by host, then cookie, then the default country; and in which of its
 * languages: by the path's prefix. Source: checklist LOC-5, LOC-6.
 */
import {
  type CountryCode,
  countries,
  countryCodes,
  defaultCountry,
  isCountryCode,
  languagesOf,
} from '../country/countries.ts';
import { type Locale, localeOf } from './locales.ts';

export type HostRules = {
  /** Hosts without a market of their own, such as `localhost`. */
  neutralHosts: readonly string[];
  /** `kontor` in kontor.de and kontor.co.uk. */
  brandDomain: string;
};

/** The country a host name (without port) stands for: `de.localhost`, `www.kontor.de`; undefined on neutral hosts. */
export function countryOfHost(host: string, rules: HostRules): CountryCode | undefined {
  const name = host.toLowerCase().replace(/^www\./, '');
  const [label = '', ...rest] = name.split('.');
  if (isCountryCode(label) && rules.neutralHosts.includes(rest.join('.'))) return label;
  return countryCodes.find(
    (country) => name === `${rules.brandDomain}.${countries[country].topLevelDomain}`,
  );
}

/** The host of another market as seen from this one; undefined where hosts carry no market. */
export function hostOfCountry(
  country: CountryCode,
  currentHost: string,
  rules: HostRules,
): string | undefined {
  if (!countryOfHost(currentHost, rules)) return undefined;
  const [, ...rest] = currentHost.split('.');
  if (rules.neutralHosts.includes(rest.join('.'))) return `${country}.${rest.join('.')}`;
  return `${rules.brandDomain}.${countries[country].topLevelDomain}`;
}

export function countryOf(host: string, cookie: string | undefined, rules: HostRules): CountryCode {
  const byHost = countryOfHost(host, rules);
  if (byHost) return byHost;
  return cookie && isCountryCode(cookie) ? cookie : defaultCountry;
}

/** Splits `/fr/checkout` into the language it names and the path every route is declared with. */
export function splitLanguagePrefix(
  path: string,
  country: CountryCode,
): { locale: Locale; prefix: string; path: string } {
  const [, first = '', ...rest] = path.split('/');
  const [, ...prefixed] = languagesOf(country);
  if (prefixed.some((language) => language === first)) {
    return { locale: localeOf(country, first), prefix: `/${first}`, path: `/${rest.join('/')}` };
  }
  return { locale: localeOf(country), prefix: '', path };
}

/** The path prefix of a locale: empty for its country's default language. */
export function prefixOf(locale: Locale): string {
  return languagesOf(locale.country)[0] === locale.language ? '' : `/${locale.language}`;
}
