/** Calls about a customer's sessions and password: rows of the contract table (../operations.ts). */
import * as z from 'zod';
import { answer, operation } from '../operation.ts';
import { newPassword } from './customer.ts';
import { maxPasswordLength } from './password.ts';
import type { ActiveSession, SignedIn } from './session.ts';

export const sessionOperations = {
  /** The customer of the session. */
  getCustomer: operation(z.object({}), answer<SignedIn>()),
  /** Ends the session for every browser that has its cookie. Succeeds without one. */
  signOut: operation(z.object({}), answer<Record<string, never>>(), {
    remembers: () => ({ session: null, visitor: null }),
  }),
  /** The customer's sessions that have not ended, the last used first; `current`: the id of this one. */
  getCustomerSessions: operation(
    z.object({}),
    answer<{ current: string; sessions: ActiveSession[] }>(),
  ),
  /** Succeeds if the session has ended already or is another customer's. */
  endCustomerSession: operation(z.object({ sessionId: z.uuid() }), answer<Record<string, never>>()),
  endOtherCustomerSessions: operation(z.object({}), answer<Record<string, never>>()),
  /** The customer shows again who it is: the session counts as authenticated now. */
  customerConfirmPassword: operation(
    z.object({ password: z.string().min(1).max(maxPasswordLength) }),
    answer<Record<string, never>>(),
    { rateLimit: 'login' },
  ),
  /** Ends all other sessions of the customer. */
  customerChangePassword: operation(
    z.object({ currentPassword: z.string().max(maxPasswordLength), newPassword }),
    answer<SignedIn>(),
    { rateLimit: 'change-password' },
  ),
};
