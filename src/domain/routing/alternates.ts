/**
 * The same page in the other locales: what the language switch, the country links and search engines are led by.
 * Source: eu-2026.md SEO-01 to SEO-05, checklist LOC-7.
 */
import { type CountryCode, languagesOf } from '../country/countries.ts';
import { type Locale, type LocaleCode, localeOf, locales } from '../locale/locales.ts';
import { prefixOf } from '../locale/market.ts';

/** The path of one page in a locale, prefix included; undefined where the page does not exist. */
export type PathIn = (locale: Locale) => string | undefined;

/** Where something of the catalogue has a page: its slug by language, and the markets that may sell it. */
export type Whereabouts = {
  slugs: Readonly<Record<string, string>>;
  markets: readonly CountryCode[];
};

export type Alternate = { locale: LocaleCode; href: string };

/** What the head of a page says about its addresses, all of them absolute. Empty where a host stands for no market. */
export type PageLinks = {
  /** `https://kontor.de`, without a slash. */
  origin?: string;
  canonical?: string;
  alternates: readonly Alternate[];
  /** For readers of no locale we have. */
  defaultHref?: string;
};

/** A page that every market has under the same path, such as home and the content pages. */
export function everywhere(path: string): PathIn {
  return (locale) => {
    const prefix = prefixOf(locale);
    return prefix && path === '/' ? prefix : prefix + path;
  };
}

/** A product or a category: its own slug in each language, only where it is sold. */
export function soldIn({ slugs, markets }: Whereabouts): PathIn {
  return (locale) => {
    const slug = slugs[locale.language];
    const here = markets.some((market) => market === locale.country);
    return here && slug ? `${prefixOf(locale)}/${slug}` : undefined;
  };
}

/** Every locale's address of the page, the page itself included: so each of them names the same set. */
export function alternatesOf(
  pathIn: PathIn,
  addressOf: (country: CountryCode, path: string) => string,
): Alternate[] {
  return locales.flatMap((locale) => {
    const path = pathIn(locale);
    return path ? [{ locale: locale.code, href: addressOf(locale.country, path) }] : [];
  });
}

/** The first preferred alternate that exists; none rather than whichever country comes first (SEO-03). */
export function defaultAlternate(
  alternates: readonly Alternate[],
  preferred: readonly string[],
): string | undefined {
  return preferred
    .map((code) => alternates.find(({ locale }) => locale === code)?.href)
    .find((href) => href !== undefined);
}

/** The page in each language of a country; its home page where there is no counterpart (SEO-05, LOC-7). */
export function languageLinksOf(pathIn: PathIn, { country, language }: Locale) {
  return languagesOf(country).map((code) => {
    const locale = localeOf(country, code);
    const href = pathIn(locale) ?? homeOf(locale);
    return { code, href, current: code === language };
  });
}

/** The page in another country, in the reader's language where that country speaks it; its home page otherwise. */
export function pathInCountry(pathIn: PathIn, country: CountryCode, language: string): string {
  const locale = localeOf(country, language);
  return pathIn(locale) ?? homeOf(locale);
}

/** For pages without counterparts, such as an error: every switch leads home. */
export const nowhere: PathIn = () => undefined;

function homeOf(locale: Locale): string {
  return prefixOf(locale) || '/';
}
