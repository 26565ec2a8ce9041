/** Customers of a remote backend. The shop's database has a copy, which pages read: it follows at login and with changes. */
import type { Customer } from '#domain/customer/customer.ts';
import { type Failure, failure } from '#domain/errors.ts';
import { locales } from '#domain/locale/locales.ts';
import { logLine } from '#domain/log-line.ts';
import type { Caller, Outcome } from '#domain/operations.ts';
import { loggedText } from '#domain/remote/backend-failure.ts';
import type { CustomerUpdate } from '#domain/remote/customer-update.ts';
import type { RemoteCustomer } from '#domain/remote/remote-customer.ts';
import { batch } from '../../d1/statements.ts';
import { customerWithEmail, customerWithPassword } from '../../data/customers/customers.ts';
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
import { completed, takenOver } from './address-books.ts';
import { askedBy } from './asked.ts';
import type { Arrived, Asked, RemoteCustomers, RemoteReference } from './remote-shop.ts';

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

  /** One whom only the shop has. Asked of nobody as well: that takes as long. */
  async function ifOwn(customer: Customer | undefined): Promise<Customer | undefined> {
    const known = await remoteCustomerOf(DB, customer?.id ?? '');
    return known ? undefined : customer;
  }

  async function saved(
    customer: Customer,
    changed: Outcome<RemoteReference>,
  ): Promise<Outcome<null>> {
    if (!changed.ok) return changed;
    const { id, version } = changed.data;
    await saveRemoteCustomer(DB, customer.id, { id, version });
    return done;
  }

  /** Undefined: the shop's customer with this address may be somebody else. */
  async function adopted(
    arrived: Arrived,
    { password, byMail = false }: { password?: string; byMail?: boolean },
    caller: Caller,
  ): Promise<Customer | undefined> {
    const { customer: remote } = arrived;
    const { email, firstName, lastName } = remote;
    const { companyName, vatId, dateOfBirth, isEmailVerified } = remote;
    const locale = locales.find(({ code }) => code === remote.locale)?.code ?? caller.locale;
    const profile = {
      email: email.toLowerCase(),
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      locale,
      ...(companyName && { companyName }),
      ...(vatId && { vatId }),
      ...(dateOfBirth && { dateOfBirth }),
      isEmailVerified: byMail || isEmailVerified === true,
    };
    return adoptCustomer(DB, knownFrom(arrived), profile, password, caller.now);
  }

  /** The remote is told what only the shop has of this customer. */
  async function tellRest(
    customer: Customer,
    remote: RemoteCustomer,
    asked: Asked,
    more: readonly CustomerUpdate[] = [],
  ): Promise<void> {
    const told = await completed(DB, customers, customer, remote, asked, more);
    if (!told.ok) notTold(customer, told);
    else if (told.data.version !== remote.version) await saved(customer, told);
  }

  /**
   * A customer whom only the shop has begins at the remote too, unless that would ask them for a confirmation by mail.
   * Without success they go on in the shop alone; the next login tries again.
   */
  async function begin(customer: Customer, password: string, asked: Asked): Promise<void> {
    if (customers.mailsPasswords) return;
    const { email, firstName, lastName, clientType, companyName, vatId, dateOfBirth } = customer;
    const names = { email, firstName, lastName, clientType };
    const draft = { ...names, ...(companyName && { companyName }), ...(vatId && { vatId }) };
    const made = await customers.signUp({ ...draft, password }, asked);
    if (!made.ok) return notTold(customer, made);
    await saveRemoteCustomer(DB, customer.id, knownFrom(made.data));
    const born = dateOfBirth ? [{ action: 'setDateOfBirth' as const, dateOfBirth }] : [];
    await tellRest(customer, made.data.customer, asked, born);
  }

  return {
    async withPassword({ email, password }, caller) {
      const asked = askedBy(env, caller);
      const arrived = await customers.signIn({ email, password }, asked);
      if (arrived.ok) {
        const customer = await adopted(arrived.data, { password }, caller);
        if (!customer) return done;
        const { customer: remote } = arrived.data;
        const current = await takenOver(DB, customer, remote);
        await tellRest(current, remote, asked);
        return { ok: true, data: current };
      }
      // A remote that does not know the address counts each login of the shop's own customer as a wrong try.
      if (arrived.code !== 'LoginRefused' && arrived.code !== 'TooManyTries') return arrived;
      const customer = await ifOwn(await customerWithPassword(DB, email, password));
      if (!customer) return arrived.code === 'LoginRefused' ? done : arrived;
      await begin(customer, password, asked);
      return { ok: true, data: customer };
    },

    async register(id, draft, caller) {
      const asked = askedBy(env, caller);
      const made = await customers.signUp(draft, asked);
      const isTaken = !made.ok && made.code === 'LoginRefused';
      // An earlier call may have made it, whose answer was lost.
      const arrived = isTaken ? await customers.signIn(draft, asked) : made;
      if (!arrived.ok) return arrived;
      await saveRemoteCustomer(DB, id, knownFrom(arrived.data));
      return done;
    },

    async change(customer, updates, caller) {
      if (updates.length === 0) return done;
      const { known, asked } = await knownOf(customer, caller);
      if (!known) return done;
      const changed = await changedOnce(known, (on) => customers.update(on, updates, asked), asked);
      return saved(customer, changed ?? failure('NotLoggedIn'));
    },

    async changePassword(customer, passwords, caller) {
      const { known, asked } = await knownOf(customer, caller);
      if (!known) return done;
      const made = await changedOnce(
        known,
        (on) => customers.changePassword(on, passwords, asked),
        asked,
      );
      const changed = await saved(customer, made ?? failure('CustomerChanged'));
      const isRepeated =
        !changed.ok &&
        changed.code === 'PasswordWrong' &&
        (await isPasswordOf(customer, known, passwords.newPassword, asked));
      if (!changed.ok && !isRepeated) return changed;
      // The shop compares with the password that it has, which may be older.
      await setPassword(DB, customer.id, passwords.currentPassword);
      return done;
    },

    async passwordMail(email, caller) {
      const asked = askedBy(env, caller);
      const token = await customers.passwordToken(email, asked);
      if (!token.ok) return token;
      if (customers.mailsPasswords) {
        return { ok: true, data: (await ifOwn(await customerWithEmail(DB, email))) ?? null };
      }
      // Asked of nobody as well: an address without an account takes as long.
      const there = await customers.find(token.data?.customerId ?? crypto.randomUUID(), asked);
      if (!there.ok) return there;
      const here = await customerWithEmail(DB, email);
      if (here || !there.data) return { ok: true, data: here ?? null };
      return { ok: true, data: (await adopted({ customer: there.data }, {}, caller)) ?? null };
    },

    async redeemPassword(change, caller) {
      if (!customers.mailsPasswords) return failure('ResetTokenInvalid');
      const changed = await customers.resetPassword(change, askedBy(env, caller));
      if (!changed.ok) return changed;
      const how = { password: change.newPassword, byMail: true };
      const customer = await adopted({ customer: changed.data }, how, caller);
      if (!customer) return failure('ResetTokenInvalid');
      await batch(DB, [endSessions(customer.id, '', caller.now)]);
      return { ok: true, data: customer };
    },

    async resetPassword(customer, newPassword, caller) {
      const { known, asked } = await knownOf(customer, caller);
      // The remote would send a mail of its own.
      if (!known && customers.mailsPasswords) return done;
      const token = await customers.passwordToken(customer.email, asked);
      if (!token.ok) return token;
      if (token.data) {
        // The shop's mail has arrived at this address: whoever has it there is the same person.
        const change = { tokenValue: token.data.token, newPassword };
        return saved(customer, await customers.resetPassword(change, asked));
      }
      if (known) return failure('ResetTokenInvalid');
      await begin(customer, newPassword, asked);
      return done;
    },
  };

  /**
   * Made again, once, on the version that the remote has: somebody else, or an earlier call, has changed the customer
   * there. Undefined: the remote has the customer no more.
   */
  async function changedOnce(
    { id, version }: RemoteReference,
    change: (on: RemoteReference) => Promise<Outcome<RemoteCustomer>>,
    asked: Asked,
  ): Promise<Outcome<RemoteCustomer> | undefined> {
    const changed = await change({ id, version });
    if (changed.ok || changed.code !== 'CustomerChanged') return changed;
    const current = await customers.find(id, asked);
    if (!current.ok) return current;
    return current.data ? change({ id, version: current.data.version }) : undefined;
  }

  /** Whether an earlier call, whose answer was lost, has set this password. */
  async function isPasswordOf(
    { id, email }: Customer,
    known: KnownRemoteCustomer,
    password: string,
    asked: Asked,
  ): Promise<boolean> {
    const arrived = await customers.signIn({ email, password }, asked);
    if (!arrived.ok || arrived.data.customer.id !== known.id) return false;
    await saveRemoteCustomer(DB, id, knownFrom(arrived.data));
    return true;
  }
}

const knownFrom = ({ customer: { id, version }, session }: Arrived): KnownRemoteCustomer => ({
  id,
  version,
  ...(session && { session }),
});

function notTold({ id }: Customer, refused: Failure): void {
  console.error(logLine('customer not told', loggedText(refused), { customerId: id }));
}
