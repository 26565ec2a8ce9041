/** The demo's documents are complete: texts in every language, a price in every store, a number from the start. */
import type {
  CategoryDocument,
  CategoryText,
  ProductDocument,
  ProductText,
} from '#domain/catalogue/document.ts';
import type { StorePrice } from '#domain/catalogue/prices/price-document.ts';
import type { CountryCode, Language } from '#domain/country/countries.ts';

export type DemoProduct = Omit<ProductDocument, 'texts' | 'prices' | 'ean'> & {
  ean: string;
  texts: Record<Language, ProductText>;
  prices: Record<CountryCode, StorePrice>;
};

export type DemoCategory = Omit<CategoryDocument, 'texts'> & {
  texts: Record<Language, CategoryText>;
};

export type DemoDocument = DemoProduct | DemoCategory;
