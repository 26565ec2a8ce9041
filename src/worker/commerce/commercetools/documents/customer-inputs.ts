// Written by `npm run graphql`: change the .graphql file instead.
import type { AddressInput, CustomFieldsDraft } from './cart-inputs.ts';

export type AddCustomerAddress = {
  address: AddressInput;
};

export type AddCustomerBillingAddressId = {
  addressId?: string | null;
  addressKey?: string | null;
};

export type AddCustomerShippingAddressId = {
  addressId?: string | null;
  addressKey?: string | null;
};

export type ChangeCustomerAddress = {
  address: AddressInput;
  addressId?: string | null;
  addressKey?: string | null;
};

export type ChangeCustomerEmail = {
  email: string;
};

export type CustomerSignInDraft = {
  email: string;
  password: string;
};

export type CustomerSignUpDraft = {
  email: string;
  password?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  companyName?: string | null;
  vatId?: string | null;
  locale?: string | null;
  custom?: CustomFieldsDraft | null;
};

export type CustomerUpdateAction = {
  addAddress?: AddCustomerAddress | null;
  addBillingAddressId?: AddCustomerBillingAddressId | null;
  addShippingAddressId?: AddCustomerShippingAddressId | null;
  changeAddress?: ChangeCustomerAddress | null;
  changeEmail?: ChangeCustomerEmail | null;
  removeAddress?: RemoveCustomerAddress | null;
  removeBillingAddressId?: RemoveCustomerBillingAddressId | null;
  removeShippingAddressId?: RemoveCustomerShippingAddressId | null;
  setCompanyName?: SetCustomerCompanyName | null;
  setDateOfBirth?: SetCustomerDateOfBirth | null;
  setDefaultBillingAddress?: SetCustomerDefaultBillingAddress | null;
  setDefaultShippingAddress?: SetCustomerDefaultShippingAddress | null;
  setFirstName?: SetCustomerFirstName | null;
  setLastName?: SetCustomerLastName | null;
  setLocale?: SetCustomerLocale | null;
  setVatId?: SetCustomerVatId | null;
};

export type RemoveCustomerAddress = {
  addressId?: string | null;
  addressKey?: string | null;
};

export type RemoveCustomerBillingAddressId = {
  addressId?: string | null;
  addressKey?: string | null;
};

export type RemoveCustomerShippingAddressId = {
  addressId?: string | null;
  addressKey?: string | null;
};

export type SetCustomerCompanyName = {
  companyName?: string | null;
};

export type SetCustomerDateOfBirth = {
  dateOfBirth?: string | null;
};

export type SetCustomerDefaultBillingAddress = {
  addressId?: string | null;
  addressKey?: string | null;
};

export type SetCustomerDefaultShippingAddress = {
  addressId?: string | null;
  addressKey?: string | null;
};

export type SetCustomerFirstName = {
  firstName?: string | null;
};

export type SetCustomerLastName = {
  lastName?: string | null;
};

export type SetCustomerLocale = {
  locale?: string | null;
};

export type SetCustomerVatId = {
  vatId?: string | null;
};
