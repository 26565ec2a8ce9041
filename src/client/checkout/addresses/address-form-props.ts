/** Props of the addresses step's form and of its sections. */
import type { FieldErrors, FieldValues } from '#domain/checkout/address-form.ts';
import type { DoubtedAddresses, ValidationMode } from '#domain/checkout/address-validation.ts';
import type { SubmitFailure } from '#domain/checkout/submission.ts';
import type { AddressCountry } from '#domain/country/address-countries.ts';
import type { SavedAddress } from '#domain/customer/address-book.ts';
import type { VatOfPage } from '../vat/vat-field.tsx';

/** A country with a shop of its own. */
export type DeliveryCountry = { name: string; href: string };

export type AddressFormProps = {
  values: FieldValues;
  errors: FieldErrors;
  /** The first failure. */
  failure?: SubmitFailure | undefined;
  /** Addresses that a maps service doubts; `validationMode` says whether the shopper may keep them. */
  doubted: DoubtedAddresses;
  validationMode: ValidationMode;
  /** Whether streets are suggested while typing. */
  suggests: boolean;
  /** The customer's saved addresses; undefined for a guest, who may log in. */
  saved?: readonly SavedAddress[] | undefined;
  defaults: { shipping?: string | undefined; billing?: string | undefined };
  billingCountry: AddressCountry;
  vat: VatOfPage;
  /** The cart contains freight goods, which need a phone number on site. */
  hasFreight: boolean;
  /** The values were just submitted and are not stored anywhere else. */
  unsaved: boolean;
  /** The billing country was just changed, so its field gets the focus. */
  countryChosen: boolean;
  elsewhere: readonly DeliveryCountry[];
  /** A draft that the browser stored for another cart is not restored. */
  cartId: string;
};

export type SectionProps = AddressFormProps & {
  errorText: (name: string) => string | undefined;
  firstError: string | undefined;
};
