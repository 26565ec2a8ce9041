/** What a project's catalogue is as documents of a shop that has none of them yet. */
import type { CategoryDocument, ProductDocument } from '#domain/catalogue/document.ts';
import {
  type CategoriesKnown,
  categoriesKnown,
} from '#domain/catalogue/import/categories-known.ts';
import { checkedCategory } from '#domain/catalogue/import/checked-category.ts';
import type { CategoryDraft, ProductDraft } from '#domain/catalogue/import/draft.ts';
import { schemaFaults } from '#domain/catalogue/import/schema-faults.ts';
import { completedProduct } from '#domain/remote/catalogue/completed-product.ts';
import {
  type CommercetoolsShop,
  commercetoolsShop,
} from '#worker/commerce/commercetools/commercetools.ts';
import type { CommercetoolsConfig } from '#worker/commerce/commercetools/config.ts';
import type { ListedCatalogue } from '#worker/commerce/remote/catalogue-source.ts';
import { network } from '#worker/commerce/remote/wire.ts';
import type { Twin } from '../commercetools-twin/server.ts';
import { config } from './scripted-wire.ts';

export function shopOf(
  { url, projectKey, client }: Twin,
  channels: Pick<CommercetoolsConfig, 'channels' | 'supplyChannel'> = {},
): CommercetoolsShop {
  const { id: clientId, secret: clientSecret } = client;
  return commercetoolsShop(
    { ...config, apiUrl: url, authUrl: url, projectKey, clientId, clientSecret, ...channels },
    network(15_000),
  );
}

export const catalogueOf = (twin: Twin): ListedCatalogue => shopOf(twin).catalogue;

export function categoriesFrom(drafts: readonly CategoryDraft[]): {
  all: CategoryDocument[];
  known: CategoriesKnown;
} {
  const known = categoriesKnown([]);
  const all = drafts.map((category) => {
    const made = checkedCategory({ category }, known, schemaFaults);
    if ('faults' in made) throw new Error(`${category.key}: ${JSON.stringify(made.faults)}`);
    known.add(made.category);
    return made.category;
  });
  return { all, known };
}

/** `before`: what the shop has of it already. */
export function productFrom(
  draft: ProductDraft,
  known: CategoriesKnown,
  now: Date,
  before?: ProductDocument,
): ProductDocument {
  const made = completedProduct(draft, { before, known, now });
  if ('why' in made) throw new Error(`${draft.sku}: ${made.why}`);
  return made.product;
}
