/** A customer: a person with an account. Source: purchase-flow.txt §3; client types: checklist ACC-1. */
import * as z from 'zod';
import { maxLengths } from '../checkout/form-rules.ts';
import { hasHiddenCharacters, visibleLine } from '../checkout/line-characters.ts';
import { hasWebAddress } from '../checkout/web-address.ts';
import { customerEmail } from './email.ts';
import { maxPasswordLength } from './password.ts';

export const clientTypes = ['private', 'company'] as const;
export type ClientType = (typeof clientTypes)[number];

export type { Customer } from './customer-answer.ts';

/** The session that a verified cookie names: the browser may act for this customer while its row has not ended. */
export type CustomerSession = {
  id: string;
  customerId: string;
  /** How long it may be unused before it ends, in milliseconds. */
  idleMs: number;
};

/** The name of a person or a company as typed, without what nobody sees. */
const visibleName = z
  .string()
  .transform(visibleLine)
  .pipe(z.string().min(1).max(maxLengths.line))
  .refine((text) => !hasHiddenCharacters(text), 'Hidden characters');

/** Goes into the salutation of mails: a web address there would be a link. */
export const personName = visibleName.refine(
  (text) => !hasWebAddress(text, 'person'),
  'a name without a web address',
);
export const companyName = visibleName.refine(
  (text) => !hasWebAddress(text, 'company'),
  'a name without a web address',
);

export const maxVatIdLength = 40;
/** As typed; stored with its prefix. */
export const vatId = z.string().max(maxVatIdLength);

/** Which passwords may be chosen depends on a setting: the backend compares (password.ts). */
export const newPassword = z.string().min(1).max(maxPasswordLength);

export const customerDraft = z.object({
  email: customerEmail,
  firstName: personName,
  lastName: personName,
  clientType: z.enum(clientTypes),
  companyName: companyName.optional(),
  vatId: vatId.optional(),
  password: newPassword,
});
export type CustomerDraft = z.output<typeof customerDraft>;

export const credentials = z.object({
  email: customerEmail,
  password: z.string().min(1).max(maxPasswordLength),
});
