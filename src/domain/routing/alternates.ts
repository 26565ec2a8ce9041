/**
 * The same page in the other locales, for the language switch, the country links and search engines.
 * Source: eu-2026.md SEO-01 to SEO-05, checklist LOC-7.
 */
import type { CountryCode } from '../country/countries.ts';
import type { Locale, LocaleCode } from '../locale/locales.ts';

/** The path of one page in a locale, without its prefix; undefined where the page does not exist. */
export type PathIn = (locale: Locale) => string | undefined;

/** Where a product or category has a page: its slug by language, and the markets that may sell it. */
export type PageAvailability = {
  slugs: Readonly<Record<string, string>>;
  markets: readonly CountryCode[];
};

type Alternate = { locale: LocaleCode; href: string };

/** The addresses in the head of a page, all absolute. Empty on a host without a market. */
export type PageLinks = {
  /** `https://kontor.de`, without a slash. */
  origin?: string;
  canonical?: string;
  alternates: readonly Alternate[];
  /** For visitors whose locale is not supported. */
  defaultHref?: string;
};

/** A page that every market has under the same path, such as home and the content pages. */
export function samePathEverywhere(path: string): PathIn {
  return () => path;
}

/** A product or a category: its own slug in each language, only where it is sold. */
export function pathsWhereSold({ slugs, markets }: PageAvailability): PathIn {
  return ({ country, language }) => {
    const slug = slugs[language];
    return slug && markets.some((market) => market === country) ? `/${slug}` : undefined;
  };
}

/** For pages without counterparts, such as an error: every switch leads home. */
export const noPaths: PathIn = () => undefined;

/**
 * The page's address in every locale that has addresses of its own, including the page itself, so that all of them
 * name the same set.
 */
export function alternatesOf(
  pathIn: PathIn,
  addressed: readonly Locale[],
  addressOf: (locale: Locale, path: string) => string,
): Alternate[] {
  return addressed.flatMap((locale) => {
    const path = pathIn(locale);
    return path ? [{ locale: locale.code, href: addressOf(locale, path) }] : [];
  });
}

/** The first preferred alternate that exists; otherwise undefined, not an arbitrary country (SEO-03). */
export function defaultAlternate(
  alternates: readonly Alternate[],
  preferred: readonly string[],
): string | undefined {
  return preferred
    .map((code) => alternates.find(({ locale }) => locale === code)?.href)
    .find((href) => href !== undefined);
}
