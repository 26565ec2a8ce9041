/** Calls for creating an account, logging in and forgotten passwords: rows of the contract table (../operations.ts). */
import * as z from 'zod';
import { type CartNotice, cartNotice } from '../cart/calls/cart-change.ts';
import type { Cart } from '../cart/cart.ts';
import { cartAnswer } from '../cart/cart-answer.ts';
import { answer, answerShownAs, operation, type Remembered } from '../operation.ts';
import { otherStoreRefusal } from '../store/named-store.ts';
import { credentialsInput, customerInput, newPasswordInput } from './account-input.ts';
import { credentials } from './customer.ts';
import { type CustomerWithBook, customer, customerWithBook } from './customer-answer.ts';
import { customerEmail } from './email.ts';
import { registrationDraft } from './registration.ts';
import type { SessionMeans } from './session.ts';

/**
 * Result of a login or registration: the customer and their cart, into which the browser's cart was merged.
 * `merged`: both carts had items. `notices`: quantities that were reduced because both together were too many.
 */
export type Arrival = {
  customer: CustomerWithBook;
  cart: Cart | null;
  merged: boolean;
  notices: CartNotice[];
};

export const arrivalAnswer = z.object({
  customer: customerWithBook,
  cart: cartAnswer.nullable(),
  merged: z.boolean(),
  notices: z.array(cartNotice),
});
const arrival = answerShownAs<Arrival>(arrivalAnswer);
const nothing = answer(z.strictObject({}));

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
    answer(
      z.object({
        loggedIn: z.boolean(),
        customer: customer.pick({ firstName: true, lastName: true, email: true }).exactOptional(),
      }),
    ),
    { remembers: ({ loggedIn }) => (loggedIn ? {} : { session: 'ended' }) },
  ),
  /**
   * Asks for an account; it begins when the link of the mail is confirmed. The answer returns what was sent, whether the
   * address has an account already or not. `cart`: null, because the browser's cart becomes the customer's only then.
   */
  signUp: operation(
    customerInput,
    answer(z.object({ customer: registrationDraft, cart: z.null() })),
    { rateLimit: 'create-account', refuses: otherStoreRefusal },
  ),
  /** The link of that mail, with the password that was chosen: only together do they begin the account. */
  confirmRegistration: operation(
    z.object({ tokenValue: z.string().max(300), password: credentials.shape.password }),
    answer<Arrival>(),
    { rateLimit: 'login', remembers: arrivedBy('registration') },
  ),
  /** An unknown e-mail address gets the same answer, after the same work, as a wrong password. */
  signIn: operation(credentialsInput, arrival, {
    rateLimit: 'login',
    refuses: otherStoreRefusal,
    remembers: arrivedBy('password'),
  }),
  /** Sends a link if there is an account; the answer does not say whether. */
  customerCreatePasswordResetToken: operation(z.object({ email: customerEmail }), nothing, {
    rateLimit: 'password-reset',
  }),
  /**
   * Sets a new password with the token of the mail. Without token and password, which the specification's browser sends
   * with only its language, nothing is asked: nothing is read, changed or mailed, and `customer` is null.
   */
  customerResetPassword: operation(
    newPasswordInput,
    answer(z.object({ customer: customer.nullable() })),
    { rateLimit: 'change-password', refuses: otherStoreRefusal },
  ),
};
