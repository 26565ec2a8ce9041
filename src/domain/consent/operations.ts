/** Calls about consents: rows of the contract table (../operations.ts). Source: checklist MKT-1. */
import * as z from 'zod';
import { customerEmail } from '../customer/email.ts';
import { answer, operation } from '../operation.ts';

const token = z.string().min(1).max(200);

export const consentOperations = {
  /** Sends the mail that asks to confirm. Whether the address was known before is not told. */
  subscribe: operation(z.object({ email: customerEmail }), answer<{ requestId: string }>(), {
    rateLimit: 'newsletter',
  }),
  /** The address that a request has just named, for the page that thanks; null some minutes later. */
  getSubscription: operation(z.object({ requestId: z.uuid() }), answer<{ email: string | null }>()),
  /** By the token of the mail. False where the consent was taken back, or never was. */
  confirmConsent: operation(z.object({ token }), answer<{ isGiven: boolean }>()),
  withdrawConsent: operation(z.object({ token }), answer<Record<string, never>>()),
};
