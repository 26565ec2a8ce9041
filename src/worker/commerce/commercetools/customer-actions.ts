/** Updates of a customer as actions of commercetools. Addresses are named by their key, which is the shop's id of them. */
import type { CustomerUpdate } from '#domain/remote/customer-update.ts';
import { bookAddressInput } from './addresses.ts';
import type { CommercetoolsConfig } from './config.ts';
import type { CustomerUpdateAction } from './documents/customer-inputs.ts';

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
      return { changeAddress: { addressKey, address: bookAddressInput(address, typeKey) } };
    }
    case 'removeAddress':
      return { removeAddress: { addressKey: update.addressKey } };
    case 'addShippingAddressId':
      return { addShippingAddressId: { addressKey: update.addressKey } };
    case 'addBillingAddressId':
      return { addBillingAddressId: { addressKey: update.addressKey } };
    case 'removeShippingAddressId':
      return { removeShippingAddressId: { addressKey: update.addressKey } };
    case 'removeBillingAddressId':
      return { removeBillingAddressId: { addressKey: update.addressKey } };
    case 'setDefaultShippingAddress':
      return { setDefaultShippingAddress: named(update) };
    case 'setDefaultBillingAddress':
      return { setDefaultBillingAddress: named(update) };
  }
}

/** Nothing: there shall be none. */
const named = ({ addressKey }: { addressKey?: string }) => ({ ...(addressKey && { addressKey }) });
