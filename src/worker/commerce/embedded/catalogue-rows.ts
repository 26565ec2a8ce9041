/** From a product document to the rows of its tables, derived values included. */
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { fold } from '#domain/catalogue/fold.ts';
import { lowestPriorPrice } from '#domain/catalogue/lowest-price.ts';
import { productNumberOf } from '#domain/catalogue/product.ts';
import { sortKey } from '#domain/catalogue/sort-key.ts';
import type { CountryCode, Language } from '#domain/country/countries.ts';
import { currencyOf } from '#domain/money/currencies.ts';

export type Row = Record<string, unknown>;

export const productColumns = [
  'id',
  'sku',
  'number',
  'product_type',
  'family',
  'brand',
  'model',
  'ean',
  'created_at',
  'published',
  'is_bware',
  'is_package_type_freight',
  'images',
  'tags',
  'rating_average',
  'rating_count',
  'rating_distribution',
  'volume_discount_group',
  'attributes',
  'related_accessories',
];

export function productRow(document: ProductDocument): Row {
  const { rating } = document;
  return {
    id: document.id,
    sku: document.sku,
    number: productNumberOf(document.sku),
    product_type: document.productType,
    family: document.family,
    brand: document.brand,
    model: document.model,
    ean: document.ean,
    created_at: document.createdAt,
    published: 1,
    is_bware: document.isBware ? 1 : 0,
    is_package_type_freight: document.isPackageTypeFreight ? 1 : 0,
    images: JSON.stringify(document.images),
    tags: JSON.stringify(document.tags),
    rating_average: rating.average,
    rating_count: rating.count,
    rating_distribution: JSON.stringify(rating.distribution),
    volume_discount_group: document.volumeDiscountGroup ?? null,
    attributes: JSON.stringify(document.attributes),
    related_accessories: JSON.stringify(document.relatedAccessories),
  };
}

export const textColumns = [
  'language',
  'product_id',
  'name',
  'slug',
  'description',
  'highlights',
  'attributes_raw',
  'package_contents',
  'faq',
  'search_text',
  'sort_name',
];

export function textRows(
  document: ProductDocument,
  categoryNames: (key: string, language: Language) => string,
): Row[] {
  const { id, sku, brand, model, ean, categories } = document;
  return Object.entries(document.texts).map(([code, text]) => {
    const language = code as Language;
    const names = categories.map((key) => categoryNames(key, language));
    return {
      language,
      product_id: id,
      name: text.name,
      slug: text.slug,
      description: text.description,
      highlights: JSON.stringify(text.highlights),
      attributes_raw: JSON.stringify(text.attributesRaw),
      package_contents: JSON.stringify(text.packageContents),
      faq: JSON.stringify(text.faq),
      sort_name: sortKey(text.name, language),
      search_text: fold(
        [text.name, brand, model, sku, productNumberOf(sku), ean, ...names].join(' '),
      ),
    };
  });
}

export const priceColumns = [
  'store',
  'product_id',
  'currency',
  'cent_amount',
  'discounted_cent_amount',
  'discounted_from',
  'discounted_until',
  'lowest_cent_amount',
  'sellable',
];

export function priceRows(document: ProductDocument, now: Date): Row[] {
  return Object.entries(document.prices).map(([store, { centAmount, discounted, history }]) => ({
    store,
    product_id: document.id,
    currency: currencyOf(store as CountryCode, now),
    cent_amount: centAmount,
    discounted_cent_amount: discounted?.centAmount ?? null,
    discounted_from: discounted?.validFrom ?? null,
    discounted_until: discounted?.validUntil ?? null,
    lowest_cent_amount: discounted
      ? (lowestPriorPrice(history, new Date(discounted.validFrom)) ?? null)
      : null,
    sellable: document.notSellableIn.some((key) => key === store) ? 0 : 1,
  }));
}

export function historyRows(document: ProductDocument, now: Date): Row[] {
  return Object.entries(document.prices).flatMap(([store, { history }]) =>
    history.map(({ centAmount, validFrom }) => ({
      store,
      sku: document.sku,
      valid_from: validFrom,
      currency: currencyOf(store as CountryCode, now),
      cent_amount: centAmount,
    })),
  );
}
