// Written by `npm run graphql`: change the .graphql file instead.

import type { CartDraft, CartUpdateAction } from './cart-inputs.ts';
import { document } from './document.ts';

export type Amount = { currencyCode: string; centAmount: number; fractionDigits: number };
export const amountText = 'fragment Amount on BaseMoney{currencyCode centAmount fractionDigits}';

export type Text = { locale: string; value: string };
export const textText = 'fragment Text on LocalizedString{locale value}';

export type CustomFields = { customFieldsRaw: readonly { name: string; value: unknown }[] | null };
export const customFieldsText =
  'fragment CustomFields on CustomFieldsType{customFieldsRaw{name value}}';

export type PostalAddress = {
  id: string | null;
  key: string | null;
  title: string | null;
  salutation: string | null;
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  department: string | null;
  streetName: string | null;
  streetNumber: string | null;
  additionalStreetInfo: string | null;
  additionalAddressInfo: string | null;
  building: string | null;
  apartment: string | null;
  pOBox: string | null;
  postalCode: string | null;
  city: string | null;
  region: string | null;
  state: string | null;
  country: string;
  phone: string | null;
  mobile: string | null;
  email: string | null;
  fax: string | null;
  custom: CustomFields | null;
};
export const postalAddressText =
  'fragment PostalAddress on Address{id key title salutation firstName lastName company department streetName streetNumber additionalStreetInfo additionalAddressInfo building apartment pOBox postalCode city region state country phone mobile email fax custom{...CustomFields}}';

export type NamedDiscount = { id: string; key: string | null; name: readonly Text[] };
export const namedDiscountText =
  'fragment NamedDiscount on CartDiscount{id key name:nameAllLocales{...Text}}';

export type Discounted = {
  value: Amount;
  includedDiscounts: readonly {
    discount: { typeId: string; id: string };
    discountedAmount: Amount;
    named: NamedDiscount | null;
  }[];
};
export const discountedText =
  'fragment Discounted on DiscountedLineItemPrice{value{...Amount}includedDiscounts{discount:discountRef{typeId id}discountedAmount{...Amount}named:discount{...NamedDiscount}}}';

export type Line = {
  id: string;
  productId: string;
  name: readonly Text[];
  quantity: number;
  variant: { sku: string | null } | null;
  price: { value: Amount; discounted: { value: Amount } | null };
  totalPrice: Amount | null;
  taxedPrice: { totalGross: Amount } | null;
  discountedPricePerQuantity: readonly { quantity: number; discountedPrice: Discounted }[];
  lineItemMode: 'GiftLineItem' | 'Standard';
  supplyChannel: { typeId: string; id: string } | null;
  distributionChannel: { typeId: string; id: string } | null;
  custom: CustomFields | null;
};
export const lineText =
  'fragment Line on LineItem{id productId name:nameAllLocales{...Text}quantity variant{sku}price{value{...Amount}discounted{value{...Amount}}}totalPrice{...Amount}taxedPrice{totalGross{...Amount}}discountedPricePerQuantity{quantity discountedPrice{...Discounted}}lineItemMode supplyChannel:supplyChannelRef{typeId id}distributionChannel:distributionChannelRef{typeId id}custom{...CustomFields}}';

export type Portion = { rate: number; amount: Amount; name: string | null };
export const portionText = 'fragment Portion on TaxPortion{rate amount{...Amount}name}';

export type Shipping = {
  shippingMethod: { id: string; key: string | null } | null;
  shippingMethodState: 'DoesNotMatchCart' | 'MatchesCart';
  price: Amount;
  discountedPrice: Discounted | null;
  taxedPrice: { totalNet: Amount; totalGross: Amount; taxPortions: readonly Portion[] } | null;
};
export const shippingText =
  'fragment Shipping on ShippingInfo{shippingMethod{id key}shippingMethodState price{...Amount}discountedPrice{...Discounted}taxedPrice{totalNet{...Amount}totalGross{...Amount}taxPortions{...Portion}}}';

