/** Account calls of the port. */
import type { Customer } from '#domain/customer/customer.ts';
import { vatIdOf } from '#domain/customer/profile.ts';
import { failure } from '#domain/errors.ts';
import type { KontorEvent } from '#domain/events.ts';
import { logLine } from '#domain/log-line.ts';
import type { Arrival, Caller, Commerce, Outcome } from '#domain/operations.ts';
import {
  customerById,
  customerOfSession,
  customerWithEmail,
  customerWithPassword,
  storeCustomer,
} from '../../data/customers/customers.ts';
import { countTry, resetTries } from '../../data/customers/login-attempts.ts';
import { redeemPasswordReset } from '../../data/customers/password-resets.ts';
import { publishEvent } from '../../data/events/outbox.ts';
import type { Environment } from '../../settings/environment.ts';
import { customerCarts } from './customer-carts.ts';

type AccountCalls = Pick<
  Commerce,
  | 'isLoggedIn'
  | 'getCustomer'
  | 'signUp'
  | 'signIn'
  | 'customerCreatePasswordResetToken'
  | 'customerResetPassword'
>;

export function embeddedAccounts(env: Environment): AccountCalls {
  const { known, resolve: settledOf } = customerCarts(env);
  return {
    async isLoggedIn(_input, { session }) {
      const customer = await customerOfSession(env.DB, session);
      if (!customer) return { ok: true, data: { loggedIn: false } };
      const { firstName, lastName, email } = customer;
      return { ok: true, data: { loggedIn: true, customer: { firstName, lastName, email } } };
    },
    async getCustomer(_input, { session }) {
      const customer = await customerOfSession(env.DB, session);
      return customer ? { ok: true, data: { customer } } : failure('NotLoggedIn');
    },
    async signUp(draft, caller) {
      const vatId = draft.vatId && vatIdOf(draft.vatId, caller.store.key);
      if (draft.vatId && !vatId) return failure('InvalidInput', { about: 'vatId' });
      const known = { ...draft, vatId };
      const customer = await storeCustomer(env.DB, known, caller.locale, caller.now);
      return customer ? arrived(customer, caller) : failure('EmailTaken');
    },
    async signIn({ email, password }, caller) {
      if (!(await countTry(env.DB, 'login', email, caller.now))) return failure('TooManyTries');
      const customer = await customerWithPassword(env.DB, email, password);
      if (!customer) return failure('LoginRefused');
      await resetTries(env.DB, 'login', email);
      return arrived(customer, caller);
    },
    async customerCreatePasswordResetToken({ email }, caller) {
      // After too many requests no further mail is sent; the response does not reveal this.
      if (await countTry(env.DB, 'reset', email, caller.now))
        await requestPasswordReset(email, caller);
      return { ok: true, data: {} };
    },
    async customerResetPassword({ tokenValue, newPassword }, { now }) {
      const id = await redeemPasswordReset(env.DB, tokenValue, newPassword, now);
      const customer = id && (await customerById(env.DB, id));
      if (!customer) return failure('ResetTokenInvalid');
      await resetTries(env.DB, 'login', customer.email);
      return { ok: true, data: { customer } };
    },
  };

  /** Adds the customer's cart. If it cannot be loaded, the login still succeeds and the next call for it retries. */
  async function arrived(customer: Customer, caller: Caller): Promise<Outcome<Arrival>> {
    const session = { customerId: customer.id, since: caller.now.getTime() };
    const settled = await known({ ...caller, session })
      .then(settledOf)
      .catch((error: unknown) => {
        console.error(logLine('carts not joined', error));
        return { cart: null, merged: false, notices: [] };
      });
    return { ok: true, data: { customer, ...settled } };
  }

  async function requestPasswordReset(
    email: string,
    { store, locale, site, now }: Caller,
  ): Promise<void> {
    const customer = await customerWithEmail(env.DB, email);
    const event: KontorEvent = {
      id: crypto.randomUUID(),
      at: now.toISOString(),
      type: 'password-reset-requested',
      customerId: customer?.id ?? null,
      store: store.key,
      locale,
      page: `${site}/password-reset/change-password`,
    };
    await publishEvent(env.DB, env.EVENTS, event, now);
  }
}
