/** The shipping methods with a rate for each country. Which carts a method ships is its predicate. */
import {
  defaultShippingMethod,
  type ShippingMethodKey,
  shippingMethodKeys,
  shippingRatesOf,
} from '#domain/shipping/methods.ts';
import type { StoredStore } from '#domain/store/store.ts';
import { typeKeys } from './custom-field-sets.ts';
import { byKey, customFields, type Draft, moneyDraft } from './drafts.ts';
import { taxCategoryKey } from './taxes.ts';

const predicates: Record<ShippingMethodKey, string> = {
  parcel: 'lineItemCount(attributes.isPackageTypeFreight = true) = 0',
  freight: 'lineItemCount(attributes.isPackageTypeFreight = true) > 0',
};
const names: Record<ShippingMethodKey, string> = { parcel: 'Parcel', freight: 'Freight' };

export const shippingMethodDrafts = (stores: readonly StoredStore[]): Draft[] =>
  shippingMethodKeys.map((key) => ({
    key,
    name: names[key],
    isDefault: key === defaultShippingMethod,
    predicate: predicates[key],
    taxCategory: byKey('tax-category', taxCategoryKey),
    zoneRates: stores.map((store) => {
      const { centAmount, freeAboveCentAmount } = shippingRatesOf(store)[key];
      const rate = {
        price: moneyDraft(store.currency, centAmount),
        freeAbove: moneyDraft(store.currency, freeAboveCentAmount),
        tiers: [],
      };
      return { zone: byKey('zone', store.key), shippingRates: [rate] };
    }),
    custom: customFields(typeKeys.shippingMethod, { DeliveryTime: deliveryTime(stores, key) }),
  }));

/** Working days from dispatch to door in all stores: `2-4`. */
function deliveryTime(stores: readonly StoredStore[], key: ShippingMethodKey): string {
  const days = stores.map(({ deliveryDays }) => deliveryDays[key]);
  const from = Math.min(...days.map((each) => each.from));
  const to = Math.max(...days.map((each) => each.to));
  return `${from}-${to}`;
}
