/** From a product of a remote catalogue to what is known of the shop's articles: each variant is one. */
import { plainValue } from '../../catalogue/import/commercetools-attributes.ts';
import { byLanguage } from '../../catalogue/import/commercetools-texts.ts';
import type { ProductDraft } from '../../catalogue/import/draft.ts';
import {
  type AttributeNames,
  articleTypes,
  attachedTypes,
  type FactField,
  factFields,
  sizeSides,
  type TextField,
  textFields,
} from './attribute-fields.ts';
import { factsOf, type Given, textOf, WrongValue } from './attribute-values.ts';
import { remotePrices, type StoreChannels } from './remote-prices.ts';
import {
  hasStandalonePrices,
  type RemotePrice,
  type RemoteProduct,
  type RemoteProductData,
  type RemoteVariant,
} from './remote-product.ts';
import { textsOf } from './remote-texts.ts';

/** An article that cannot be taken over, by SKU, or the product's key if a variant has none. */
export type Refused = { sku: string; why: string };

/** What becomes of a product. `withdrawn`: SKUs that are not published. */
export type MappedProduct = { drafts: ProductDraft[]; withdrawn: string[]; refused: Refused[] };

export type Mapping = {
  names: AttributeNames;
  /** The attributes of a product type; undefined: unknown, then no field is removed. */
  attributesOf: (productType: string | undefined) => ReadonlySet<string> | undefined;
  /** Whether all other attributes are machine-readable values for filters. */
  takesFigures: boolean;
  /** By which the stores sell; absent: by none. */
  channels?: StoreChannels | undefined;
  /** Whether the stock of a channel is sold; else what is in none. */
  bySupply?: boolean;
  /** Prices that are not in their product, by SKU. */
  standalone?: ReadonlyMap<string, readonly RemotePrice[]>;
  now: Date;
};

const nothing: MappedProduct = { drafts: [], withdrawn: [], refused: [] };

export function productDrafts(product: RemoteProduct, mapping: Mapping): MappedProduct {
  const { masterData, skus, key, id, productType } = product;
  if (attachedTypes.has(productType?.key ?? '')) return nothing;
  const { current, published } = masterData;
  if (!published || !current) return { ...nothing, withdrawn: skus ?? [] };
  const variants = [current.masterVariant, ...(current.variants ?? [])];
  const mapped: MappedProduct = { drafts: [], withdrawn: [], refused: [] };
  for (const variant of variants) {
    const sku = variant.sku ?? '';
    const refuse = (why: string) => mapped.refused.push({ sku: sku || (key ?? id), why });
    if (sku === '') refuse('a variant has no SKU');
    else {
      try {
        mapped.drafts.push(draftOf(product, current, variant, sku, mapping));
      } catch (error) {
        if (!(error instanceof WrongValue)) throw error;
        refuse(`${error.field}: ${error.message}`);
      }
    }
  }
  return mapped;
}

function draftOf(
  product: RemoteProduct,
  data: RemoteProductData,
  variant: RemoteVariant,
  sku: string,
  mapping: Mapping,
): ProductDraft {
  const attributes = new Map((variant.attributesRaw ?? []).map(({ name, value }) => [name, value]));
  const type = product.productType?.key ?? undefined;
  const possible = mapping.attributesOf(type);
  const given = (field: FactField | TextField): Given => {
    const name = mapping.names[field];
    return { value: attributes.get(name), isMissing: possible?.has(name) ?? false };
  };
  const { images } = variant;
  const quantity = stockOf(variant, mapping);
  const keywords = byLanguage(data.metaKeywordsAllLocales);
  const { categories, createdAt, key } = { ...data, ...product };
  return {
    sku,
    shelves: [],
    facts: {
      family: key ?? product.id,
      productType: articleTypes.find((each) => each === type),
      published: true,
      createdAt: createdAt ?? undefined,
      ...sizesIn(attributes),
      ...Object.assign({}, ...fieldsOf(factFields).map((field) => factsOf(field, given(field)))),
      ...(categories?.length && {
        categories: categories.map((each) => each.key ?? each.id),
      }),
      ...(images && {
        images: images.map(({ url, dimensions: size }) => ({
          url,
          width: size?.width || 1000,
          height: size?.height || 1000,
        })),
      }),
      ...(mapping.takesFigures && { attributes: figuresIn(attributes, mapping.names) }),
      availableQuantity: Math.max(quantity ?? 0, 0),
    },
    texts: textsOf(data, (language) => ({
      metaKeywords: keywords.get(language) || null,
      ...Object.assign(
        {},
        ...fieldsOf(textFields).map((field) => textOf(field, given(field), language)),
      ),
    })),
    prices: remotePrices(pricesOf(product, variant, mapping), mapping.channels ?? {}, mapping.now),
  };
}

const pricesOf = (product: RemoteProduct, { sku, prices }: RemoteVariant, mapping: Mapping) =>
  (hasStandalonePrices(product) ? mapping.standalone?.get(sku ?? '') : prices) ?? [];

function stockOf({ availability }: RemoteVariant, { bySupply }: Mapping) {
  return bySupply
    ? availability?.channels?.results[0]?.availability.availableQuantity
    : (availability?.noChannel?.availableQuantity ?? availability?.availableQuantity);
}

const fieldsOf = <Field extends string>(fields: Record<Field, unknown>): Field[] =>
  Object.keys(fields) as Field[];

const sizeName = (kind: string, side: string) => `${kind}${side[0]?.toUpperCase()}${side.slice(1)}`;

/** `netSize` and `grossSize`, of a product that has all their sides. */
function sizesIn(attributes: ReadonlyMap<string, unknown>): ProductDraft['facts'] {
  return Object.fromEntries(
    ['net', 'gross'].flatMap((kind) => {
      const size = sizeSides.map((side) => [side, attributes.get(sizeName(kind, side))] as const);
      return size.every(([, value]) => typeof value === 'number')
        ? [[`${kind}Size`, Object.fromEntries(size)]]
        : [];
    }),
  );
}

/** The values that are no field: numbers, words, and labels of enumerations. */
function figuresIn(attributes: ReadonlyMap<string, unknown>, names: AttributeNames) {
  const fields = new Set<string>([
    ...Object.values(names),
    ...['net', 'gross'].flatMap((kind) => sizeSides.map((side) => sizeName(kind, side))),
  ]);
  return Object.fromEntries(
    [...attributes].flatMap(([name, value]) => {
      const plain = fields.has(name) ? undefined : plainValue(value);
      return plain === undefined ? [] : [[name, plain]];
    }),
  );
}
