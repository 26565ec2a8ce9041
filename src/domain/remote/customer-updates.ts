/** What a remote customer needs to be as the shop's: pure. */
import type { AddressBook, SavedAddress } from '../customer/address-book.ts';
import { type Profile, type ProfileAction, profileActions } from '../customer/profile.ts';
import type { CustomerUpdate } from './customer-update.ts';

/** The client type is the shop's own. */
export function profileUpdates(before: Profile, after: Profile): CustomerUpdate[] {
  return profileActions(before, after).filter(isKnown);
}

type Known = Exclude<ProfileAction, { action: 'setCustomField' }>;
const isKnown = (action: ProfileAction): action is Known => action.action !== 'setCustomField';

/** Removals come last: an address that is a default is replaced first. */
export function bookUpdates(before: AddressBook, after: AddressBook): CustomerUpdate[] {
  const known = new Map(before.addresses.map((each) => [each.id, each]));
  const kept = new Set(after.addresses.map(({ id }) => id));
  const shipping = uses(before.shippingAddressIds, after.shippingAddressIds, kept);
  const billing = uses(before.billingAddressIds, after.billingAddressIds, kept);
  const { defaultShippingAddressId: shipTo, defaultBillingAddressId: billTo } = after;
  return [
    ...after.addresses.flatMap((each): CustomerUpdate[] => {
      const earlier = known.get(each.id);
      if (!earlier) return [{ action: 'addAddress', address: keyed(each) }];
      return earlier === each
        ? []
        : [{ action: 'changeAddress', addressKey: each.id, address: keyed(each) }];
    }),
    ...shipping.added.map((addressKey) => ({
      action: 'addShippingAddressId' as const,
      addressKey,
    })),
    ...billing.added.map((addressKey) => ({ action: 'addBillingAddressId' as const, addressKey })),
    ...(shipTo === before.defaultShippingAddressId
      ? []
      : [{ action: 'setDefaultShippingAddress' as const, ...(shipTo && { addressKey: shipTo }) }]),
    ...(billTo === before.defaultBillingAddressId
      ? []
      : [{ action: 'setDefaultBillingAddress' as const, ...(billTo && { addressKey: billTo }) }]),
    ...shipping.gone.map((addressKey) => ({
      action: 'removeShippingAddressId' as const,
      addressKey,
    })),
    ...billing.gone.map((addressKey) => ({
      action: 'removeBillingAddressId' as const,
      addressKey,
    })),
    ...before.addresses
      .filter(({ id }) => !kept.has(id))
      .map(({ id }) => ({ action: 'removeAddress' as const, addressKey: id })),
  ];
}

/** Adds the addresses that the remote does not have, with their uses. */
export function lackingAddresses(
  book: AddressBook,
  there: readonly { key?: string | null | undefined }[],
): CustomerUpdate[] {
  const keys = new Set(there.map(({ key }) => key));
  const isThere = (id: string | undefined) => id !== undefined && keys.has(id);
  const { defaultShippingAddressId: shipTo, defaultBillingAddressId: billTo } = book;
  const before: AddressBook = {
    version: book.version,
    addresses: book.addresses.filter(({ id }) => isThere(id)),
    shippingAddressIds: book.shippingAddressIds.filter(isThere),
    billingAddressIds: book.billingAddressIds.filter(isThere),
    ...(shipTo && isThere(shipTo) && { defaultShippingAddressId: shipTo }),
    ...(billTo && isThere(billTo) && { defaultBillingAddressId: billTo }),
  };
  return bookUpdates(before, book);
}

const keyed = ({ id, ...address }: SavedAddress) => ({ ...address, key: id });

function uses(before: readonly string[], after: readonly string[], kept: ReadonlySet<string>) {
  return {
    added: after.filter((id) => !before.includes(id)),
    gone: before.filter((id) => kept.has(id) && !after.includes(id)),
  };
}
