/** The address book of a customer whom only the remote backend knew. */
import { address } from '../checkout/address.ts';
import { storedAddress } from '../checkout/stored-address.ts';
import type { AddressBook, SavedAddress } from '../customer/address-book.ts';
import type { RemoteCustomer } from './remote-customer.ts';

/** Addresses are known by their key; those without one, or without what every address of the shop has, are left out. */
export function bookOf(remote: RemoteCustomer, version: number): AddressBook {
  const read = remote.addresses.flatMap(({ id, key, ...fields }) => {
    const known = address.safeParse({ streetNumber: '', ...fields });
    if (!key || !known.success) return [];
    const { isDefaultShippingAddress, isDefaultBillingAddress, ...plain } = known.data;
    return [{ remoteId: id, saved: { ...storedAddress(plain), id: key } satisfies SavedAddress }];
  });
  const keyOf = (remoteId: string | null | undefined) =>
    read.find((each) => remoteId && each.remoteId === remoteId)?.saved.id;
  const shipTo = keyOf(remote.defaultShippingAddressId);
  const billTo = keyOf(remote.defaultBillingAddressId);
  // A default is one of those that are used.
  const usedOf = (remoteIds: readonly string[], first: string | undefined) => [
    ...new Set([first, ...remoteIds.map(keyOf)].filter((id) => id !== undefined)),
  ];
  return {
    version,
    addresses: read.map(({ saved }) => saved),
    shippingAddressIds: usedOf(remote.shippingAddressIds, shipTo),
    billingAddressIds: usedOf(remote.billingAddressIds, billTo),
    ...(shipTo && { defaultShippingAddressId: shipTo }),
    ...(billTo && { defaultBillingAddressId: billTo }),
  };
}
