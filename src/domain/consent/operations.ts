/** Calls about consents: rows of the contract table (../operations.ts). Source: checklist MKT-1. */
import * as z from 'zod';
import { customerEmail } from '../customer/email.ts';
import { answer, operation } from '../operation.ts';

const token = z.string().min(1).max(200);

export const consentOperations = {
  /** Sends the confirmation mail. The answer does not say whether the address was known before. */
  subscribe: operation(z.object({ email: customerEmail }), answer<{ requestId: string }>(), {
    rateLimit: 'newsletter',
  }),
  /** The address of a recent request, for the page after the form; null some minutes later. */
  getSubscription: operation(z.object({ requestId: z.uuid() }), answer<{ email: string | null }>()),
  /** By the token of the mail. False if the consent was withdrawn or does not exist. */
  confirmConsent: operation(z.object({ token }), answer<{ isGiven: boolean }>()),
  /** False if no consent or request has this token. */
  withdrawConsent: operation(z.object({ token }), answer<{ isWithdrawn: boolean }>()),
};
