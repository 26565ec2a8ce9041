/** A minimal product, in one market. */
import type { CategoryDocument, ProductDocument } from '#domain/catalogue/document.ts';

export const shelf: CategoryDocument = {
  type: 'category',
  id: 'shelf',
  key: 'shelf',
  orderHint: 1,
  texts: { de: { name: 'Regal', slug: 'regal', description: '' } },
};

export function simpleProduct(sku: string): ProductDocument {
  return {
    type: 'product',
    id: sku,
    sku,
    productType: 'standard_product',
    published: true,
    family: sku,
    brand: 'Acme',
    model: 'M',
    createdAt: '2026-01-01T00:00:00.000Z',
    isBware: false,
    isPackageTypeFreight: false,
    categories: ['shelf'],
    images: [{ url: '/x.webp', width: 10, height: 10 }],
    tags: [],
    attributes: {},
    relatedAccessories: [],
    texts: {
      de: {
        name: `Ofen ${sku}`,
        slug: `ofen-${sku.slice(2)}`,
        description: '',
        highlights: [],
        attributesRaw: [],
        packageContents: [],
        faq: [],
      },
    },
    prices: { de: { centAmount: 129900, history: [] } },
    availableQuantity: 5,
    notSellableIn: [],
  };
}
