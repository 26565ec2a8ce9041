/** Converts a product document to table rows, in the order of the column list next to each function. */
import { factsOf } from '#domain/catalogue/card-facts.ts';
import type { ProductDocument, ProductText } from '#domain/catalogue/document.ts';
import { productNumberOf } from '#domain/catalogue/product.ts';
import { sortKey } from '#domain/catalogue/sort-key.ts';
import type { Language } from '#domain/country/countries.ts';
import type { Row } from '../../d1/bulk-insert.ts';
import { topRatedTag } from './product-ratings.ts';
import type { ProductDetails } from './product-schema.ts';

/** What a document says of a product. */
export const documentColumns =
  `id sku number product_type family brand model ean created_at published is_bware
   is_package_type_freight images tags volume_discount_group attributes related_accessories parent_products referenced_categories
   energy_label net_content details`.split(/\s+/);

/** A new product has no rating yet; a document never changes one (product-ratings.ts). */
export const productColumns = [
  ...documentColumns,
  'rating_average',
  'rating_count',
  'rating_distribution',
];

export function productRow(document: ProductDocument): Row {
  const { energyLabel, netContent } = document;
  return [
    document.id,
    document.sku,
    productNumberOf(document.sku),
    document.productType,
    document.family,
    document.brand,
    document.model,
    document.ean ?? '',
    document.createdAt,
    document.published ? 1 : 0,
    document.isBware ? 1 : 0,
    document.isPackageTypeFreight ? 1 : 0,
    JSON.stringify(document.images),
    JSON.stringify(document.tags.filter((tag) => tag !== topRatedTag)),
    document.volumeDiscountGroup ?? null,
    JSON.stringify(document.attributes),
    JSON.stringify(document.relatedAccessories),
    JSON.stringify(document.parentProductsForAccessory ?? []),
    JSON.stringify(document.referencedResourceSet ?? []),
    energyLabel ? JSON.stringify(energyLabel) : null,
    netContent ? JSON.stringify(netContent) : null,
    JSON.stringify(detailsOf(document)),
    0,
    0,
    '[0,0,0,0,0]',
  ];
}

/** Of the column `details`, in the order in which they are stored. */
const detailFields = [
  'releaseDate',
  'restockDate',
  'openBox',
  'deliveryPackage',
  'categories',
  'numberOf360Images',
  'spinUrl',
  'video',
  'netSize',
  'grossSize',
  'manufacturer',
  'responsiblePerson',
  'takeBack',
  'declarations',
  'withdrawalExcluded',
  'parts',
  'enabledOnMarket',
  'notSellableIn',
] as const satisfies readonly (keyof ProductDetails)[];

const detailsOf = (document: ProductDocument): Partial<ProductDetails> =>
  Object.fromEntries(detailFields.map((field) => [field, document[field]]));

function textsOf({ texts }: ProductDocument): [Language, ProductText][] {
  return Object.entries(texts) as [Language, ProductText][];
}

export const textColumns = 'language product_id name slug facts sort_name'.split(' ');

export function textRows(document: ProductDocument): Row[] {
  return textsOf(document).map(([language, { name, slug, attributesRaw }]) => {
    const facts = factsOf(name, attributesRaw, language);
    return [language, document.id, name, slug, JSON.stringify(facts), sortKey(name, language)];
  });
}

export const pageColumns = ['language', 'product_id', 'document'];

export function pageRows(document: ProductDocument): Row[] {
  return textsOf(document).map(([language, { name: _, slug: __, ...rest }]) => [
    language,
    document.id,
    JSON.stringify(rest),
  ]);
}
