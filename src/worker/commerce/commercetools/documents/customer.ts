// Written by `npm run graphql`: change the .graphql file instead.

import {
  type CustomFields,
  customFieldsText,
  type PostalAddress,
  postalAddressText,
} from './cart.ts';
import type {
  CustomerSignInDraft,
  CustomerSignUpDraft,
  CustomerUpdateAction,
} from './customer-inputs.ts';
import { document } from './document.ts';

export type CustomerContent = {
  id: string;
  version: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  companyName: string | null;
  dateOfBirth: string | null;
  vatId: string | null;
  locale: string | null;
  isEmailVerified: boolean;
  createdAt: string;
  addresses: readonly PostalAddress[];
  shippingAddressIds: readonly string[];
  billingAddressIds: readonly string[];
  defaultShippingAddressId: string | null;
  defaultBillingAddressId: string | null;
  custom: CustomFields | null;
};
export const customerContentText =
  'fragment CustomerContent on Customer{id version email firstName lastName companyName dateOfBirth vatId locale isEmailVerified createdAt addresses{...PostalAddress}shippingAddressIds billingAddressIds defaultShippingAddressId defaultBillingAddressId custom{...CustomFields}}';

export type CustomerById = { customer: CustomerContent | null };
export type CustomerByIdVariables = { id: string };
export const customerById = document<CustomerById, CustomerByIdVariables>(
  `query CustomerById($id:String!){customer(id:$id){...CustomerContent}}${customerContentText}${postalAddressText}${customFieldsText}`,
);

export type SignIn = { customerSignIn: { customer: CustomerContent } };
export type SignInVariables = { storeKey: string; draft: CustomerSignInDraft };
export const signIn = document<SignIn, SignInVariables>(
  `mutation SignIn($storeKey:KeyReferenceInput!$draft:CustomerSignInDraft!){customerSignIn(storeKey:$storeKey draft:$draft){customer{...CustomerContent}}}${customerContentText}${postalAddressText}${customFieldsText}`,
);

export type SignUp = { customerSignUp: { customer: CustomerContent } };
export type SignUpVariables = { draft: CustomerSignUpDraft };
export const signUp = document<SignUp, SignUpVariables>(
  `mutation SignUp($draft:CustomerSignUpDraft!){customerSignUp(draft:$draft){customer{...CustomerContent}}}${customerContentText}${postalAddressText}${customFieldsText}`,
);

export type UpdateCustomer = { updateCustomer: CustomerContent | null };
export type UpdateCustomerVariables = {
  id: string;
  version: number;
  actions: readonly CustomerUpdateAction[];
};
export const updateCustomer = document<UpdateCustomer, UpdateCustomerVariables>(
  `mutation UpdateCustomer($id:String!$version:Long!$actions:[CustomerUpdateAction!]!){updateCustomer(id:$id version:$version actions:$actions){...CustomerContent}}${customerContentText}${postalAddressText}${customFieldsText}`,
);

export type ChangePassword = { customerChangePassword: CustomerContent | null };
export type ChangePasswordVariables = {
  id: string;
  version: number;
  currentPassword: string;
  newPassword: string;
};
export const changePassword = document<ChangePassword, ChangePasswordVariables>(
  `mutation ChangePassword($id:String!$version:Long!$currentPassword:String!$newPassword:String!){customerChangePassword(id:$id version:$version currentPassword:$currentPassword newPassword:$newPassword){...CustomerContent}}${customerContentText}${postalAddressText}${customFieldsText}`,
);

export type CreatePasswordToken = {
  customerCreatePasswordResetToken: { customerId: string; value: string } | null;
};
export type CreatePasswordTokenVariables = { storeKey: string; email: string; ttlMinutes: number };
export const createPasswordToken = document<CreatePasswordToken, CreatePasswordTokenVariables>(
  `mutation CreatePasswordToken($storeKey:KeyReferenceInput!$email:String!$ttlMinutes:Int!){customerCreatePasswordResetToken(storeKey:$storeKey email:$email ttlMinutes:$ttlMinutes){customerId value}}`,
);

export type ResetPassword = { customerResetPassword: CustomerContent | null };
export type ResetPasswordVariables = { storeKey: string; tokenValue: string; newPassword: string };
export const resetPassword = document<ResetPassword, ResetPasswordVariables>(
  `mutation ResetPassword($storeKey:KeyReferenceInput!$tokenValue:String!$newPassword:String!){customerResetPassword(storeKey:$storeKey tokenValue:$tokenValue newPassword:$newPassword){...CustomerContent}}${customerContentText}${postalAddressText}${customFieldsText}`,
);
