// Written by `npm run graphql`: change the .graphql file instead.

export type AddCartCustomLineItem = {
  money: BaseMoneyInput;
  name: readonly LocalizedStringItemInputType[];
  slug: string;
  quantity?: number | null;
  taxCategory?: ResourceIdentifierInput | null;
};

export type AddCartDiscountCode = {
  code: string;
  validateDuplicates?: boolean | null;
};

export type AddCartLineItem = {
  sku?: string | null;
  quantity?: number | null;
  supplyChannel?: ResourceIdentifierInput | null;
  distributionChannel?: ResourceIdentifierInput | null;
  externalPrice?: BaseMoneyInput | null;
  custom?: CustomFieldsDraft | null;
};

export type AddCartPayment = {
  payment: ResourceIdentifierInput;
};

export type AddressInput = {
  additionalAddressInfo?: string | null;
  additionalStreetInfo?: string | null;
  apartment?: string | null;
  building?: string | null;
  city?: string | null;
  company?: string | null;
  country: string;
  custom?: CustomFieldsDraft | null;
  department?: string | null;
  email?: string | null;
  externalId?: string | null;
  fax?: string | null;
  firstName?: string | null;
  id?: string | null;
  key?: string | null;
  lastName?: string | null;
  mobile?: string | null;
  pOBox?: string | null;
  phone?: string | null;
  postalCode?: string | null;
  region?: string | null;
  salutation?: string | null;
  state?: string | null;
  streetName?: string | null;
  streetNumber?: string | null;
  title?: string | null;
};

export type BaseMoneyInput = {
  centPrecision?: MoneyInput | null;
};

export type CartDraft = {
  key?: string | null;
  currency: string;
  country?: string | null;
  customerId?: string | null;
  customerEmail?: string | null;
  lineItems?: readonly LineItemDraft[] | null;
  discountCodes?: readonly string[] | null;
  billingAddress?: AddressInput | null;
  shippingAddress?: AddressInput | null;
  shippingMethod?: ResourceIdentifierInput | null;
  inventoryMode?: InventoryMode | null;
  taxMode?: TaxMode | null;
  custom?: CustomFieldsDraft | null;
};

export type CartUpdateAction = {
  addCustomLineItem?: AddCartCustomLineItem | null;
  addDiscountCode?: AddCartDiscountCode | null;
  addLineItem?: AddCartLineItem | null;
  addPayment?: AddCartPayment | null;
  changeCustomLineItemMoney?: ChangeCartCustomLineItemMoney | null;
  changeLineItemQuantity?: ChangeCartLineItemQuantity | null;
  recalculate?: RecalculateCart | null;
  removeCustomLineItem?: RemoveCartCustomLineItem | null;
  removeDiscountCode?: RemoveCartDiscountCode | null;
  removeLineItem?: RemoveCartLineItem | null;
  removePayment?: RemoveCartPayment | null;
  setBillingAddress?: SetCartBillingAddress | null;
  setCustomField?: SetCartCustomField | null;
  setCustomType?: SetCartCustomType | null;
  setCustomerEmail?: SetCartCustomerEmail | null;
  setCustomerId?: SetCartCustomerId | null;
  setLineItemDistributionChannel?: SetCartLineItemDistributionChannel | null;
  setLineItemSupplyChannel?: SetCartLineItemSupplyChannel | null;
  setShippingAddress?: SetCartShippingAddress | null;
  setShippingMethod?: SetCartShippingMethod | null;
};

export type ChangeCartCustomLineItemMoney = {
  customLineItemId?: string | null;
  money: BaseMoneyInput;
};

export type ChangeCartLineItemQuantity = {
  lineItemId?: string | null;
  quantity: number;
  externalPrice?: BaseMoneyInput | null;
};

export type CustomFieldInput = {
  name: string;
  value: string;
};

export type CustomFieldsDraft = {
  typeKey?: string | null;
  fields?: readonly CustomFieldInput[] | null;
};

export type InventoryMode = 'None' | 'ReserveOnOrder' | 'TrackOnly';

export type LineItemDraft = {
  sku?: string | null;
  quantity?: number | null;
  supplyChannel?: ResourceIdentifierInput | null;
  distributionChannel?: ResourceIdentifierInput | null;
  externalPrice?: BaseMoneyInput | null;
  custom?: CustomFieldsDraft | null;
};

export type LocalizedStringItemInputType = {
  locale: string;
  value: string;
};

export type MoneyInput = {
  centAmount: number;
  currencyCode: string;
};

export type RecalculateCart = {
  updateProductData?: boolean | null;
};

export type ReferenceInput = {
  id: string;
  typeId: string;
};

export type RemoveCartCustomLineItem = {
  customLineItemId?: string | null;
};

export type RemoveCartDiscountCode = {
  discountCode: ReferenceInput;
};

export type RemoveCartLineItem = {
  lineItemId?: string | null;
};

export type RemoveCartPayment = {
  payment: ResourceIdentifierInput;
};

export type ResourceIdentifierInput = {
  id?: string | null;
  key?: string | null;
  typeId?: string | null;
};

export type SetCartBillingAddress = {
  address?: AddressInput | null;
};

export type SetCartCustomField = {
  name: string;
  value?: string | null;
};

export type SetCartCustomType = {
  typeKey?: string | null;
  fields?: readonly CustomFieldInput[] | null;
};

export type SetCartCustomerEmail = {
  email?: string | null;
};

export type SetCartCustomerId = {
  customerId?: string | null;
};

export type SetCartLineItemDistributionChannel = {
  lineItemId?: string | null;
  distributionChannel?: ResourceIdentifierInput | null;
};

export type SetCartLineItemSupplyChannel = {
  lineItemId?: string | null;
  supplyChannel?: ResourceIdentifierInput | null;
};

export type SetCartShippingAddress = {
  address?: AddressInput | null;
};

export type SetCartShippingMethod = {
  shippingMethod?: ResourceIdentifierInput | null;
};

export type TaxMode = 'Disabled' | 'External' | 'ExternalAmount' | 'Platform';
