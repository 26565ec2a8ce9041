/** Choices at the addresses step besides the addresses. Source: purchase-flow.txt §3 "Enumerations". */
import type { ClientType } from '../customer/customer.ts';

const shippingAddressTypes = [
  'SAME_AS_BILLING',
  'DIFFERENT_FROM_BILLING',
  'SAVED_ADDRESS',
] as const;
export type ShippingAddressType = (typeof shippingAddressTypes)[number];

/** Choices of an earlier step, stored in this browser; the addresses in the cart take precedence. */
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
