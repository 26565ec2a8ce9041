/** Manufacturer and responsible person of a product. Source: Regulation (EU) 2023/988 art. 19, eu-2026.md G-01. */
import * as z from 'zod';

const contact = {
  name: z.string().min(1).max(200),
  /** One line: street, number, postcode, town. */
  postalAddress: z.string().min(5).max(300),
  /** An e-mail address or a website. */
  electronicAddress: z.union([z.email(), z.url({ protocol: /^https$/ })]),
  /** ISO 3166-1, small letters. */
  country: z.string().regex(/^[a-z]{2}$/),
};

export const manufacturer = z.strictObject(contact);
export const responsiblePerson = z.strictObject(contact);

export type Manufacturer = z.infer<typeof manufacturer>;
export type ResponsiblePerson = z.infer<typeof responsiblePerson>;
