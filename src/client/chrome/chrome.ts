/** The data that the frame of a page shows, besides texts. */
import type { Category, CategoryTrees } from '#domain/catalogue/category.ts';
import type { Block } from '#domain/content/content-document.ts';
import type { Link } from '#domain/content/links.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';

export type LanguageLink = { code: string; href: string; current: boolean };

/** This page in one of the 28 markets, or the market's home page. `name` is what the market calls itself. */
export type MarketLink = {
  locale: LocaleCode;
  country: CountryCode;
  name: string;
  href: string;
  current: boolean;
};

export type Chrome = {
  departments: Category[];
  /** The category trees of the menu: departments, trades, popular categories. */
  trees: CategoryTrees;
  /** Key of the department the page belongs to. */
  current?: string;
  /** The page in every language of the country. */
  languageLinks: LanguageLink[];
  /** The current market; `href`: this page with the list of all. */
  market: Pick<MarketLink, 'country' | 'name' | 'href'>;
  /** Only where the address asks for it (domain/routing/market-choice.ts). */
  markets?: MarketLink[];
  /** The blocks of the footer's document. */
  footer: readonly Block[];
  /** The links that the law wants on every page. */
  legalLinks: Link[];
  /** The payment methods that are available in this store. */
  paymentMethods: PaymentMethodKey[];
  /** The shop's rating, if one was measured (eu-2026.md R-02). */
  rating?: {
    /** Out of 5. */
    value: number;
    /** Who collects the reviews. */
    source: string;
    count?: number | undefined;
    /** Where they can be read. */
    url?: string | undefined;
    /** The day of the value, as text. */
    date: string;
  };
  ratingIn?: { header: boolean; footer: boolean };
  /** Whether links to the contact form are shown. */
  webform: boolean;
  /** Address of a site with reviews of the shop. */
  reviewSite?: string;
  /** Address of the shop's reviews at Google. */
  googleReviews?: string;
  /** Text of the search field. */
  searchQuery?: string;
  year: number;
};
