/** A customer as the calls answer. Source: purchase-flow.txt §3 Customer. */
import * as z from 'zod';
import { localeCode } from '../moderation/text-fields.ts';
import { type AddressBook, addressBook } from './address-book.ts';
import { clientTypes } from './customer.ts';

export const customer = z.object({
  id: z.string(),
  /** Grows with every change. */
  version: z.int(),
  email: z.string(),
  /** Mail to it has arrived: a link of it was used. */
  isEmailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  clientType: z.enum(clientTypes),
  /** ISO day. */
  dateOfBirth: z.string().exactOptional(),
  /** Of a company. */
  companyName: z.string().exactOptional(),
  /** Of a company, with its prefix. */
  vatId: z.string().exactOptional(),
  locale: localeCode,
  /** ISO time. */
  createdAt: z.string(),
});
export type Customer = z.infer<typeof customer>;

/** With the address book, as it is answered to the customer's own calls: logging in and changing the profile. */
export const customerWithBook = customer.extend({
  ...addressBook.omit({ version: true }).shape,
  shippingAddresses: addressBook.shape.addresses,
  billingAddresses: addressBook.shape.addresses,
  /** The client type is a custom field in the specification: purchase-flow.txt §1. */
  custom: z.object({ clientType: customer.shape.clientType }),
});
export type CustomerWithBook = z.infer<typeof customerWithBook>;

export function customerWithBookOf(stored: Customer, book: AddressBook): CustomerWithBook {
  const { version: _ofCustomer, addresses: saved, ...ids } = book;
  // What was written into an address about defaults may be out of date: the book knows.
  const marked = saved.map((each) => ({
    ...each,
    isDefaultShippingAddress: each.id === ids.defaultShippingAddressId,
    isDefaultBillingAddress: each.id === ids.defaultBillingAddressId,
  }));
  return {
    ...stored,
    addresses: marked,
    shippingAddresses: marked.filter(({ id }) => ids.shippingAddressIds.includes(id)),
    billingAddresses: marked.filter(({ id }) => ids.billingAddressIds.includes(id)),
    ...ids,
    custom: { clientType: stored.clientType },
  };
}
