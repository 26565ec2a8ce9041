/** The payer and the shipping of a PayPal order. Source: checkout_orders_v2.json. */
import * as z from 'zod';
import { type WalletAddress, type WalletContact, word } from './contact.ts';

const address = z.object({
  address_line_1: word,
  address_line_2: word,
  admin_area_2: word,
  admin_area_1: word,
  postal_code: word,
  country_code: word,
});

/** A payer's address may contain the country only. */
const order = z.object({
  payer: z
    .object({
      email_address: word,
      name: z.object({ given_name: word, surname: word }).optional(),
      phone: z
        .object({ phone_number: z.object({ country_code: word, national_number: word }) })
        .optional(),
      address: address.optional(),
    })
    .optional(),
  purchase_units: z
    .array(
      z.object({
        shipping: z
          .object({
            name: z.object({ full_name: word }).optional(),
            address: address.optional(),
          })
          .optional(),
      }),
    )
    .min(1),
});

/** Null: not an order at all. */
export function paypalContact(value: unknown): WalletContact | null {
  const { data } = order.safeParse(value);
  if (!data) return null;
  const { payer, purchase_units } = data;
  const { shipping } = purchase_units[0] ?? {};
  const email = payer?.email_address;
  const phone = payer?.phone && phoneOf(payer.phone.phone_number);
  const billing = payer?.address?.address_line_1 ? payer.address : undefined;
  const payerName = {
    firstName: payer?.name?.given_name ?? '',
    lastName: payer?.name?.surname ?? '',
  };
  return {
    ...(email && { email }),
    ...(phone && { phone }),
    ...(billing && { billing: addressOf(billing, payerName) }),
    ...(shipping?.address && {
      shipping: addressOf(shipping.address, shipping.name?.full_name || payerName),
    }),
  };
}

/** PayPal may omit the country code. */
const phoneOf = ({ country_code, national_number }: Record<string, string>) =>
  country_code ? `+${country_code} ${national_number}` : national_number;

function addressOf(from: z.infer<typeof address>, name: WalletAddress['name']): WalletAddress {
  return {
    name,
    street: from.address_line_1,
    ...(from.address_line_2 && { additional: from.address_line_2 }),
    postalCode: from.postal_code,
    city: from.admin_area_2,
    ...(from.admin_area_1 && { state: from.admin_area_1 }),
    countryCode: from.country_code,
  };
}
