/** Initial values of the addresses form: from the cart, else from the account, else the country's defaults. */
import type { Cart } from '../cart/cart.ts';
import type { CountryCode } from '../country/countries.ts';
import { companyDefault } from '../country/features.ts';
import { type AddressBook, isSameAddress, preferredAddress } from '../customer/address-book.ts';
import type { ClientType, Customer } from '../customer/customer.ts';
import type { Address } from './address.ts';
import type { RememberedChoices, ShippingAddressType } from './address-choices.ts';
import type { FieldValues } from './address-form.ts';
import { addressValues } from './address-values.ts';

export type StartValuesInput = {
  cart: Pick<Cart, 'customerEmail' | 'billingAddress' | 'shippingAddress'>;
  market: CountryCode;
  remembered: RememberedChoices;
  customer?:
    | (Pick<Customer, 'email' | 'clientType'> &
        Partial<Pick<Customer, 'firstName' | 'lastName' | 'companyName' | 'vatId'>>)
    | undefined;
  book?: AddressBook | undefined;
};

export function startValues(beginning: StartValuesInput): FieldValues {
  const { cart, market, remembered, customer, book } = beginning;
  const { billingAddress, shippingAddress } = cart;
  const billingId = billingAddress
    ? savedIn(book, billingAddress)
    : book && preferredAddress(book, 'billing')?.id;
  const shippingAddressType = startType(beginning);
  const different = shippingAddressType === 'DIFFERENT_FROM_BILLING' && shippingAddress;
  const billingType =
    typeOf(billingAddress) ??
    remembered.billing ??
    customer?.clientType ??
    (companyDefault.has(market) ? 'company' : 'private');
  return {
    email: cart.customerEmail ?? customer?.email ?? '',
    clientType: billingType,
    billingAddressType: billingId ? 'saved' : 'new',
    'billing.addressId': billingId ?? '',
    ...(billingId ? {} : nameOf(customer)),
    ...(billingId || billingAddress ? {} : companyOf(customer)),
    ...(billingId ? {} : addressValues('billing.', billingAddress)),
    'billing.country': (billingId ? undefined : billingAddress?.country) ?? market,
    shippingAddressType,
    'shipping.clientType': typeOf(different || undefined) ?? remembered.shipping ?? billingType,
    'shipping.addressId': startId(beginning) ?? '',
    ...(different ? addressValues('shipping.', shippingAddress) : freightValues(shippingAddress)),
  };
}

/** The account's name, until an address has one. */
function nameOf(customer: StartValuesInput['customer']): FieldValues {
  const { firstName, lastName } = customer ?? {};
  return {
    ...(firstName && { 'billing.firstName': firstName }),
    ...(lastName && { 'billing.lastName': lastName }),
  };
}

/** Its company and VAT number, until there is an address: a private one has neither. */
function companyOf(customer: StartValuesInput['customer']): FieldValues {
  const { companyName, vatId } = customer ?? {};
  return {
    ...(companyName && { 'billing.company': companyName }),
    ...(vatId && { 'billing.vatNumber': vatId }),
  };
}

/** Delivery notes and phone number are shown whether or not the delivery address is the billing address. */
function freightValues(address: Address | undefined): FieldValues {
  const isNote = (name: string) => /^shipping\.(phone|deliveryNote)/.test(name);
  const values = Object.entries(addressValues('shipping.', address));
  return Object.fromEntries(values.filter(([name]) => isNote(name)));
}

/** An address with a company is a company address. Source: checklist CHK-2. */
export function typeOf(address: Address | undefined): ClientType | undefined {
  if (!address) return undefined;
  return address.company ? 'company' : 'private';
}

/** Precedence: the cart's addresses, the choice stored in this browser, then the account's default shipping address. */
function startType({ cart, remembered, book }: StartValuesInput): ShippingAddressType {
  const { billingAddress, shippingAddress } = cart;
  if (billingAddress && shippingAddress) {
    if (isSameAddress(billingAddress, shippingAddress)) return 'SAME_AS_BILLING';
    return savedIn(book, shippingAddress) ? 'SAVED_ADDRESS' : 'DIFFERENT_FROM_BILLING';
  }
  const hasSaved = book && book.addresses.length > 0;
  const { shippingAddress: chosen } = remembered;
  if (chosen && (chosen !== 'SAVED_ADDRESS' || hasSaved)) return chosen;
  const wanted = book?.defaultShippingAddressId;
  const isElsewhere = book && wanted && wanted !== preferredAddress(book, 'billing')?.id;
  return isElsewhere ? 'SAVED_ADDRESS' : 'SAME_AS_BILLING';
}

function startId({ cart, market, book }: StartValuesInput): string | undefined {
  if (!book) return undefined;
  const inCart = cart.shippingAddress && savedIn(book, cart.shippingAddress);
  const here = book.addresses.filter(({ country }) => country === market);
  return inCart ?? preferredAddress({ ...book, addresses: here }, 'shipping')?.id;
}

/** The id of the cart's address in the book, if the entry there is still the same. */
function savedIn(book: AddressBook | undefined, address: Address): string | undefined {
  return book?.addresses.find((each) => each.id === address.id && isSameAddress(each, address))?.id;
}
