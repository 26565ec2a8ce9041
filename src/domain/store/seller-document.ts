/**
 * The company that sells in a store, as its imprint, mails and invoices name it. Only the operator knows it, so a store
 * without it sells nothing (order-placement.ts). Source: eu-2026.md C-27, §5.
 */
import * as z from 'zod';
import { perLanguage } from '../catalogue/keys.ts';

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
  /** Empty: the company is no producer there. */
  registrations: z
    .array(
      z
        .strictObject({ kind: z.enum(registrationKinds), number: line })
        .refine(({ kind, number }) => kind !== 'idu' || /^FR\d{6}_\d{2}[A-Z0-9]{4}$/.test(number), {
          path: ['number'],
          message: 'an identifier such as FR123456_05ABCD',
        }),
    )
    .max(20)
    .optional(),
  supervisoryBody: line.optional(),
  /** Who hosts the shop, with address and phone, where the law wants it named (fr). */
  host: line.optional(),
  /** Absent: pages say nothing about taking part in proceedings out of court. Source: eu-2026.md C-40. */
  disputes: z
    .strictObject({
      takesPart: z.boolean(),
      /** The body that the company has joined, where the law lets it choose; with address and website. */
      body: line.optional(),
      address: line.optional(),
      url: line.optional(),
    })
    .optional(),
  /** Where authorities and users reach the company about what users have written. Source: eu-2026.md R-04. */
  contactPoint: z
    .strictObject({ email: z.email(), languages: z.array(z.string().length(2)).min(1).max(30) })
    .optional(),
  /** For product safety: name, address and e-mail in the Union (gb: in Great Britain), for a company outside it (G-01). */
  responsiblePerson: line.optional(),
  /** For data protection: name, address and e-mail where the shop sells, for a company outside it. Source: eu-2026.md D-13. */
  dataRepresentative: line.optional(),
  /** Absent: the accessibility page claims no assessment. Source: eu-2026.md A-15. */
  accessibility: z
    .strictObject({
      assessedBy: line,
      assessedOn: z.iso.date('a day such as 2026-11-24'),
      /** How, and with which result. */
      how: perLanguage(z.string().trim().min(1).max(1000)),
      barriers: z.array(perLanguage(z.string().trim().min(1).max(500))).max(30),
    })
    .optional(),
});

export type SellerDocument = z.infer<typeof sellerDocument>;
