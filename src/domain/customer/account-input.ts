/**
 * What is sent to log in, to register and for a new password: as the shop's own pages send it, or as the specification
 * writes it, a draft with the store's key. Source: purchase-flow.txt §7.
 */
import * as z from 'zod';
import { storeKey } from '../store/named-store.ts';
import { credentials, customerDraft, newPassword } from './customer.ts';

const ownCredentials = credentials.extend({ storeKey });
export const credentialsInput: z.ZodType<z.output<typeof ownCredentials>> = z.union([
  ownCredentials,
  z.object({ draft: credentials, storeKey }).transform(withoutDraft),
]);

const ownDraft = customerDraft.extend({ storeKey });
export const customerInput: z.ZodType<z.output<typeof ownDraft>> = z.union([
  ownDraft,
  z.object({ draft: customerDraft, storeKey }).transform(withoutDraft),
]);

function withoutDraft<Draft extends object, Rest extends object>({
  draft,
  ...rest
}: { draft: Draft } & Rest) {
  return { ...draft, ...rest };
}

export const newPasswordInput = z
  .object({
    tokenValue: z.string().max(200).optional(),
    newPassword: newPassword.optional(),
    storeKey,
    /** Of the texts that the sender shows, such as `de` or `de-AT`; the caller's own language is that of the address. */
    language: z.string().max(20).optional(),
  })
  .refine(
    ({ tokenValue: token, newPassword: chosen }) =>
      (token === undefined) === (chosen === undefined),
    {
      path: ['newPassword'],
      error: 'token and password belong together',
    },
  );
