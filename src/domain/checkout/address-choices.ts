/** What a shopper chooses at the addresses step besides the addresses themselves. Source: purchase-flow.txt §3 "Enumerations". */
import type { ClientType } from '../customer/customer.ts';

const shippingAddressTypes = [
  'SAME_AS_BILLING',
  'DIFFERENT_FROM_BILLING',
  'SAVED_ADDRESS',
] as const;
export type ShippingAddressType = (typeof shippingAddressTypes)[number];

/** What this browser remembers of an earlier step; the cart and the account know better. */
export type RememberedChoices = {
  billing?: ClientType;
  shipping?: ClientType;
  shippingAddress?: ShippingAddressType;
};

export function shippingAddressTypeOf(text: string | undefined): ShippingAddressType | undefined {
  return shippingAddressTypes.find((type) => type === text);
}

export function clientTypeOf(text: string | undefined): ClientType | undefined {
  return text === 'company' || text === 'private' ? text : undefined;
}
