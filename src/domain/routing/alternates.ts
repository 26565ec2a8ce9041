/**
 * The same page in the other locales: what the language switch, the country links and search engines are led by.
 * Source: eu-2026.md SEO-01 to SEO-05, checklist LOC-7.
 */
import type { CountryCode } from '../country/countries.ts';
import type { Locale, LocaleCode } from '../locale/locales.ts';

/** The path of one page in a locale, without its prefix; undefined where the page does not exist. */
export type PathIn = (locale: Locale) => string | undefined;

/** Where something of the catalogue has a page: its slug by language, and the markets that may sell it. */
export type PageAvailability = {
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
 * The page's address in every locale that has addresses of its own, the page itself included: so each of them names
 * the same set.
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

/** The first preferred alternate that exists; none rather than whichever country comes first (SEO-03). */
export function defaultAlternate(
  alternates: readonly Alternate[],
  preferred: readonly string[],
): string | undefined {
  return preferred
    .map((code) => alternates.find(({ locale }) => locale === code)?.href)
    .find((href) => href !== undefined);
}
