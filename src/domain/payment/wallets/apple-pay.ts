/** Apple Pay's contacts. Source: developer.apple.com, ApplePayPayment and ApplePayPaymentContact. */
import * as z from 'zod';
import { type WalletAddress, type WalletContact, word } from './contact.ts';

const contact = z.object({
  givenName: word,
  familyName: word,
  addressLines: z.array(z.string()).optional(),
  subLocality: word,
  locality: word,
  administrativeArea: word,
  postalCode: word,
  countryCode: word,
  emailAddress: word,
  phoneNumber: word,
});

const payment = z.object({
  billingContact: contact.optional(),
  shippingContact: contact.optional(),
});

/** Null: not a payment of Apple Pay at all. E-mail and phone come with the shipping contact. */
export function applePayContact(value: unknown): WalletContact | null {
  const { data } = payment.safeParse(value);
  if (!data) return null;
  const { billingContact: billing, shippingContact: shipping } = data;
  const email = shipping?.emailAddress || billing?.emailAddress;
  const phone = shipping?.phoneNumber || billing?.phoneNumber;
  const [billed, shipped] = [billing, shipping].map((each) => each && addressOf(each));
  return {
    ...(email && { email }),
    ...(phone && { phone }),
    ...(billed && { billing: billed }),
    ...(shipped && { shipping: shipped }),
  };
}

/** Undefined: a contact with nothing but an e-mail address or a phone number. */
function addressOf(from: z.infer<typeof contact>): WalletAddress | undefined {
  const [street = '', ...more] = (from.addressLines ?? []).map((line) => line.trim());
  if (!street && !from.postalCode && !from.locality) return undefined;
  const additional = [...more, from.subLocality].filter((line) => line).join(', ');
  return {
    name: { firstName: from.givenName, lastName: from.familyName },
    street,
    ...(additional && { additional }),
    postalCode: from.postalCode,
    city: from.locality,
    ...(from.administrativeArea && { state: from.administrativeArea }),
    countryCode: from.countryCode,
    ...(from.phoneNumber && { phone: from.phoneNumber }),
  };
}
