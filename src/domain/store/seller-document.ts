/**
 * The company that sells in a store, as its imprint, mails and invoices name it. Only the operator knows it, so a store
 * without it sells nothing (order-placement.ts). Source: eu-2026.md C-27, §5.
 */
import * as z from 'zod';

const line = z.string().trim().min(1).max(200);

/** What producers and sellers are registered for: the numbers of the law on waste. */
export const registrationKinds = ['weee', 'batteries', 'packaging', 'idu'] as const;

export const sellerDocument = z.strictObject({
  /** Company and goods are invented, and pages say so. */
  isDemo: z.literal(true).optional(),
  /** The year in which the shop began, for the copyright line. */
  since: z.int().min(1800).max(2100).optional(),
  legalName: line,
  street: line,
  postalCode: line,
  city: line,
  /** ISO 3166, small letters; it need not be a market. */
  country: z.string().regex(/^[a-z]{2}$/, 'a country code such as de'),
  /** The legal representatives. */
  representatives: z.array(line).max(10),
  /** Court or office with the number: `Amtsgericht Hamburg, HRB 1234`. */
  register: line.optional(),
  /** As France and Italy want it: `SAS au capital de 100 000 €`. */
  capital: line.optional(),
  vatId: line,
  /** Further numbers under the names that the market knows: NIP, IČO, SIREN. */
  numbers: z
    .array(z.strictObject({ name: line, number: line }))
    .max(10)
    .optional(),
  registrations: z
    .array(z.strictObject({ kind: z.enum(registrationKinds), number: line }))
    .max(20)
    .optional(),
  supervisoryBody: line.optional(),
  /** Who hosts the shop, with address and phone, where the law wants it named (fr). */
  host: line.optional(),
});

export type SellerDocument = z.infer<typeof sellerDocument>;
