/** Calls of the port about a customer's sessions and password. */
import type { sessionOperations } from '#domain/customer/session-operations.ts';
import { failure } from '#domain/errors.ts';
import { logLine } from '#domain/log-line.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import { batch } from '../../../d1/statements.ts';
import { cartIdsOf } from '../../../data/carts/customer-carts.ts';
import { changePassword, signedIn } from '../../../data/customers/customers.ts';
import { countLogin, forgetLogins } from '../../../data/customers/login-attempts.ts';
import {
  endSession,
  endSessions,
  recordAuthentication,
  sessionsOf,
} from '../../../data/customers/sessions.ts';
import { withNews } from '../../../data/customers/way-in-news.ts';
import type { Environment } from '../../../settings/environment.ts';
import type { CustomerRecord } from '../../customer-record.ts';
import { passwordRefusal } from './new-password.ts';

export function embeddedSessions(
  env: Environment,
  record: CustomerRecord,
): Pick<Commerce, keyof typeof sessionOperations> {
  const { DB, CART } = env;

  /** Live windows of an ended session would stay open: all of the customer's connect again, if they may. */
  async function closeWindowsOf(customerId: string): Promise<void> {
    const ids = await cartIdsOf(DB, customerId);
    await Promise.all(ids.map((id) => CART.getByName(id).closeWindows()));
  }

  async function end(reason: string, statement: ReturnType<typeof endSession>, owner: string) {
    await batch(DB, [statement]);
    await closeWindowsOf(owner);
    console.warn(logLine('session ended', reason));
    return { ok: true, data: {} } as const;
  }

  function refused(reason: string, code: 'TooManyTries' | 'PasswordWrong') {
    console.warn(logLine('password refused', reason));
    return failure(code);
  }

  const current = (caller: Caller) => signedIn(DB, caller);

  return {
    async getCustomer(_input, caller) {
      const known = await current(caller);
      return known ? { ok: true, data: known } : failure('NotLoggedIn');
    },
    async signOut(_input, { session, now }) {
      if (session) await batch(DB, [endSession(session.customerId, session.id, now)]);
      return { ok: true, data: {} };
    },
    async getCustomerSessions(_input, caller) {
      const known = await current(caller);
      if (!known || !caller.session) return failure('NotLoggedIn');
      const sessions = await sessionsOf(DB, caller.session, caller.now);
      return { ok: true, data: { current: known.session.id, sessions } };
    },
    async endCustomerSession({ sessionId }, caller) {
      const known = await current(caller);
      if (!known) return failure('NotLoggedIn');
      const { id } = known.customer;
      return end('by its customer', endSession(id, sessionId, caller.now), id);
    },
    async endOtherCustomerSessions(_input, caller) {
      const known = await current(caller);
      if (!known) return failure('NotLoggedIn');
      const { customer, session } = known;
      return end('all others', endSessions(customer.id, session.id, caller.now), customer.id);
    },
    async customerConfirmPassword({ password }, caller) {
      const known = await current(caller);
      if (!known) return failure('NotLoggedIn');
      const { email } = known.customer;
      const trier = { email, network: caller.network, now: caller.now };
      if (!(await countLogin(DB, trier))) return refused('too many tries', 'TooManyTries');
      const right = await record.withPassword({ email, password }, caller);
      if (!right.ok) return right;
      if (!right.data) return refused('wrong password', 'PasswordWrong');
      await forgetLogins(DB, trier);
      await batch(DB, [recordAuthentication(known.session.id, caller.now)]);
      return { ok: true, data: {} };
    },
    async customerChangePassword({ currentPassword, newPassword }, caller) {
      const known = await current(caller);
      if (!known) return failure('NotLoggedIn');
      const { customer, session } = known;
      const trier = { email: customer.email, network: caller.network, now: caller.now };
      if (!(await countLogin(DB, trier))) return refused('too many tries', 'TooManyTries');
      const refusal = await passwordRefusal(env, newPassword, customer);
      if (refusal) return refusal;
      const told = await record.changePassword(customer, { currentPassword, newPassword }, caller);
      if (!told.ok)
        return told.code === 'PasswordWrong' ? refused('wrong password', 'PasswordWrong') : told;
      const wanted = {
        customerId: customer.id,
        sessionId: session.id,
        currentPassword,
        newPassword,
      };
      const changed = await withNews(env, caller, { change: 'passwordChanged' }, (news) =>
        changePassword(DB, { ...wanted, news }, caller.now),
      );
      if (!changed) return refused('wrong password', 'PasswordWrong');
      await forgetLogins(DB, trier);
      await closeWindowsOf(customer.id);
      console.warn(logLine('session ended', 'new password'));
      const after = await current(caller);
      return after ? { ok: true, data: after } : failure('NotLoggedIn');
    },
  };
}