export type CartContent = {
  id: string;
  version: number;
  key: string | null;
  cartState: 'Active' | 'Frozen' | 'Merged' | 'Ordered';
  store: { key: string } | null;
  customerId: string | null;
  customerEmail: string | null;
  lineItems: readonly Line[];
  customLineItems: readonly { id: string; slug: string; totalPrice: Amount }[];
  totalPrice: Amount;
  taxedPrice: { totalNet: Amount; totalGross: Amount; taxPortions: readonly Portion[] } | null;
  discountOnTotalPrice: {
    discountedAmount: Amount;
    includedDiscounts: readonly {
      discount: { typeId: string; id: string };
      discountedAmount: Amount;
      named: NamedDiscount | null;
    }[];
  } | null;
  shippingInfo: Shipping | null;
  discountCodes: readonly {
    state:
      | 'ApplicationStoppedByPreviousDiscount'
      | 'DoesNotMatchCart'
      | 'MatchesCart'
      | 'MaxApplicationReached'
      | 'NotActive'
      | 'NotValid'
      | null;
    discountCode: { id: string; code: string; cartDiscounts: readonly { id: string }[] } | null;
  }[];
  billingAddress: PostalAddress | null;
  shippingAddress: PostalAddress | null;
  custom: CustomFields | null;
};
export const cartContentText =
  'fragment CartContent on Cart{id version key cartState store:storeRef{key}customerId customerEmail lineItems{...Line}customLineItems{id slug totalPrice{...Amount}}totalPrice{...Amount}taxedPrice{totalNet{...Amount}totalGross{...Amount}taxPortions{...Portion}}discountOnTotalPrice{discountedAmount{...Amount}includedDiscounts{discount:discountRef{typeId id}discountedAmount{...Amount}named:discount{...NamedDiscount}}}shippingInfo{...Shipping}discountCodes{state discountCode{id code cartDiscounts:cartDiscountRefs{id}}}billingAddress{...PostalAddress}shippingAddress{...PostalAddress}custom{...CustomFields}}';

export type CartById = { inStore: { cart: CartContent | null } };
export type CartByIdVariables = { storeKey: string; id: string };
export const cartById = document<CartById, CartByIdVariables>(
  `query CartById($storeKey:KeyReferenceInput!$id:String!){inStore(key:$storeKey){cart(id:$id){...CartContent}}}${cartContentText}${lineText}${textText}${amountText}${discountedText}${namedDiscountText}${customFieldsText}${portionText}${shippingText}${postalAddressText}`,
);

export type CartsByKey = { inStore: { carts: { results: readonly CartContent[] } } };
export type CartsByKeyVariables = { storeKey: string; where: string };
export const cartsByKey = document<CartsByKey, CartsByKeyVariables>(
  `query CartsByKey($storeKey:KeyReferenceInput!$where:String!){inStore(key:$storeKey){carts(where:$where limit:1){results{...CartContent}}}}${cartContentText}${lineText}${textText}${amountText}${discountedText}${namedDiscountText}${customFieldsText}${portionText}${shippingText}${postalAddressText}`,
);

export type CartBasis = {
  inStore: {
    cart: {
      version: number;
      custom: { type: { key: string } | null; fields: readonly { name: string }[] | null } | null;
      customLineItems: readonly { id: string; slug: string }[];
    } | null;
  };
};
export type CartBasisVariables = { storeKey: string; id: string };
export const cartBasis = document<CartBasis, CartBasisVariables>(
  `query CartBasis($storeKey:KeyReferenceInput!$id:String!){inStore(key:$storeKey){cart(id:$id){version custom{type{key}fields:customFieldsRaw{name}}customLineItems{id slug}}}}`,
);

export type CreateCart = { createCart: CartContent | null };
export type CreateCartVariables = { storeKey: string; draft: CartDraft };
export const createCart = document<CreateCart, CreateCartVariables>(
  `mutation CreateCart($storeKey:KeyReferenceInput!$draft:CartDraft!){createCart(storeKey:$storeKey draft:$draft){...CartContent}}${cartContentText}${lineText}${textText}${amountText}${discountedText}${namedDiscountText}${customFieldsText}${portionText}${shippingText}${postalAddressText}`,
);

export type UpdateCart = { updateCart: CartContent | null };
export type UpdateCartVariables = {
  storeKey: string;
  id: string;
  version: number;
  actions: readonly CartUpdateAction[];
};
export const updateCart = document<UpdateCart, UpdateCartVariables>(
  `mutation UpdateCart($storeKey:KeyReferenceInput!$id:String!$version:Long!$actions:[CartUpdateAction!]!){updateCart(storeKey:$storeKey id:$id version:$version actions:$actions){...CartContent}}${cartContentText}${lineText}${textText}${amountText}${discountedText}${namedDiscountText}${customFieldsText}${portionText}${shippingText}${postalAddressText}`,
);

export type DeleteCart = { deleteCart: { id: string } | null };
export type DeleteCartVariables = { storeKey: string; id: string; version: number };
export const deleteCart = document<DeleteCart, DeleteCartVariables>(
  `mutation DeleteCart($storeKey:KeyReferenceInput!$id:String!$version:Long!){deleteCart(storeKey:$storeKey id:$id version:$version){id}}`,
);
