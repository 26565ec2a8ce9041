/** Cart discounts, codes, and volume discounts, which are cart discounts without a code. */

import type { CountryCode } from '#domain/country/countries.ts';
import type { CartDiscount } from '#domain/discount/cart-discount.ts';
import type { DiscountCode } from '#domain/discount/discount-code.ts';
import { type VolumeDiscountRules, volumeDiscountId } from '#domain/discount/volume.ts';
import { typeKeys } from './custom-field-sets.ts';
import { byKey, customFields, type Draft } from './drafts.ts';

export const cartDiscountDraft = (discount: CartDiscount): Draft => ({
  key: discount.key,
  name: Object.keys(discount.name).length > 0 ? discount.name : { en: discount.key },
  isActive: discount.isActive,
  validFrom: discount.validFrom,
  validUntil: discount.validUntil,
  stores: discount.stores.map(({ key }) => byKey('store', key)),
  sortOrder: discount.sortOrder,
  requiresDiscountCode: discount.requiresDiscountCode,
  stackingMode: discount.stackingMode,
  cartPredicate: withMoney(discount.cartPredicate),
  value: discount.value,
  target: discount.target,
  custom: customFields(typeKeys.cartDiscount, {
    volumeDiscountGroup: discount.volumeDiscountGroup,
  }),
});

/**
 * commercetools writes amounts in predicates as `"250.00 EUR"`, we write cents; the currency is that of the comparison
 * that stands before in the same brackets.
 */
function withMoney(predicate: string): string {
  return predicate.replaceAll(
    /(currency = "([A-Z]{3})" and lineItemTotal\((?:[^()]|\([^()]*\))*\) [<>=]+ )(\d+)/g,
    (_all, before: string, currency: string, cents: string) =>
      `${before}"${(Number(cents) / 100).toFixed(2)} ${currency}"`,
  );
}

export const discountCodeDraft = (
  code: DiscountCode,
  idOf: (cartDiscountKey: string) => string,
): Draft => ({
  key: code.id,
  code: code.code,
  name: { en: code.code },
  cartDiscounts: code.cartDiscounts.map((key) => ({ typeId: 'cart-discount', id: idOf(key) })),
  isActive: code.isActive,
  validFrom: code.validFrom,
  validUntil: code.validUntil,
  maxApplications: code.maxApplications,
  maxApplicationsPerCustomer: code.maxApplicationsPerCustomer,
});

/**
 * One for each step. Each ends where the next begins, so that no line gets two; they come before the discounts of codes.
 * `stores`: those that have these rules.
 */
export const volumeDiscountDrafts = (
  rules: VolumeDiscountRules,
  stores: readonly CountryCode[],
): Draft[] =>
  Object.entries(rules)
    .flatMap(([group, steps]) =>
      steps.map((step, at) => ({ ...step, group, below: steps[at + 1]?.fromQuantity })),
    )
    .map(({ group, fromQuantity, permyriad, below }, at) => {
      const upTo = below === undefined ? '' : ` and quantity < ${below}`;
      const key = volumeDiscountId(group, fromQuantity);
      return {
        key,
        name: { en: key },
        isActive: true,
        stores: stores.map((store) => byKey('store', store)),
        // Each sort order is given once.
        sortOrder: `0.9${String(at + 1).padStart(3, '0')}1`,
        requiresDiscountCode: false,
        stackingMode: 'Stacking',
        cartPredicate: '1 = 1',
        value: { type: 'relative', permyriad },
        target: {
          type: 'lineItems',
          predicate: `attributes.volumeDiscountGroup = "${group}" and quantity >= ${fromQuantity}${upTo}`,
        },
        custom: customFields(typeKeys.cartDiscount, { volumeDiscountGroup: group }),
      };
    });
