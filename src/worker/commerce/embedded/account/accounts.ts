/** Account calls of the port. */

import type { Arrival, accountOperations } from '#domain/customer/account-operations.ts';
import { readVatId } from '#domain/customer/company-of-customer.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { RegistrationDraft } from '#domain/customer/registration.ts';
import { type Failure, failure } from '#domain/errors.ts';
import type { KontorEvent } from '#domain/events.ts';
import { logLine } from '#domain/log-line.ts';
import type { Caller, Commerce, Outcome } from '#domain/operations.ts';
import { customerById, customerOfSession } from '../../../data/customers/customers.ts';
import { countLogin, countMail, forgetLogins } from '../../../data/customers/login-attempts.ts';
import {
  customerOfResetToken,
  redeemPasswordReset,
} from '../../../data/customers/password-resets.ts';
import {
  isRegistrationPassword,
  lastRegistration,
  redeemRegistration,
  registrationById,
  storeRegistration,
} from '../../../data/customers/registrations.ts';
import { withNews } from '../../../data/customers/way-in-news.ts';
import { publishEvent } from '../../../data/events/outbox.ts';
import type { Environment } from '../../../settings/environment.ts';
import { idInMailToken } from '../../../signing/mail-token.ts';
import type { Backend } from '../../backend.ts';
import type { CustomerRecord } from '../../customer-record.ts';
import { arrivals } from './arrivals.ts';
import { passwordRefusal } from './new-password.ts';

async function publishRegistration(
  { DB, EVENTS }: Environment,
  registrationId: string,
  { store, locale, site, now }: Caller,
): Promise<void> {
  const event: KontorEvent = {
    id: crypto.randomUUID(),
    at: now.toISOString(),
    type: 'customer-registered',
    registrationId,
    store: store.key,
    locale,
    site,
  };
  await publishEvent(DB, EVENTS, event, now);
}

export async function mailRegistrationAgain(
  env: Environment,
  ...[email, caller]: Parameters<Backend['mailRegistrationAgain']>
): Promise<void> {
  if (!(await countMail(env.DB, 'registration', email, caller.now))) return;
  const id = await lastRegistration(env.DB, email, caller.now);
  if (id) await publishRegistration(env, id, caller);
}

export async function registrationLink(
  { DB, settings }: Environment,
  ...[token, now]: Parameters<Backend['registrationLink']>
): ReturnType<Backend['registrationLink']> {
  const id = await idInMailToken('registration', token, settings.sessionSecret);
  if (!id) return 'invalid';
  if (await registrationById(DB, id, now)) return 'valid';
  return (await customerById(DB, id)) ? 'used' : 'invalid';
}

