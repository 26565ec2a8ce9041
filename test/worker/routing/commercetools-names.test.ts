/** The shop's answers have the field names of commercetools where both have the same thing. */
import { expect, it } from 'vitest';
import { putOnSale } from '../goods.ts';
import { cartWith } from '../shopper.ts';
import { visitor } from '../visitor.ts';

/** Fields of types of its GraphQL API, from the public introspection (contracts/commercetools/introspection.json.gz). */
const theirs = {
  ProductProjection:
    'id key name slug description published createdAt metaTitle metaDescription metaKeywords reviewRatingStatistics masterVariant variants categories taxCategory',
  ProductSearchVariant: 'id sku attributesRaw images price prices availability',
  ProductPrice: 'value discounted',
  DiscountedProductPriceValue: 'value discount',
  ProductDiscount: 'id name validFrom validUntil isActive value',
  ReviewRatingStatistics: 'averageRating count ratingsDistribution',
  TaxRate: 'country amount includedInPrice',
  Category:
    'id key name slug orderHint description metaTitle metaDescription parent ancestors children custom',
  Store: 'id key version name languages distributionChannels supplyChannels custom',
  InventoryEntry: 'sku availableQuantity',
  CartDiscount: 'id key isActive sortOrder stores value target',
  InventoryEntryQueryResult: 'exists offset count total results',
  ShippingMethod: 'id version key name isDefault localizedDescription custom zoneRates',
  CustomFieldsType: 'customFieldsRaw',
  RawCustomField: 'name value',
  ZoneRate: 'zone shippingRates',
  Zone: 'key',
  ShippingRate: 'price freeAbove isMatching',
  Money: 'centAmount currencyCode',
  ShippingInfo: 'price taxedPrice shippingMethod shippingMethodState',
  TaxedItemPrice: 'totalNet totalGross taxPortions',
  TaxPortion: 'rate amount name',
} as const;

/** Fields that only the specification has, in addition to those of commercetools. */
const specified: Partial<Record<keyof typeof theirs, string>> = {
  ProductProjection: 'sku images attributesRaw price rating',
  ProductSearchVariant: 'attributes',
  Category: 'link hideChevron',
  CartDiscount: 'volumeDiscountGroup',
  InventoryEntryQueryResult: 'limit',
  // Of its BaseMoney and CentPrecisionMoney.
  Money: 'type fractionDigits',
};

function expectNames(type: keyof typeof theirs, ours: unknown) {
  const names = `${theirs[type]} ${specified[type] ?? ''}`.trim().split(' ');
  expect([type, Object.keys(ours as object).sort()]).toEqual([type, names.toSorted()]);
}

it('products, prices and reviews have the field names of commercetools', async () => {
  const history = [{ centAmount: 2000, validFrom: '2026-01-01T00:00:00.000Z' }];
  const reduced = { centAmount: 1500, validFrom: '2026-11-01T00:00:00.000Z' };
  const price = { centAmount: 2000, discounted: reduced, history };
  const [sku] = await putOnSale({ document: { prices: { de: price } } });
  const { products } = await visitor('de').ask('getProduct', { skus: [sku] });
  const [product] = products.results;
  expectNames('ProductProjection', product);
  expectNames('ProductSearchVariant', product?.masterVariant);
  expectNames('ProductPrice', product?.price);
  expectNames('DiscountedProductPriceValue', product?.price.discounted);
  expectNames('ProductDiscount', product?.price.discounted?.discount);
  expect(product?.price.discounted?.discount).toMatchObject({ isActive: true, validUntil: null });
  expectNames('ReviewRatingStatistics', product?.reviewRatingStatistics);
  expectNames('TaxRate', product?.taxCategory.rates[0]);
});

it('categories, stores, stock and discounts have the field names of commercetools', async () => {
  const shopper = visitor('de');
  expectNames('Category', (await shopper.ask('getCategory', {})).categories.results[0]);
  expectNames('Store', (await shopper.ask('getStores', {})).stores.results[0]);
  const [sku] = await putOnSale({});
  const { inventoryEntries } = await shopper.ask('getInventory', { sku: [sku] });
  expectNames('InventoryEntryQueryResult', inventoryEntries);
  expectNames('InventoryEntry', inventoryEntries.results[0]);
  const { cartDiscounts } = await shopper.ask('getVolumeDiscounts', { discountGroup: 'standard' });
  expectNames('CartDiscount', cartDiscounts.results[0]);
});

it('shipping methods and the shipping of a cart have the field names of commercetools', async () => {
  const [sku] = await putOnSale({ price: 1000 });
  const shopper = visitor('de');
  const { results } = (await shopper.ask('getShippingMethodsWithoutId', {})).shippingMethods;
  const [method] = results;
  expectNames('ShippingMethod', method);
  expectNames('CustomFieldsType', method?.custom);
  expectNames('RawCustomField', method?.custom.customFieldsRaw[0]);
  expectNames('ZoneRate', method?.zoneRates[0]);
  expectNames('Zone', method?.zoneRates[0]?.zone);
  expectNames('ShippingRate', method?.zoneRates[0]?.shippingRates[0]);
  expectNames('Money', method?.zoneRates[0]?.shippingRates[0]?.freeAbove);
  const { shippingInfo } = await cartWith(shopper, { [sku]: 1 });
  expectNames('ShippingInfo', shippingInfo);
  expectNames('TaxedItemPrice', shippingInfo?.taxedPrice);
  expectNames('TaxPortion', shippingInfo?.taxedPrice.taxPortions[0]);
});
