/** From a product document to the rows of its tables, each in the order of the columns named beside it. */
import type { AttributeRaw, ProductDocument, ProductText } from '#domain/catalogue/document.ts';
import { fold } from '#domain/catalogue/fold.ts';
import { productNumberOf } from '#domain/catalogue/product.ts';
import { sortKey } from '#domain/catalogue/sort-key.ts';
import type { Language } from '#domain/country/countries.ts';
import type { ProductDetails } from './product-schema.ts';
import type { Row } from './statements.ts';

export type CategoryNames = (key: string, language: Language) => string;

const noBreakSpace = '\u00a0';
/** As many figures a card has room for. */
const factsOnCard = 2;

export const productColumns =
  `id sku number product_type family brand model ean created_at published is_bware
   is_package_type_freight images tags rating_average rating_count rating_distribution
   volume_discount_group attributes related_accessories parent_products referenced_categories
   energy_label net_content details`.split(/\s+/);

export function productRow(document: ProductDocument): Row {
  const { rating, energyLabel, netContent } = document;
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
    JSON.stringify(document.tags),
    rating.average,
    rating.count,
    JSON.stringify(rating.distribution),
    document.volumeDiscountGroup ?? null,
    JSON.stringify(document.attributes),
    JSON.stringify(document.relatedAccessories),
    JSON.stringify(document.parentProductsForAccessory ?? []),
    JSON.stringify(document.referencedResourceSet ?? []),
    energyLabel ? JSON.stringify(energyLabel) : null,
    netContent ? JSON.stringify(netContent) : null,
    JSON.stringify(detailsOf(document)),
  ];
}

function detailsOf(document: ProductDocument): Partial<ProductDetails> {
  const { releaseDate, deliveryPackage, categories, numberOf360Images, spinUrl, video } = document;
  const { netSize, grossSize, manufacturer, responsiblePerson, takeBack } = document;
  const { enabledOnMarket, notSellableIn } = document;
  return JSON.parse(
    JSON.stringify({
      releaseDate,
      deliveryPackage,
      categories,
      numberOf360Images,
      spinUrl,
      video,
      netSize,
      grossSize,
      manufacturer,
      responsiblePerson,
      takeBack,
      enabledOnMarket,
      notSellableIn,
      ratingSource: document.rating.source,
    }),
  ) as Partial<ProductDetails>;
}

/** The texts of a product with the languages they are in. */
function textsOf({ texts }: ProductDocument): [Language, ProductText][] {
  return Object.entries(texts) as [Language, ProductText][];
}

/** Rows of attributes whose figure stands on the card. */
function onCard(attributesRaw: readonly AttributeRaw[]): AttributeRaw[] {
  return attributesRaw.filter(({ unit }) => unit).slice(0, factsOnCard);
}

export const textColumns = 'language product_id name slug facts sort_name'.split(' ');

export function textRows(document: ProductDocument): Row[] {
  return textsOf(document).map(([language, { name, slug, attributesRaw }]) => {
    const facts = onCard(attributesRaw).map(({ value, unit }) => value + noBreakSpace + unit);
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

export const wordColumns = ['language', 'product_id', 'words'];

export function wordRows(document: ProductDocument, categoryNames: CategoryNames): Row[] {
  const { id, sku, brand, model, ean, categories } = document;
  return textsOf(document).map(([language, { name }]) => {
    const names = categories.map((key) => categoryNames(key, language));
    const words = [name, brand, model, sku, productNumberOf(sku), ean ?? '', ...names];
    return [language, id, fold(words.join(' '))];
  });
}

export const attributeColumns = ['product_id', 'name', 'number', 'word'];

/** What a card shows can be filtered by, and so can every word that the data table tells. */
export function attributeRows(document: ProductDocument): Row[] {
  const shown = new Set(
    textsOf(document)
      .flatMap(([, { attributesRaw }]) => onCard(attributesRaw))
      .map(({ name }) => name),
  );
  return Object.entries(document.attributes).flatMap(([name, value]): Row[] => {
    if (typeof value === 'number') return shown.has(name) ? [[document.id, name, value, null]] : [];
    const told = textsOf(document).some(([, { attributesRaw }]) =>
      attributesRaw.some((row) => row.name === name && !(row.unit && !shown.has(name))),
    );
    return told ? [[document.id, name, null, String(value)]] : [];
  });
}

export const labelColumns = ['language', 'name', 'word', 'label', 'unit'];

/** What the attributes and their words are called in each language; `''` names the attribute itself. */
export function labelRows(document: ProductDocument): Row[] {
  return textsOf(document).flatMap(([language, { attributesRaw }]) =>
    attributesRaw.flatMap(({ name, label, value, unit }): Row[] => {
      const figure = document.attributes[name];
      if (figure === undefined) return [];
      const itself = [language, name, '', label, unit ?? null];
      if (typeof figure === 'number') return [itself];
      const text = unit ? value + noBreakSpace + unit : value;
      return [itself, [language, name, String(figure), text, null]];
    }),
  );
}
