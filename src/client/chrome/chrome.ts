/** What the frame of a page shows besides its texts. */
import type { Category, CategoryTrees } from '#domain/catalogue/category.ts';
import type { CountryCode } from '#domain/country/countries.ts';

export type LanguageLink = { code: string; href: string; current: boolean };

export type Chrome = {
  departments: Category[];
  /** What the menu unfolds: departments, trades, what is often looked for. */
  trees: CategoryTrees;
  /** On product pages: the children of the product's department instead of all departments. */
  siblings?: Category[];
  /** Key of the category or department the page belongs to. */
  current?: string;
  /** The page itself shows the departments: the menu leads there instead of to the category bar. */
  departmentsInPage?: boolean;
  /** Only in countries with several languages. */
  languageLinks: LanguageLink[];
  countries: { code: CountryCode; label: string; href: string }[];
  /** What stands in the search field. */
  searchQuery?: string;
  year: number;
};

/** Ten invented brands of the demo catalogue. */
export const brands = [
  'Kombüse',
  'Werft 8',
  'Speicher',
  'Lotse',
  'Deichkraft',
  'Takel',
  'Blanc & Lund',
  'Fleet',
  'Kante',
  'Pier 4',
] as const;

export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

export function brandPath(brand: string): string {
  return `/search?${new URLSearchParams({ brand })}`;
}
