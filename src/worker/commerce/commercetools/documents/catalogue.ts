// Written by `npm run graphql`: change the .graphql file instead.

import { type Text, textText } from './cart.ts';
import { document } from './document.ts';

export type PriceAmount = { centAmount: number; currencyCode: string };
export const priceAmountText = 'fragment PriceAmount on BaseMoney{centAmount currencyCode}';

export type OfferedVariant = {
  sku: string | null;
  prices:
    | readonly {
        value: PriceAmount;
        country: string | null;
        channel: { id: string } | null;
        customerGroup: { id: string } | null;
        validFrom: string | null;
        validUntil: string | null;
        discounted: {
          value: PriceAmount;
          discount: { validFrom: string | null; validUntil: string | null } | null;
        } | null;
      }[]
    | null;
  images: readonly { url: string; dimensions: { width: number; height: number } }[];
  attributesRaw: readonly { name: string; value: unknown }[];
  availability: {
    noChannel: { availableQuantity: number | null } | null;
    channels: { results: readonly { availability: { availableQuantity: number | null } }[] };
  } | null;
};
export const offeredVariantText =
  'fragment OfferedVariant on ProductVariant{sku prices{value{...PriceAmount}country channel:channelRef{id}customerGroup:customerGroupRef{id}validFrom validUntil discounted{value{...PriceAmount}discount{validFrom validUntil}}}images{url dimensions{width height}}attributesRaw{name value}availability{noChannel{availableQuantity}channels(includeChannelIds:$supplyChannels)@include(if:$bySupply){results{availability{availableQuantity}}}}}';

export type OfferedProduct = {
  id: string;
  key: string | null;
  createdAt: string;
  lastModifiedAt: string;
  productType: { key: string | null } | null;
  priceMode: 'Embedded' | 'Standalone' | null;
  skus: readonly string[];
  masterData: {
    published: boolean;
    current: {
      nameAllLocales: readonly Text[];
      slugAllLocales: readonly Text[];
      descriptionAllLocales: readonly Text[] | null;
      metaTitleAllLocales: readonly Text[] | null;
      metaDescriptionAllLocales: readonly Text[] | null;
      metaKeywordsAllLocales: readonly Text[] | null;
      categories: readonly { id: string; key: string | null }[];
      masterVariant: OfferedVariant;
      variants: readonly OfferedVariant[];
    } | null;
  };
};
export const offeredProductText =
  'fragment OfferedProduct on Product{id key createdAt lastModifiedAt productType{key}priceMode skus masterData{published current{nameAllLocales{...Text}slugAllLocales{...Text}descriptionAllLocales{...Text}metaTitleAllLocales{...Text}metaDescriptionAllLocales{...Text}metaKeywordsAllLocales{...Text}categories{id key}masterVariant{...OfferedVariant}variants{...OfferedVariant}}}}';

export type ProductsChanged = { products: { total: number; results: readonly OfferedProduct[] } };
export type ProductsChangedVariables = {
  where: string;
  limit: number;
  supplyChannels: readonly string[];
  bySupply: boolean;
};
export const productsChanged = document<ProductsChanged, ProductsChangedVariables>(
  `query ProductsChanged($where:String!$limit:Int!$supplyChannels:[String!]!$bySupply:Boolean!){products(where:$where sort:["lastModifiedAt asc" "id asc"]limit:$limit){total results{...OfferedProduct}}}${offeredProductText}${textText}${offeredVariantText}${priceAmountText}`,
);

export type ProductsOfSkus = { products: { results: readonly OfferedProduct[] } };
export type ProductsOfSkusVariables = {
  skus: readonly string[];
  limit: number;
  supplyChannels: readonly string[];
  bySupply: boolean;
};
export const productsOfSkus = document<ProductsOfSkus, ProductsOfSkusVariables>(
  `query ProductsOfSkus($skus:[String!]!$limit:Int!$supplyChannels:[String!]!$bySupply:Boolean!){products(skus:$skus limit:$limit){results{...OfferedProduct}}}${offeredProductText}${textText}${offeredVariantText}${priceAmountText}`,
);

