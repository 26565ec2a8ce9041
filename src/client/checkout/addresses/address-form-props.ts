/** What the form of the addresses step is given, and what its sections share. */
import type { FieldErrors, FieldValues } from '#domain/checkout/address-form.ts';
import type { DoubtedAddresses, ValidationMode } from '#domain/checkout/address-validation.ts';
import type { SubmitFailure } from '#domain/checkout/submission.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import type { SavedAddress } from '#domain/customer/address-book.ts';
import type { VatOfPage } from '../vat/vat-field.tsx';

/** A country with a shop of its own. */
export type DeliveryCountry = { name: string; href: string };

export type AddressFormProps = {
  values: FieldValues;
  errors: FieldErrors;
  /** What failed first. */
  failure?: SubmitFailure | undefined;
  /** What a maps service doubts, and whether its writer may keep it. */
  doubted: DoubtedAddresses;
  validationMode: ValidationMode;
  /** Streets are suggested while they are typed. */
  suggests: boolean;
  /** The addresses of a customer's book; undefined for a guest, who may log in. */
  saved?: readonly SavedAddress[] | undefined;
  defaults: { shipping?: string | undefined; billing?: string | undefined };
  billingCountry: CountryCode;
  vat: VatOfPage;
  /** Something comes by lorry: somebody on site is called. */
  hasFreight: boolean;
  /** These are words that were just sent, and that nobody keeps but this page. */
  unsaved: boolean;
  /** The billing country was just chosen: there the shopper goes on. */
  countryChosen: boolean;
  elsewhere: readonly DeliveryCountry[];
  /** Whose answers these are: what a browser kept of another cart is not brought back. */
  cartId: string;
};

export type SectionProps = AddressFormProps & {
  errorText: (name: string) => string | undefined;
  firstError: string | undefined;
};
