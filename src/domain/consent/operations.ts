/** Calls about consents: rows of the contract table (../operations.ts). Source: checklist MKT-1. */
import * as z from 'zod';
import { customerEmail } from '../customer/email.ts';
import { answer, operation } from '../operation.ts';
import { consentSources, type OwnConsent } from './consent.ts';

const token = z.string().min(1).max(200);

export const consentOperations = {
  /**
   * Sends the confirmation mail. The answer does not say whether the address was known before. The sentence that was
   * shown in the caller's language is stored with the request, as proof.
   */
  subscribe: operation(
    z.object({ email: customerEmail, source: z.enum(consentSources).default('page') }),
    answer<{ requestId: string }>(),
    { rateLimit: 'newsletter' },
  ),
  /**
   * Those that the customer asked for while logged in or with the address that they have confirmed, the latest first; and
   * since when they want no mails that ask for reviews (ISO time).
   */
  getOwnConsents: operation(
    z.object({}),
    answer<{ consents: OwnConsent[]; reviewMailsStoppedAt: string | null }>(),
  ),
  /** One of those; a repeated call changes nothing. */
  withdrawOwnConsent: operation(z.object({ id: z.uuid() }), answer<{ isWithdrawn: boolean }>()),
  /** The address of a recent request, for the page after the form; null some minutes later. */
  getSubscription: operation(z.object({ requestId: z.uuid() }), answer<{ email: string | null }>()),
  /** By the token of the mail. False if the consent was withdrawn or does not exist. */
  confirmConsent: operation(z.object({ token }), answer<{ isGiven: boolean }>()),
  /** False if no consent or request has this token. */
  withdrawConsent: operation(z.object({ token }), answer<{ isWithdrawn: boolean }>()),
};
