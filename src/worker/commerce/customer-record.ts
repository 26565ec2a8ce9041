/**
 * Where customers are stored besides the shop's own database, which always has what its pages show. The embedded backend
 * has none; a remote one is told of each change before the shop stores it.
 */
import type { Customer, CustomerDraft } from '#domain/customer/customer.ts';
import type { Caller, Outcome } from '#domain/operations.ts';
import type { CustomerUpdate } from '#domain/remote/customer-update.ts';

type Credentials = { email: string; password: string };
type PasswordChange = { currentPassword: string; newPassword: string };

export type CustomerRecord = {
  /** The customer with this address and password; null: there is none. */
  withPassword(credentials: Credentials, caller: Caller): Promise<Outcome<Customer | null>>;
  /** Before the account with this id begins. `LoginRefused`: the address has an account. A repeated call succeeds. */
  register(id: string, draft: CustomerDraft, caller: Caller): Promise<Outcome<null>>;
  /** All updates or none. `CustomerChanged`: somebody else has changed the customer. */
  change(
    customer: Customer,
    updates: readonly CustomerUpdate[],
    caller: Caller,
  ): Promise<Outcome<null>>;
  /** `PasswordWrong`: the current one is another. */
  changePassword(
    customer: Customer,
    passwords: PasswordChange,
    caller: Caller,
  ): Promise<Outcome<null>>;
  /** Who gets the shop's link for a new password; null: nobody, or the record mails one of its own. */
  passwordMail(email: string, caller: Caller): Promise<Outcome<Customer | null>>;
  /** With a token that the shop does not know. `ResetTokenInvalid`: nor does the record. */
  redeemPassword(
    change: { tokenValue: string; newPassword: string },
    caller: Caller,
  ): Promise<Outcome<Customer>>;
  /** Before the shop's own link for a new password is redeemed. */
  resetPassword(customer: Customer, newPassword: string, caller: Caller): Promise<Outcome<null>>;
};
