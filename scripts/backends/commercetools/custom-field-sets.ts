/** The custom fields that the shop writes. Their names are those of the specification. */
import type { Draft } from './drafts.ts';

export const typeKeys = {
  cart: 'kontor-cart',
  line: 'kontor-line-item',
  address: 'kontor-address',
  payment: 'kontor-payment',
  customer: 'kontor-customer',
  store: 'kontor-store',
  shippingMethod: 'kontor-shipping-method',
  cartDiscount: 'kontor-cart-discount',
  category: 'kontor-category',
} as const;

type FieldType = 'String' | 'Boolean' | 'Number' | 'Money' | 'LocalizedString';

const definitions: Record<
  keyof typeof typeKeys,
  { of: string[]; fields: Record<string, FieldType> }
> = {
  /** commercetools has one kind of custom fields for carts and orders. */
  cart: {
    of: ['order'],
    fields: {
      calculatedCodFee: 'Money',
      customerAgreedToSendEmail: 'Boolean',
      utmSource: 'String',
    },
  },
  line: { of: ['line-item'], fields: { parentSku: 'String' } },
  address: {
    of: ['address'],
    fields: {
      vatNumber: 'String',
      vatRawResponse: 'String',
      vatValidated: 'Boolean',
      /** JSON of the fields that commercetools' address does not have. */
      details: 'String',
    },
  },
  payment: {
    of: ['payment'],
    fields: { paymentType: 'String', action: 'String', lastFour: 'String' },
  },
  customer: { of: ['customer'], fields: { clientType: 'String' } },
  store: {
    of: ['store'],
    fields: {
      currency: 'String',
      codFeeTitle: 'LocalizedString',
      codFee: 'Money',
      accountOwner: 'String',
      institute: 'String',
      iban: 'String',
      bic: 'String',
      campaigns: 'String',
      trust_score_in_header: 'Boolean',
      sale_of_additional_guarantee_enabled: 'Boolean',
      complementary_products_enabled: 'Boolean',
      google_autocomplete_enabled: 'Boolean',
      vat_validation_enabled: 'Boolean',
      change_tax_rate_enabled: 'Boolean',
    },
  },
  shippingMethod: { of: ['shipping-method'], fields: { DeliveryTime: 'String' } },
  cartDiscount: { of: ['cart-discount'], fields: { volumeDiscountGroup: 'String' } },
  category: {
    of: ['category'],
    fields: {
      tree: 'String',
      hideChevron: 'Boolean',
      image: 'String',
      energyRegulation: 'String',
      CategoryContentHTML: 'LocalizedString',
      shortName: 'LocalizedString',
      related_categories_1: 'String',
      related_categories_2: 'String',
      related_categories_3: 'String',
    },
  },
};

export const typeDrafts = (): Draft[] =>
  Object.entries(definitions).map(([name, { of, fields }]) => ({
    key: typeKeys[name as keyof typeof typeKeys],
    name: { en: `Fields of a ${name}` },
    resourceTypeIds: of,
    fieldDefinitions: Object.entries(fields).map(([field, type]) => ({
      name: field,
      label: { en: field },
      required: false,
      type: { name: type },
      inputHint: 'SingleLine',
    })),
  }));
