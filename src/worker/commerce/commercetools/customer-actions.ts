/** Updates of a customer as actions of commercetools. Addresses are named by their key, which is the shop's id of them. */
import type { CustomerUpdate } from '#domain/remote/customer-update.ts';
import { bookAddressInput } from './addresses.ts';
import type { CommercetoolsConfig } from './config.ts';
import type { CustomerUpdateAction } from './documents/customer-inputs.ts';

/** Before the id of an address that somebody else has created without a key. */
const idMark = 'remote-';

type AnsweredAddress = { country: string; id?: unknown; key?: unknown };
/** As the shop names an address of an answer. */
export const shopKeyOf = ({ id, key }: AnsweredAddress): unknown =>
  key ?? (typeof id === 'string' ? idMark + id : undefined);

const namedBy = (addressKey: string) =>
  addressKey.startsWith(idMark) ? { addressId: addressKey.slice(idMark.length) } : { addressKey };

export function customerAction(
  update: CustomerUpdate,
  { address: typeKey }: CommercetoolsConfig['types'],
): CustomerUpdateAction {
  switch (update.action) {
    case 'changeEmail':
      return { changeEmail: { email: update.email } };
    case 'setFirstName':
      return { setFirstName: { firstName: update.firstName } };
    case 'setLastName':
      return { setLastName: { lastName: update.lastName } };
    case 'setVatId':
      return { setVatId: { vatId: update.vatId ?? null } };
    case 'setCompanyName':
      return { setCompanyName: { companyName: update.companyName ?? null } };
    case 'setDateOfBirth':
      return { setDateOfBirth: { dateOfBirth: update.dateOfBirth ?? null } };
    case 'setLocale':
      return { setLocale: { locale: update.locale } };
    case 'addAddress':
      return { addAddress: { address: bookAddressInput(update.address, typeKey) } };
    case 'changeAddress': {
      const { addressKey, address } = update;
      return {
        changeAddress: { ...namedBy(addressKey), address: bookAddressInput(address, typeKey) },
      };
    }
    case 'removeAddress':
      return { removeAddress: namedBy(update.addressKey) };
    case 'addShippingAddressId':
      return { addShippingAddressId: namedBy(update.addressKey) };
    case 'addBillingAddressId':
      return { addBillingAddressId: namedBy(update.addressKey) };
    case 'removeShippingAddressId':
      return { removeShippingAddressId: namedBy(update.addressKey) };
    case 'removeBillingAddressId':
      return { removeBillingAddressId: namedBy(update.addressKey) };
    case 'setDefaultShippingAddress':
      return { setDefaultShippingAddress: named(update) };
    case 'setDefaultBillingAddress':
      return { setDefaultBillingAddress: named(update) };
  }
}

/** Nothing: there shall be none. */
const named = ({ addressKey }: { addressKey?: string }) => ({
  ...(addressKey && namedBy(addressKey)),
});
