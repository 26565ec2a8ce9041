/** A customer as the calls answer. Source: purchase-flow.txt §3 Customer. */
import * as z from 'zod';
import { localeCode } from '../moderation/text-fields.ts';
import { clientTypes } from './customer.ts';

export const customer = z.object({
  id: z.string(),
  /** Grows with every change. */
  version: z.int(),
  email: z.string(),
  /** Mail to it has arrived: a link of it was used. */
  isEmailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  clientType: z.enum(clientTypes),
  /** ISO day. */
  dateOfBirth: z.string().exactOptional(),
  /** Of a company. */
  companyName: z.string().exactOptional(),
  /** Of a company, with its prefix. */
  vatId: z.string().exactOptional(),
  locale: localeCode,
  /** ISO time. */
  createdAt: z.string(),
});
export type Customer = z.infer<typeof customer>;
