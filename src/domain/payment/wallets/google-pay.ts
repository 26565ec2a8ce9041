/** Google Pay's PaymentData. Source: developers.google.com/pay/api, response objects. */
import * as z from 'zod';
import { type WalletAddress, type WalletContact, word } from './contact.ts';

const address = z.object({
  name: word,
  address1: word,
  address2: word,
  address3: word,
  locality: word,
  administrativeArea: word,
  postalCode: word,
  countryCode: word,
  phoneNumber: word,
});

const paymentData = z.object({
  email: word,
  shippingAddress: address.optional(),
  paymentMethodData: z
    .object({ info: z.object({ billingAddress: address.optional() }).optional() })
    .optional(),
});

/** Null: not a PaymentData at all. */
export function googlePayContact(value: unknown): WalletContact | null {
  const { data } = paymentData.safeParse(value);
  if (!data) return null;
  const { email, shippingAddress: shipping } = data;
  const billing = data.paymentMethodData?.info?.billingAddress;
  const phone = shipping?.phoneNumber || billing?.phoneNumber;
  return {
    ...(email && { email }),
    ...(phone && { phone }),
    ...(billing && { billing: addressOf(billing) }),
    ...(shipping && { shipping: addressOf(shipping) }),
  };
}

function addressOf(from: z.infer<typeof address>): WalletAddress {
  const additional = [from.address2, from.address3].filter((line) => line).join(', ');
  return {
    name: from.name,
    street: from.address1,
    ...(additional && { additional }),
    postalCode: from.postalCode,
    city: from.locality,
    ...(from.administrativeArea && { state: from.administrativeArea }),
    countryCode: from.countryCode,
    ...(from.phoneNumber && { phone: from.phoneNumber }),
  };
}
