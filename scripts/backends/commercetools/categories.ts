/** Categories, parents before those below them. */
import type { CategoryDocument } from '#domain/catalogue/document.ts';
import { typeKeys } from './custom-field-sets.ts';
import { byKey, customFields, type Draft, localized } from './drafts.ts';

export function categoryDrafts(documents: readonly CategoryDocument[]): Draft[] {
  const depthOf = (document: CategoryDocument): number => {
    const parent = documents.find(({ key }) => key === document.parent);
    return parent ? depthOf(parent) + 1 : 0;
  };
  return documents.toSorted((one, other) => depthOf(one) - depthOf(other)).map(draftOf);
}

const draftOf = ({ texts, ...category }: CategoryDocument): Draft => ({
  key: category.key,
  externalId: category.id,
  name: localized(texts, ({ name }) => name),
  slug: localized(texts, ({ slug }) => slug),
  description: localized(texts, ({ description }) => description),
  metaTitle: localized(texts, ({ metaTitle }) => metaTitle),
  metaDescription: localized(texts, ({ metaDescription }) => metaDescription),
  orderHint: orderHint(category.orderHint),
  ...(category.parent && { parent: byKey('category', category.parent) }),
  custom: customFields(typeKeys.category, {
    tree: category.tree,
    hideChevron: category.hideChevron,
    image: category.image?.url,
    energyRegulation: category.energyRegulation,
    CategoryContentHTML: localized(texts, ({ contentHtml }) => contentHtml),
    shortName: localized(texts, ({ shortName }) => shortName),
    related_categories_1: category.relatedCategories?.[0],
    related_categories_2: category.relatedCategories?.[1],
    related_categories_3: category.relatedCategories?.[2],
  }),
});

/** commercetools orders by a text between 0 and 1 that does not end in 0; an import multiplies it by a million. */
const orderHint = (order: number): string =>
  (Math.max(order, 1) / 1_000_000).toFixed(6).replace(/0+$/, '');
