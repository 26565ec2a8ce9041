/** The address entity. Source: purchase-flow.txt §3; only the parts a shopper can fill in today. */
import * as z from 'zod';
import { type CountryCode, countryCodes } from '../country/countries.ts';

/** One line: what a form's field can hold. Line breaks would end up in mails and on labels. */
const text = z
  .string()
  .trim()
  .max(120)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Control characters');

export const address = z.object({
  /** Of an address that the customer has saved. */
  id: z.string().max(64).optional(),
  firstName: text,
  lastName: text,
  company: text.optional(),
  department: text.optional(),
  vatNumber: text.optional(),
  streetName: text,
  streetNumber: text,
  additionalAddressInfo: text.optional(),
  postalCode: text,
  city: text,
  state: text.optional(),
  country: z.enum(countryCodes as [CountryCode, ...CountryCode[]]),
  phone: text.optional(),
});

export type Address = z.infer<typeof address>;

/** One line for error texts and logs that may carry it: `Hauptstraße 1, 10115 Berlin, DE`. */
export function addressAsText(value: Address): string {
  const { streetName, streetNumber, postalCode, city, country } = value;
  return `${streetName} ${streetNumber}, ${postalCode} ${city}, ${country.toUpperCase()}`;
}
