/** The address entity. Source: purchase-flow.txt §3; and what eu-2026.md F-19, F-30 and F-34 add. */
import * as z from 'zod';
import { addressCountries } from '../country/address-countries.ts';
import { asciiEmail } from '../customer/email.ts';
import { maxLengths } from './form-rules.ts';
import { visibleLine } from './line-characters.ts';

/** A single line, as in a form field: line breaks would end up in mails and on labels. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Control characters')
    .transform(visibleLine)
    .pipe(z.string().max(max));
const text = line(maxLengths.line);

export const address = z.object({
  /** Only of an address saved by the customer. */
  id: text.optional(),
  title: text.optional(),
  salutation: text.optional(),
  firstName: text,
  lastName: text,
  company: text.optional(),
  department: text.optional(),
  vatNumber: text.optional(),
  /** Legal numbers of a company or a person in the address's country, normalised: company/identifiers.ts. */
  identifiers: z.record(z.string().max(40), text).optional(),
  /** The buyer's own order number, to be printed on the invoice. */
  reference: text.optional(),
  invoiceEmail: line(maxLengths.email).transform(asciiEmail).optional(),
  streetName: text,
  /** Empty where there is none and the shopper has confirmed it. */
  streetNumber: text,
  additionalStreetInfo: text.optional(),
  additionalAddressInfo: text.optional(),
  building: text.optional(),
  apartment: text.optional(),
  pOBox: text.optional(),
  postalCode: text,
  city: text,
  region: text.optional(),
  state: text.optional(),
  country: z.enum(addressCountries),
  phone: text.optional(),
  mobile: text.optional(),
  email: line(maxLengths.email).transform(asciiEmail).optional(),
  /** Not used for faxes: a field for other data (purchase-flow.txt §3). */
  fax: text.optional(),
  isDefaultShippingAddress: z.boolean().optional(),
  isDefaultBillingAddress: z.boolean().optional(),
  deliveryNoteFloor: text.optional(),
  deliveryNoteLift: z.boolean().optional(),
  deliveryNoteTailLift: z.boolean().optional(),
  deliveryNoteForklift: z.boolean().optional(),
  /** When somebody can receive the goods. */
  deliveryNoteWindow: text.optional(),
  deliveryNoteAccess: line(maxLengths.accessNote).optional(),
});

export type Address = z.infer<typeof address>;

/** One line for error texts, and for logs that may contain addresses: `Hauptstraße 1, 10115 Berlin, DE`. */
export function addressAsText(value: Address): string {
  const { streetName, streetNumber, postalCode, city, country } = value;
  return `${`${streetName} ${streetNumber}`.trim()}, ${postalCode} ${city}, ${country.toUpperCase()}`;
}