export function embeddedAccounts(
  env: Environment,
  record: CustomerRecord,
): Pick<Commerce, keyof typeof accountOperations> {
  const arrival = arrivals(env);
  return {
    async isLoggedIn(_input, caller) {
      const customer = await customerOfSession(env.DB, caller);
      if (!customer) return { ok: true, data: { loggedIn: false } };
      const { firstName, lastName, email } = customer;
      return { ok: true, data: { loggedIn: true, customer: { firstName, lastName, email } } };
    },
    async signUp({ password, storeKey: _here, ...asked }, caller) {
      const vatId = asked.vatId && readVatId(asked.vatId, caller.store.key).vatId;
      if (asked.vatId && !vatId) return failure('InvalidInput', { about: 'vatId' });
      const draft = { ...asked, ...(vatId && { vatId }) };
      const refusal = await passwordRefusal(env, password, draft);
      if (refusal) return refusal;
      // After too many requests no further mail is sent; the response does not reveal this.
      if (await countMail(env.DB, 'registration', draft.email, caller.now)) {
        await requestRegistration(draft, password, caller);
      }
      return { ok: true, data: { customer: draft, cart: null } };
    },
    async confirmRegistration({ tokenValue, password }, caller) {
      const { DB, settings } = env;
      const { now, network } = caller;
      const id = await idInMailToken('registration', tokenValue, settings.sessionSecret);
      const known = id && (await registrationById(DB, id, now));
      if (!known) return failure('RegistrationInvalid');
      const trier = { email: known.draft.email, network, now };
      if (!(await countLogin(DB, trier))) return refused('too many tries', 'TooManyTries');
      const isRight = await isRegistrationPassword(DB, known.id, password, now);
      if (!isRight) return refused('wrong password', 'LoginRefused');
      const told = await record.register(known.id, { ...known.draft, password }, caller);
      if (!told.ok) return told.code === 'LoginRefused' ? failure('RegistrationInvalid') : told;
      await forgetLogins(DB, trier);
      const customer = await redeemRegistration(DB, known.id, now);
      return customer ? arrived(customer, caller) : failure('RegistrationInvalid');
    },
    async signIn({ email, password }, caller) {
      const trier = { email, network: caller.network, now: caller.now };
      if (!(await countLogin(env.DB, trier))) return refused('too many tries', 'TooManyTries');
      const found = await record.withPassword({ email, password }, caller);
      if (!found.ok) return found;
      if (!found.data) return refused('wrong password', 'LoginRefused');
      await forgetLogins(env.DB, trier);
      return arrived(found.data, caller);
    },
    async customerCreatePasswordResetToken({ email }, caller) {
      // After too many requests no further mail is sent; the response does not reveal this.
      if (!(await countMail(env.DB, 'reset', email, caller.now))) return { ok: true, data: {} };
      const addressee = await record.passwordMail(email, caller);
      if (!addressee.ok) return addressee;
      await requestPasswordReset(addressee.data, caller);
      return { ok: true, data: {} };
    },
    async customerResetPassword({ tokenValue, newPassword }, caller) {
      // Only a language was sent. An empty token is a wrong one.
      if (tokenValue === undefined || newPassword === undefined) {
        return { ok: true, data: { customer: null } };
      }
      const { network, now } = caller;
      const refusal = await passwordRefusal(env, newPassword, {});
      if (refusal) return refusal;
      const owner = await customerOfResetToken(env.DB, tokenValue, now);
      if (!owner) {
        const redeemed = await record.redeemPassword({ tokenValue, newPassword }, caller);
        return redeemed.ok ? { ok: true, data: { customer: redeemed.data } } : redeemed;
      }
      const told = await record.resetPassword(owner, newPassword, caller);
      if (!told.ok) return told;
      const id = await withNews(env, caller, { change: 'passwordChanged' }, (news) =>
        redeemPasswordReset(env.DB, tokenValue, newPassword, news, now),
      );
      const customer = id && (await customerById(env.DB, id));
      if (!customer) return failure('ResetTokenInvalid');
      await forgetLogins(env.DB, { email: customer.email, network, now });
      return { ok: true, data: { customer } };
    },
  };

  async function arrived(customer: Customer, caller: Caller): Promise<Outcome<Arrival>> {
    return { ok: true, data: await arrival(customer, caller) };
  }

  /** Leaves a line in the log that names nobody. */
  function refused(reason: string, code: 'TooManyTries' | 'LoginRefused'): Failure {
    console.warn(logLine('login refused', reason));
    return failure(code);
  }

  /** The same work for every address: whether it has an account is looked up when the mail is written. */
  async function requestRegistration(
    draft: RegistrationDraft,
    password: string,
    caller: Caller,
  ): Promise<void> {
    const id = crypto.randomUUID();
    await storeRegistration(env.DB, { id, draft, locale: caller.locale }, password, caller.now);
    await publishRegistration(env, id, caller);
  }

  /** The same work if nobody gets a mail. */
  async function requestPasswordReset(
    customer: Customer | null,
    { store, locale, site, now }: Caller,
  ): Promise<void> {
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
