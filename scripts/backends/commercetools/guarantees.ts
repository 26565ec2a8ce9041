/** Extra guarantees: products without a price, which is a share of the article's and given with the line. */
import type { ExtraGuarantee } from '#domain/guarantee/extra-guarantee.ts';
import { byKey, type Draft, localized } from './drafts.ts';
import { taxCategoryKey } from './taxes.ts';

export function guaranteeDraft({ sku, name, ...guarantee }: ExtraGuarantee): Draft {
  const attributes = Object.entries(guarantee)
    .filter(([, value]) => !(Array.isArray(value) && value.length === 0))
    .map(([attribute, value]) => ({ name: attribute, value }));
  return {
    key: sku,
    productType: byKey('product-type', 'extra_guarantee'),
    name: localized(name, (text) => text),
    slug: localized(name, () => `guarantee-${sku}`),
    categories: [],
    taxCategory: byKey('tax-category', taxCategoryKey),
    publish: true,
    masterVariant: { sku, key: sku, prices: [], images: [], attributes },
  };
}
