/** Valid input for the calls whose answers other files check: catalogue-calls, -lists, comparison, shipping-methods. */
import { localeOf } from '#domain/locale/locales.ts';
import type { OperationName } from '#domain/operations.ts';
import { requestFor } from '#domain/recommendation/recommendation.ts';
import { demoMarket } from '../demo-stores.ts';

export function catalogueInputs(sku: string): [OperationName, unknown][] {
  return [
    ['getProduct', { skus: [sku] }],
    ['getComparisonProducts', { where: `sku = "${sku}"` }],
    ['getComparison', { skus: [sku] }],
    ['getComplementaryProductsBySku', [sku]],
    ['getComplements', { skus: [sku] }],
    ['findArticles', { numbers: [sku, '4006381333931'] }],
    ['recommendation', requestFor('similar', demoMarket(localeOf('de')), { sourceSku: sku })],
    ['getCategory', {}],
    ['getInventory', { sku: [sku] }],
    ['getVolumeDiscounts', {}],
    ['getStores', {}],
    ['getShippingMethodsWithoutId', {}],
  ];
}
