/** What the search knows of a product in one language. */
import type { CountryCode, Language } from '../country/countries.ts';

export type SearchRecord = {
  productId: string;
  language: Language;
  /** Those of the language's stores that may sell it. */
  stores: CountryCode[];
  name: string;
  /** What it is, in as few words as its name tells: "Fritteuse". */
  kind: string;
  brand: string;
  model: string;
  /** Numbers it is known by: SKU, article number, EAN, model. */
  codes: string[];
  /** Names of its categories, most specific first. */
  categories: string[];
  attributes: { label: string /** "6.500 W" */; value: string }[];
  text: string;
  /** Other words for what it is. */
  synonyms: string[];
  /** 0 and up; the more the better it sells. */
  popularity: number;
};
