/** Customers of a remote backend. The shop's database has a copy, which pages read: it follows at login and with changes. */
import type { Customer } from '#domain/customer/customer.ts';
import { failure } from '#domain/errors.ts';
import { locales } from '#domain/locale/locales.ts';
import type { Caller, Outcome } from '#domain/operations.ts';
import type { RemoteCustomer } from '#domain/remote/remote-customer.ts';
import { batch } from '../../d1/statements.ts';
import {
  adoptCustomer,
  type KnownRemoteCustomer,
  remoteCustomerOf,
  saveRemoteCustomer,
  setPassword,
} from '../../data/customers/remote-customers.ts';
import { endSessions } from '../../data/customers/sessions.ts';
import type { Environment } from '../../settings/environment.ts';
import type { CustomerRecord } from '../customer-record.ts';
import { askedBy } from './asked.ts';
import type { Arrived, Asked, RemoteCustomers } from './remote-shop.ts';

const done = { ok: true, data: null } as const;

export function remoteRecord(
  env: Pick<Environment, 'DB' | 'settings'>,
  customers: RemoteCustomers,
): CustomerRecord {
  const { DB } = env;

  /** The remote's customer; one who came another way has none until the first login with a password. */
  async function knownOf(
    { id }: Customer,
    caller: Caller,
  ): Promise<{ known?: KnownRemoteCustomer; asked: Asked }> {
    const known = await remoteCustomerOf(DB, id);
    return { asked: askedBy(env, caller, known?.session), ...(known && { known }) };
  }

  async function saved(
    customer: Customer,
    changed: Outcome<RemoteCustomer>,
  ): Promise<Outcome<null>> {
    if (!changed.ok) return changed;
    const { id, version } = changed.data;
    await saveRemoteCustomer(DB, customer.id, { id, version });
    return done;
  }

  async function adopted(
    { customer: remote, session }: Pick<Arrived, 'customer'> & Partial<Arrived>,
    password: string,
    caller: Caller,
  ): Promise<Customer> {
    const { id, version, email, firstName, lastName } = remote;
    const { companyName, vatId, dateOfBirth } = remote;
    const locale = locales.find(({ code }) => code === remote.locale)?.code ?? caller.locale;
    const profile = {
      email: email.toLowerCase(),
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      locale,
      ...(companyName && { companyName }),
      ...(vatId && { vatId }),
      ...(dateOfBirth && { dateOfBirth }),
    };
    return adoptCustomer(
      DB,
      { id, version, ...(session && { session }) },
      profile,
      password,
      caller.now,
    );
  }

  return {
    async withPassword({ email, password }, caller) {
      const arrived = await customers.signIn({ email, password }, askedBy(env, caller));
      if (arrived.ok) return { ok: true, data: await adopted(arrived.data, password, caller) };
      return arrived.code === 'LoginRefused' ? done : arrived;
    },

    async register(id, draft, caller) {
      const asked = askedBy(env, caller);
      const made = await customers.signUp(draft, asked);
      const isTaken = !made.ok && made.code === 'LoginRefused';
      // An earlier call may have made it, whose answer was lost.
      const arrived = isTaken ? await customers.signIn(draft, asked) : made;
      if (!arrived.ok) return arrived;
      const { customer, session } = arrived.data;
      await saveRemoteCustomer(DB, id, { id: customer.id, version: customer.version, session });
      return done;
    },

    async change(customer, updates, caller) {
      if (updates.length === 0) return done;
      const { known, asked } = await knownOf(customer, caller);
      if (!known) return done;
      const changed = await customers.update(known, updates, asked);
      if (changed.ok || changed.code !== 'CustomerChanged') return saved(customer, changed);
      // Somebody else has changed the customer there: the shop's change is made on that version, once.
      const current = await customers.find(known.id, asked);
      if (!current.ok) return current;
      if (!current.data) return failure('NotLoggedIn');
      const { id, version } = current.data;
      return saved(customer, await customers.update({ id, version }, updates, asked));
    },

    async changePassword(customer, passwords, caller) {
      const { known, asked } = await knownOf(customer, caller);
      if (!known) return done;
      const changed = await saved(
        customer,
        await customers.changePassword(known, passwords, asked),
      );
      // The shop compares with the password that it has, which may be older.
      if (changed.ok) await setPassword(DB, customer.id, passwords.currentPassword);
      return changed;
    },

    async passwordMail(email, caller) {
      if (!customers.mailsPasswords) return { ok: true, data: 'own' };
      const sent = await customers.passwordToken(email, askedBy(env, caller));
      return sent.ok ? { ok: true, data: 'sent' } : sent;
    },

    async redeemPassword(change, caller) {
      if (!customers.mailsPasswords) return failure('ResetTokenInvalid');
      const changed = await customers.resetPassword(change, askedBy(env, caller));
      if (!changed.ok) return changed;
      const { newPassword } = change;
      const customer = await adopted({ customer: changed.data }, newPassword, caller);
      await batch(DB, [endSessions(customer.id, '', caller.now)]);
      return { ok: true, data: customer };
    },

    async resetPassword(customer, newPassword, caller) {
      const { known, asked } = await knownOf(customer, caller);
      if (!known) return done;
      const token = await customers.passwordToken(customer.email, asked);
      if (!token.ok) return token;
      if (!token.data) return failure('ResetTokenInvalid');
      const change = { tokenValue: token.data.token, newPassword };
      return saved(customer, await customers.resetPassword(change, asked));
    },
  };
}
