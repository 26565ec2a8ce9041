/**
 * The columns of our own CSV, in the order an export writes them: facts of the product, then for each language its
 * texts (`name.de`), then for each store its prices (`price.de`). A column without a language or store is for those
 * given on the command line.
 */
import type { CountryCode, Language } from '../../country/countries.ts';
import type { ProductDocument } from '../document.ts';
import * as codec from './codecs.ts';
import type { PriceDraft, ProductDraft, ProductFacts } from './draft.ts';

export const factColumns = {
  id: codec.word,
  productType: codec.word,
  published: codec.flag,
  family: codec.word,
  brand: codec.word,
  model: codec.word,
  ean: codec.word,
  createdAt: codec.instant,
  releaseDate: codec.word,
  restockDate: codec.word,
  isBware: codec.flag,
  openBox: codec.json,
  isPackageTypeFreight: codec.flag,
  deliveryPackage: codec.text,
  categories: codec.list,
  images: codec.json,
  numberOf360Images: codec.whole,
  spinUrl: codec.word,
  video: codec.json,
  tags: codec.list,
  rating: codec.json,
  volumeDiscountGroup: codec.word,
  attributes: codec.json,
  netSize: codec.json,
  grossSize: codec.json,
  netContent: codec.json,
  energyLabel: codec.json,
  manufacturer: codec.json,
  responsiblePerson: codec.json,
  takeBack: codec.list,
  declarations: codec.json,
  withdrawalExcluded: codec.word,
  relatedAccessories: codec.list,
  parentProductsForAccessory: codec.list,
  parts: codec.list,
  referencedResourceSet: codec.list,
  enabledOnMarket: codec.list,
  availableQuantity: codec.whole,
  notSellableIn: codec.list,
} as const satisfies Record<keyof ProductFacts, codec.Codec>;

export const textColumns = {
  name: codec.text,
  slug: codec.word,
  description: codec.text,
  highlights: codec.list,
  attributesRaw: codec.json,
  packageContents: codec.list,
  faq: codec.json,
  warnings: codec.list,
  hazardStatements: codec.list,
  openBoxNote: codec.text,
  manualUrl: codec.word,
  metaTitle: codec.text,
  metaDescription: codec.text,
  metaKeywords: codec.text,
} as const satisfies Record<keyof ProductDocument['texts'][Language], codec.Codec>;

export const priceColumns = {
  price: codec.cents,
  discountedPrice: codec.cents,
  discountedFrom: codec.instant,
  discountedUntil: codec.instant,
  discount: codec.json,
  priceHistory: codec.json,
} as const satisfies Record<string, codec.Codec>;

/** A product's cells for these languages and stores, by column. */
export function cellsFrom(
  document: ProductDocument,
  languages: readonly Language[],
  stores: readonly CountryCode[],
): Map<string, string> {
  const cells = new Map([['sku', document.sku]]);
  const put = (column: string, { write }: codec.Codec, value: unknown) => {
    if (value !== undefined) cells.set(column, write(value));
  };
  const facts: Record<string, unknown> = document;
  for (const [name, each] of Object.entries(factColumns)) put(name, each, facts[name]);
  for (const language of languages) {
    const given: Record<string, unknown> = document.texts[language] ?? {};
    for (const [name, each] of Object.entries(textColumns)) {
      put(`${name}.${language}`, each, given[name]);
    }
  }
  for (const store of stores) {
    const given = priceCells(document.prices[store]);
    for (const [name, each] of Object.entries(priceColumns))
      put(`${name}.${store}`, each, given[name]);
  }
  return cells;
}

function priceCells(
  price: ProductDocument['prices'][CountryCode] | undefined,
): Record<string, unknown> {
  if (!price) return {};
  const { centAmount, discounted, history } = price;
  return {
    price: centAmount,
    discountedPrice: discounted?.centAmount,
    discountedFrom: discounted?.validFrom,
    discountedUntil: discounted?.validUntil,
    discount: discounted?.discount,
    priceHistory: history,
  };
}

export type PriceCells = { [Column in keyof typeof priceColumns]?: unknown };

/** Values read from price columns; the schema checks their types later. */
export function priceFrom(given: PriceCells): PriceDraft {
  const { price, discountedPrice, discountedFrom, discountedUntil, discount, priceHistory } = given;
  return {
    centAmount: price,
    discounted:
      discountedPrice === undefined || discountedPrice === null
        ? discountedPrice
        : {
            centAmount: discountedPrice,
            validFrom: discountedFrom,
            validUntil: discountedUntil,
            discount,
          },
    history: priceHistory,
  } as PriceDraft;
}

export const emptyDraft = (sku: string): ProductDraft => ({
  sku,
  facts: {},
  texts: {},
  prices: {},
  shelves: [],
});