export type ProductTypes = {
  productTypes: {
    results: readonly {
      key: string | null;
      attributeDefinitions: { results: readonly { name: string }[] };
    }[];
  };
};
export type ProductTypesVariables = { limit: number };
export const productTypes = document<ProductTypes, ProductTypesVariables>(
  `query ProductTypes($limit:Int!){productTypes(limit:$limit){results{key attributeDefinitions(limit:$limit){results{name}}}}}`,
);

export type CategoriesChanged = {
  categories: {
    results: readonly {
      id: string;
      key: string | null;
      externalId: string | null;
      lastModifiedAt: string;
      nameAllLocales: readonly Text[];
      slugAllLocales: readonly Text[];
      descriptionAllLocales: readonly Text[] | null;
      metaTitleAllLocales: readonly Text[] | null;
      metaDescriptionAllLocales: readonly Text[] | null;
      orderHint: string;
      parent: { id: string; key: string | null } | null;
      custom: { customFieldsRaw: readonly { name: string; value: unknown }[] | null } | null;
    }[];
  };
};
export type CategoriesChangedVariables = { where: string; limit: number };
export const categoriesChanged = document<CategoriesChanged, CategoriesChangedVariables>(
  `query CategoriesChanged($where:String!$limit:Int!){categories(where:$where sort:["lastModifiedAt asc" "id asc"]limit:$limit){results{id key externalId lastModifiedAt nameAllLocales{...Text}slugAllLocales{...Text}descriptionAllLocales{...Text}metaTitleAllLocales{...Text}metaDescriptionAllLocales{...Text}orderHint parent{id key}custom{customFieldsRaw{name value}}}}}${textText}`,
);

export type StockChanged = {
  inventoryEntries: {
    results: readonly {
      id: string;
      sku: string;
      availableQuantity: number;
      lastModifiedAt: string;
      supplyChannel: { id: string } | null;
    }[];
  };
};
export type StockChangedVariables = { where: string; limit: number };
export const stockChanged = document<StockChanged, StockChangedVariables>(
  `query StockChanged($where:String!$limit:Int!){inventoryEntries(where:$where sort:["lastModifiedAt asc" "id asc"]limit:$limit){results{id sku availableQuantity lastModifiedAt supplyChannel:supplyChannelRef{id}}}}`,
);

export type PricesOfSkus = {
  standalonePrices: {
    results: readonly {
      id: string;
      sku: string;
      value: PriceAmount;
      country: string | null;
      channel: { id: string } | null;
      customerGroup: { id: string } | null;
      validFrom: string | null;
      validUntil: string | null;
      discounted: {
        value: PriceAmount;
        discount: { validFrom: string | null; validUntil: string | null } | null;
      } | null;
    }[];
  };
};
export type PricesOfSkusVariables = { where: string; limit: number };
export const pricesOfSkus = document<PricesOfSkus, PricesOfSkusVariables>(
  `query PricesOfSkus($where:String!$limit:Int!){standalonePrices(where:$where sort:["id asc"]limit:$limit){results{id sku value{...PriceAmount}country channel:channelRef{id}customerGroup:customerGroupRef{id}validFrom validUntil discounted{value{...PriceAmount}discount{validFrom validUntil}}}}}${priceAmountText}`,
);

export type PricesChanged = {
  standalonePrices: { results: readonly { id: string; sku: string; lastModifiedAt: string }[] };
};
export type PricesChangedVariables = { where: string; limit: number };
export const pricesChanged = document<PricesChanged, PricesChangedVariables>(
  `query PricesChanged($where:String!$limit:Int!){standalonePrices(where:$where sort:["lastModifiedAt asc" "id asc"]limit:$limit){results{id sku lastModifiedAt}}}`,
);
