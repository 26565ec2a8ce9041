/** Updates of a customer as actions of commercetools. Addresses are named by their key, which is the shop's id of them. */
import type { CustomerUpdate } from '#domain/remote/customer-update.ts';
import { bookAddressInput } from './addresses.ts';
import type { CommercetoolsConfig } from './config.ts';
import type { CustomerUpdateAction } from './documents/customer-inputs.ts';
import { namedAction } from './named-action.ts';

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
  if ('address' in update) {
    const address = bookAddressInput(update.address, typeKey);
    return update.action === 'addAddress'
      ? { addAddress: { address } }
      : { changeAddress: { ...namedBy(update.addressKey), address } };
  }
  if (!('addressKey' in update)) return namedAction(update);
  const { action, addressKey } = update;
  return namedAction({ action, ...(addressKey && namedBy(addressKey)) });
}
