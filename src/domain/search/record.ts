/** What the search knows of a product in one language. */
import type { CountryCode, Language } from '../country/countries.ts';

export type SearchRecord = {
  productId: string;
  language: Language;
  /** Those of the language's stores that may sell it. */
  stores: CountryCode[];
  name: string;
  /** What the product is, in few words: "Fritteuse". */
  kind: string;
  brand: string;
  model: string;
  /** Numbers it is known by: SKU, article number, EAN, model. */
  codes: string[];
  /** Names of its categories, most specific first. */
  categories: string[];
  /** `value`: "6.500 W". */
  attributes: { label: string; value: string }[];
  text: string;
  /** Other words for its kind. */
  synonyms: string[];
  /** Other words for its categories, such as trades; they name no product. */
  categoryWords: string[];
  /** 0 or more; the higher, the better it sells. */
  popularity: number;
};
