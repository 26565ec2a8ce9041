/** The demo catalogue: built from `kinds/` and `terms/`, the same documents for the same moment. */
import type { CatalogueDocument } from '#domain/catalogue/document.ts';
import { bwareDocuments } from './bware.ts';
import { categoryDocuments } from './categories.ts';
import { readArticles } from './kinds.ts';
import { productDocuments } from './products.ts';

/** Every document, categories before the products that name them. */
export function demoCatalogue(now: Date): CatalogueDocument[] {
  const articles = readArticles();
  const products = productDocuments(articles, now);
  return [...categoryDocuments(articles), ...products, ...bwareDocuments(products, now)];
}
