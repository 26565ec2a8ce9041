/** Articles: one product with one variant for each SKU, a price for each country. */
import type { ProductDocument, ProductText } from '#domain/catalogue/document.ts';
import type { StorePrice } from '#domain/catalogue/prices/price-document.ts';
import { type CountryCode, isCountryCode } from '#domain/country/countries.ts';
import { currencyOf } from '#domain/money/currencies.ts';
import { detailFields } from '#domain/remote/catalogue/attribute-fields.ts';
import { byKey, countryOf, type Draft, localized, moneyDraft } from './drafts.ts';
import { taxCategoryKey } from './taxes.ts';

/** `reductionId`: the product discount, computed outside, that reduced prices refer to. */
export type ProductSetting = { at: Date; reductionId: string };

export function productDraft(document: ProductDocument, setting: ProductSetting): Draft {
  const { sku, texts } = document;
  return {
    key: sku,
    productType: byKey('product-type', document.productType),
    name: localized(texts, ({ name }) => name),
    slug: localized(texts, ({ slug }) => slug),
    description: localized(texts, ({ description }) => description),
    metaTitle: localized(texts, ({ metaTitle }) => metaTitle),
    metaDescription: localized(texts, ({ metaDescription }) => metaDescription),
    metaKeywords: localized(texts, ({ metaKeywords }) => metaKeywords),
    categories: document.categories.map((key) => byKey('category', key)),
    taxCategory: byKey('tax-category', taxCategoryKey),
    publish: document.published,
    masterVariant: {
      sku,
      key: sku,
      prices: pricesOf(document.prices, setting),
      images: document.images.map(({ url, width, height }) => ({
        url,
        dimensions: { w: width, h: height },
      })),
      attributes: attributesOf(document),
    },
  };
}

function pricesOf(prices: ProductDocument['prices'], setting: ProductSetting): Draft[] {
  return Object.entries(prices).flatMap(([key, price]) =>
    isCountryCode(key) && price ? [priceOf(key, price, setting)] : [],
  );
}

function priceOf(key: CountryCode, price: StorePrice, { at, reductionId }: ProductSetting): Draft {
  const currency = currencyOf(key, at);
  const { discounted } = price;
  const now = at.toISOString();
  const isNow =
    discounted &&
    discounted.validFrom <= now &&
    (!discounted.validUntil || now < discounted.validUntil);
  return {
    country: countryOf(key),
    value: moneyDraft(currency, price.centAmount),
    ...(isNow && {
      discounted: {
        value: moneyDraft(currency, discounted.centAmount),
        discount: { typeId: 'product-discount', id: reductionId },
      },
    }),
  };
}

const lines = (of: (text: ProductText) => readonly string[]) => (text: ProductText) =>
  of(text).join('\n');
const json = (of: (text: ProductText) => readonly unknown[]) => (text: ProductText) =>
  of(text).length > 0 ? JSON.stringify(of(text)) : undefined;

function attributesOf(document: ProductDocument): Draft[] {
  const { texts } = document;
  const own: Draft = {
    brand: document.brand,
    family: document.family,
    model: document.model,
    ean: document.ean,
    deliveryPackage: document.deliveryPackage,
    volumeDiscountGroup: document.volumeDiscountGroup,
    releaseDate: document.releaseDate,
    restockDate: document.restockDate,
    isBware: document.isBware,
    isPackageTypeFreight: document.isPackageTypeFreight,
    tags: document.tags,
    highlights: localized(
      texts,
      lines(({ highlights }) => highlights),
    ),
    packageContents: localized(
      texts,
      lines(({ packageContents }) => packageContents),
    ),
    warnings: localized(
      texts,
      lines(({ warnings = [] }) => warnings),
    ),
    hazardStatements: localized(
      texts,
      lines(({ hazardStatements = [] }) => hazardStatements),
    ),
    openBoxNote: localized(texts, ({ openBoxNote }) => openBoxNote),
    manualUrl: localized(texts, ({ manualUrl }) => manualUrl),
    technicalDataJson: localized(
      texts,
      json(({ attributesRaw }) => attributesRaw),
    ),
    faqJson: localized(
      texts,
      json(({ faq }) => faq),
    ),
    relatedAccessories: document.relatedAccessories,
    parentProductsForAccessory: document.parentProductsForAccessory,
    parts: document.parts,
    referencedResourceSet: document.referencedResourceSet,
    notSellableIn: document.notSellableIn,
    numberOf360Images: document.numberOf360Images,
    spinUrl: document.spinUrl,
    detailsJson: JSON.stringify(detailsOf(document)),
    ...document.attributes,
  };
  return Object.entries(own)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => ({ name, value }));
}

/** What commercetools has no form for. */
const detailsOf = (document: ProductDocument): Draft =>
  Object.fromEntries(detailFields.map((name) => [name, document[name]]));

export const reductionDraft: Draft = {
  key: 'reduction',
  name: { en: 'Reduced prices' },
  value: { type: 'external' },
  predicate: '1 = 1',
  sortOrder: '0.5',
  isActive: true,
};
