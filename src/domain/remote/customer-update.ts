/** What brings a remote customer to the state of a customer in the shop. Source of the names: purchase-flow.txt §7. */
import type { Address } from '../checkout/address.ts';

export type CustomerUpdate =
  | { action: 'changeEmail'; email: string }
  | { action: 'setFirstName'; firstName: string }
  | { action: 'setLastName'; lastName: string }
  /** Absent: none. */
  | { action: 'setVatId'; vatId?: string | undefined }
  | { action: 'setCompanyName'; companyName?: string | undefined }
  /** ISO day. */
  | { action: 'setDateOfBirth'; dateOfBirth?: string | undefined }
  | { action: 'setLocale'; locale: string }
  /** `key` is the shop's id of the address: the ids of the remote are its own. */
  | { action: 'addAddress'; address: Address & { key: string } }
  | { action: 'changeAddress'; addressKey: string; address: Address & { key: string } }
  | { action: 'removeAddress'; addressKey: string }
  | { action: 'addShippingAddressId' | 'addBillingAddressId'; addressKey: string }
  | { action: 'removeShippingAddressId' | 'removeBillingAddressId'; addressKey: string }
  /** Absent: none. */
  | { action: 'setDefaultShippingAddress' | 'setDefaultBillingAddress'; addressKey?: string };
