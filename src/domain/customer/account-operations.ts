/** Calls for creating an account, logging in and forgotten passwords: rows of the contract table (../operations.ts). */
import * as z from 'zod';
import type { CartNotice } from '../cart/apply.ts';
import type { Cart } from '../cart/cart.ts';
import { answer, operation, type Remembered } from '../operation.ts';
import { type Customer, credentials, customerDraft, newPassword } from './customer.ts';
import { customerEmail } from './email.ts';
import type { RegistrationDraft } from './registration.ts';
import type { SessionMeans } from './session.ts';

/**
 * Result of a login or registration: the customer and their cart, into which the browser's cart was merged.
 * `merged`: both carts had items. `notices`: quantities that were reduced because both together were too many.
 */
export type Arrival = {
  customer: Customer;
  cart: Cart | null;
  merged: boolean;
  notices: CartNotice[];
};

export const arrivedBy =
  (means: SessionMeans) =>
  ({ customer, cart }: Arrival): Remembered => ({
    session: { customerId: customer.id, means },
    cart: cart?.id,
  });

export const accountOperations = {
  /** For the header. A session whose customer no longer exists counts as logged out. */
  isLoggedIn: operation(
    z.object({}),
    answer<{ loggedIn: boolean; customer?: Pick<Customer, 'firstName' | 'lastName' | 'email'> }>(),
    { remembers: ({ loggedIn }) => (loggedIn ? {} : { session: 'ended' }) },
  ),
  /**
   * Asks for an account; it begins when the link of the mail is confirmed. The answer returns what was sent, whether the
   * address has an account already or not.
   */
  signUp: operation(customerDraft, answer<{ customer: RegistrationDraft }>(), {
    rateLimit: 'create-account',
  }),
  /** The link of that mail, with the password that was chosen: only together do they begin the account. */
  confirmRegistration: operation(
    z.object({ tokenValue: z.string().max(300), password: credentials.shape.password }),
    answer<Arrival>(),
    { rateLimit: 'login', remembers: arrivedBy('registration') },
  ),
  /** An unknown e-mail address gets the same answer, after the same work, as a wrong password. */
  signIn: operation(credentials, answer<Arrival>(), {
    rateLimit: 'login',
    remembers: arrivedBy('password'),
  }),
  /** Sends a link if there is an account; the answer does not say whether. */
  customerCreatePasswordResetToken: operation(
    z.object({ email: customerEmail }),
    answer<Record<string, never>>(),
    { rateLimit: 'password-reset' },
  ),
  customerResetPassword: operation(
    z.object({ tokenValue: z.string().max(200), newPassword }),
    answer<{ customer: Customer }>(),
    { rateLimit: 'change-password' },
  ),
};
