/** Types of the GraphQL schema and the resources of the REST API that they are. */
import { isFields } from '../store/fields-of.ts';
import type { TypeId } from '../store/records.ts';

export const resourceTypes: Readonly<Record<string, TypeId>> = {
  Cart: 'cart',
  CartDiscount: 'cart-discount',
  Category: 'category',
  Channel: 'channel',
  Customer: 'customer',
  CustomerGroup: 'customer-group',
  DiscountCode: 'discount-code',
  InventoryEntry: 'inventory-entry',
  Order: 'order',
  Payment: 'payment',
  MyPayment: 'payment',
  Product: 'product',
  ProductDiscount: 'product-discount',
  ProductTypeDefinition: 'product-type',
  Review: 'review',
  ShippingMethod: 'shipping-method',
  StandalonePrice: 'standalone-price',
  State: 'state',
  Store: 'store',
  TaxCategory: 'tax-category',
  TypeDefinition: 'type',
  Zone: 'zone',
};

/** Set on an expanded resource, so that an interface such as `ReviewTarget` resolves to its type. */
export const resourceOf = Symbol('resource');

const byKind: Record<string, Record<string, string>> = {
  BaseMoney: { centPrecision: 'Money', highPrecision: 'HighPrecisionMoney' },
  CartDiscountValue: {
    absolute: 'AbsoluteDiscountValue',
    fixed: 'FixedPriceDiscountValue',
    giftLineItem: 'GiftLineItemValue',
    relative: 'RelativeDiscountValue',
  },
  CartDiscountTarget: {
    lineItems: 'LineItemsTarget',
    customLineItems: 'CustomLineItemsTarget',
    shipping: 'ShippingTarget',
    totalPrice: 'CartDiscountTotalPriceTarget',
  },
  ShippingRatePriceTier: { CartValue: 'ShippingRateCartValuePriceTier' },
  FieldType: {
    Boolean: 'BooleanType',
    Date: 'DateType',
    DateTime: 'DateTimeType',
    Enum: 'EnumType',
    LocalizedString: 'LocalizedStringType',
    Money: 'MoneyType',
    Number: 'NumberType',
    Reference: 'ReferenceType',
    Set: 'SetType',
    String: 'StringType',
  },
  AttributeDefinitionType: {
    boolean: 'BooleanAttributeDefinitionType',
    date: 'DateAttributeDefinitionType',
    enum: 'EnumAttributeDefinitionType',
    ltext: 'LocalizableTextAttributeDefinitionType',
    number: 'NumberAttributeDefinitionType',
    reference: 'ReferenceAttributeDefinitionType',
    set: 'SetAttributeDefinitionType',
    text: 'TextAttributeDefinitionType',
  },
};

/** The concrete type of an interface's value; undefined is an error of the document, never a guess. */
export function concreteType(value: unknown, abstract: string): string | undefined {
  if (!isFields(value)) return undefined;
  const own = resourceOf in value ? value[resourceOf as never] : undefined;
  if (typeof own === 'string') {
    return Object.entries(resourceTypes).find(([, typeId]) => typeId === own)?.[0];
  }
  const kind = value.type ?? value.name;
  const fallback = abstract === 'BaseMoney' && 'centAmount' in value ? 'Money' : undefined;
  return (typeof kind === 'string' ? byKind[abstract]?.[kind] : undefined) ?? fallback;
}
