/** What the pages of brands show besides the listing. */
import type { CountryCode } from '../country/countries.ts';
import type { Image } from './document.ts';

/** A brand with the number of its articles in a market, and the picture of the first of them. */
export type SoldBrand = { name: string; count: number; image: Image };

export type BrandPage = {
  /** The most frequent spelling. */
  name: string;
  /** Brands whose names have the same slug share a page. */
  spellings: string[];
  /** How many articles each market sells. */
  markets: { market: CountryCode; count: number }[];
  /** The keys of the categories with the most of its articles in the caller's market, at most eight. */
  categories: string[];
};
