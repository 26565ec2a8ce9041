/**
 * The addresses step as a whole: turns form values and the customer's address book into the data for the cart.
 * The rules of a single address: address-form.ts.
 */
import type { CountryCode } from '../country/countries.ts';
import {
  type AddressBook,
  type AddressUse,
  addressUses,
  type SavedAddress,
} from '../customer/address-book.ts';
import type { Address } from './address.ts';
import { shippingAddressTypeOf } from './address-choices.ts';
import { type FieldErrors, type FieldValues, readAddresses } from './address-form.ts';
import { addressValues } from './address-values.ts';
import type { Freight } from './delivery-place.ts';
import { typeOf } from './start-values.ts';
import { failureOf, inOrder, isVatNumberTooShort, type SubmitFailure } from './submission.ts';

export type StepOutcome =
  | {
      ok: true;
      email: string;
      billingAddress: Address;
      shippingAddress: Address;
      /** Typed addresses to save in the address book, and what they were used for. */
      toSave: { address: Address; uses: readonly AddressUse[] }[];
    }
  | { ok: false; code: SubmitFailure; errors: FieldErrors; values: FieldValues };

/** `book`: undefined for a guest. */
export function readStep(
  values: FieldValues,
  market: CountryCode,
  book: AddressBook | undefined,
  freight: Freight = {},
): StepOutcome {
  const billing = choiceOf(values, 'billing', book);
  const shipping = choiceOf(values, 'shipping', book);
  const filled = { ...values, ...billing.fields, ...shipping.fields };
  const read = readAddresses(filled, market, freight);
  const errors = inOrder({
    ...(read.ok ? {} : withoutFields(read.errors, [billing, shipping])),
    ...vatError(filled),
    ...missing(billing),
    ...missing(shipping, market),
  });
  const code = failureOf(errors);
  if (!read.ok || code) {
    return {
      ok: false,
      code: code ?? 'BillingAddressIncorrect',
      errors,
      values: {
        ...values,
        ...expandedSections(billing, errors),
        ...expandedSections(shipping, errors),
      },
    };
  }
  const { email, billingAddress, shippingAddress } = read;
  const delivery = shippingAddressTypeOf(values.shippingAddressType);
  const isDifferent = delivery === 'DIFFERENT_FROM_BILLING';
  const usesOfBilling: readonly AddressUse[] =
    delivery === 'SAME_AS_BILLING' ? addressUses : ['billing'];
  const wanted = book && values.saveAddress;
  return {
    ok: true,
    email,
    billingAddress: withId(billingAddress, billing.saved),
    shippingAddress: withId(shippingAddress, shipping.saved),
    toSave: [
      ...(wanted && !billing.isRequested ? [{ address: billingAddress, uses: usesOfBilling }] : []),
      ...(wanted && isDifferent ? [{ address: shippingAddress, uses: ['shipping'] as const }] : []),
    ],
  };
}

/** A choice from the address book: whether there is one, the saved address, and the form values for it. */
type Choice = { use: AddressUse; isRequested: boolean; saved?: SavedAddress; fields: FieldValues };

function choiceOf(values: FieldValues, use: AddressUse, book: AddressBook | undefined): Choice {
  const isRequested =
    use === 'billing'
      ? values.billingAddressType === 'saved'
      : values.shippingAddressType === 'SAVED_ADDRESS';
  if (!isRequested) return { use, isRequested, fields: {} };
  const saved = book?.addresses.find(({ id }) => id === values[`${use}.addressId`]);
  // Values of the hidden fields do not belong to the chosen address.
  const typed = Object.keys(values).filter((name) => name.startsWith(`${use}.`));
  const clientType = typeOf(saved) ?? 'private';
  const fields = {
    ...Object.fromEntries(typed.map((name) => [name, ''])),
    ...addressValues(`${use}.`, saved),
    ...(use === 'billing'
      ? { clientType }
      : { 'shipping.clientType': clientType, shippingAddressType: 'DIFFERENT_FROM_BILLING' }),
  };
  return saved ? { use, isRequested, saved, fields } : { use, isRequested, fields };
}

/** Removes field errors of a chosen address that does not exist: `missing` reports it. */
function withoutFields(errors: FieldErrors, choices: readonly Choice[]): FieldErrors {
  const gone = choices
    .filter(({ isRequested, saved }) => isRequested && !saved)
    .map(({ use }) => `${use}.`);
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => !gone.some((prefix) => name.startsWith(prefix))),
  );
}

function missing({ use, isRequested, saved }: Choice, market?: CountryCode): FieldErrors {
  if (!isRequested) return {};
  if (!saved) return { [`${use}.addressId`]: { key: 'field.savedAddress' } };
  const isForeign = market !== undefined && saved.country !== market;
  return isForeign ? { [`${use}.addressId`]: { key: 'field.savedElsewhere' } } : {};
}

function vatError(values: FieldValues): FieldErrors {
  const wrong = values.clientType === 'company' && isVatNumberTooShort(values['billing.vatNumber']);
  return wrong ? { 'billing.vatNumber': { key: 'field.vatNumber' } } : {};
}

/** The fields of a saved address that has errors, so that they can be corrected. */
function expandedSections({ use, saved, fields }: Choice, errors: FieldErrors): FieldValues {
  const lacks = Object.keys(errors).some(
    (name) => name.startsWith(`${use}.`) && name !== `${use}.addressId`,
  );
  if (!saved || !lacks) return {};
  return use === 'billing' ? { ...fields, billingAddressType: 'new' } : fields;
}

function withId(address: Address, saved: SavedAddress | undefined): Address {
  return saved ? { ...address, id: saved.id } : address;
}
