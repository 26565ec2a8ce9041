/** A customer: a person with an account. Source: purchase-flow.txt §3; client types: checklist ACC-1. */
import * as z from 'zod';
import { maxLengths } from '../checkout/form-rules.ts';
import { hasHiddenCharacters, visibleLine } from '../checkout/line-characters.ts';
import { hasWebAddress } from '../checkout/web-address.ts';
import type { LocaleCode } from '../locale/locales.ts';
import { customerEmail } from './email.ts';
import { isAcceptablePassword, maxPasswordLength } from './password.ts';

export const clientTypes = ['private', 'company'] as const;
export type ClientType = (typeof clientTypes)[number];

export type Customer = {
  id: string;
  /** Grows with every change. */
  version: number;
  email: string;
  firstName: string;
  lastName: string;
  clientType: ClientType;
  locale: LocaleCode;
  /** ISO time. */
  createdAt: string;
};

/** A verified session: the browser may act for this customer. */
export type CustomerSession = {
  customerId: string;
  /** Milliseconds since 1970. A password set later ends the session. */
  since: number;
};

const name = z
  .string()
  .transform(visibleLine)
  .pipe(z.string().min(1).max(maxLengths.line))
  .refine((text) => !hasHiddenCharacters(text), 'Hidden characters')
  .refine((text) => !hasWebAddress(text, 'person'), 'a name without a web address');

export const newPassword = z
  .string()
  .refine(isAcceptablePassword, 'Password must include one letter and one number');

export const customerDraft = z.object({
  email: customerEmail,
  firstName: name,
  lastName: name,
  clientType: z.enum(clientTypes),
  password: newPassword,
});
export type CustomerDraft = z.output<typeof customerDraft>;

export const credentials = z.object({
  email: customerEmail,
  password: z.string().min(1).max(maxPasswordLength),
});
