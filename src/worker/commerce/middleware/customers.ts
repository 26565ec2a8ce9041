/** Customers of a middleware: they are known by the cookies that a login sets. Source: purchase-flow.txt §6, §7. */
import * as z from 'zod';
import { type ErrorCode, failure } from '#domain/errors.ts';
import type { Outcome } from '#domain/operations.ts';
import type { CustomerUpdate } from '#domain/remote/customer-update.ts';
import { type RemoteCustomer, remoteCustomer } from '#domain/remote/remote-customer.ts';
import type { Arrived, Asked, RemoteCustomers, RemoteReference } from '../remote/remote-shop.ts';
import { readAnswer } from './answers.ts';
import type { Answered, MiddlewareClient } from './client.ts';

const aCustomer = z.looseObject({ customer: remoteCustomer });

/** Of the specification, and what else a form of the shop changes. */
const described: readonly CustomerUpdate['action'][] = [
  'changeEmail',
  'setVatId',
  'setFirstName',
  'setLastName',
  'setCompanyName',
  'setDateOfBirth',
];

export function middlewareCustomers(call: MiddlewareClient): RemoteCustomers {
  /** Without addresses: the book is the shop's (README.md). */
  const customerIn = (name: string, data: unknown): Outcome<RemoteCustomer> => {
    const read = readAnswer(name, data, aCustomer);
    return read.ok ? { ok: true, data: { ...read.data.customer, addresses: [] } } : read;
  };

  function arrived(name: string, answer: Outcome<Answered>): Outcome<Arrived> {
    if (!answer.ok) return answer;
    const customer = customerIn(name, answer.data.data);
    if (!customer.ok) return customer;
    const { cookies = '' } = answer.data;
    return { ok: true, data: { customer: customer.data, session: { accessToken: cookies } } };
  }

  /** Names and numbers. */
  async function update(
    { id, version }: RemoteReference,
    updates: readonly CustomerUpdate[],
    asked: Asked,
  ): Promise<Outcome<RemoteCustomer>> {
    const actions = updates.filter(({ action }) => described.includes(action));
    if (actions.length === 0) return { ok: true, data: unread(id, version) };
    const name = 'updateCustomer';
    const answer = await call({ name, main: { version, actions } }, asked);
    const changed = conflictAs('CustomerChanged', answer);
    return changed.ok ? customerIn(name, changed.data.data) : changed;
  }

  return {
    mailsPasswords: true,
    async signIn({ email, password }, asked) {
      const main = { draft: { email, password }, storeKey: asked.store.key };
      return arrived(
        'signIn',
        refusedAs('LoginRefused', await call({ name: 'signIn', main }, asked)),
      );
    },
    async signUp(draft, asked) {
      const main = { draft, storeKey: asked.store.key };
      const answer = await call({ name: 'signUp', main }, asked);
      return arrived('signUp', conflictAs('LoginRefused', answer));
    },
    async find(id, asked) {
      const answer = await call({ name: 'getCustomer', isRead: true }, asked);
      if (!answer.ok) return answer.code === 'NotLoggedIn' ? { ok: true, data: null } : answer;
      const customer = customerIn('getCustomer', answer.data.data);
      return customer.ok && customer.data.id !== id ? { ok: true, data: null } : customer;
    },
    update,
    async changePassword({ id, version }, passwords, asked) {
      const answer = await call({ name: 'customerChangePassword', main: passwords }, asked);
      if (!answer.ok) return answer;
      const customer = customerIn('customerChangePassword', answer.data.data);
      return customer.ok ? customer : { ok: true, data: unread(id, version) };
    },
    async passwordToken(email, asked) {
      const name = 'customerCreatePasswordResetToken';
      const answer = await call({ name, main: { email } }, asked);
      return answer.ok ? { ok: true, data: null } : answer;
    },
    async resetPassword(change, asked) {
      const main = { ...change, storeKey: asked.store.key };
      const answer = await call({ name: 'customerResetPassword', main }, asked);
      const refused = refusedAs('ResetTokenInvalid', answer);
      return refused.ok ? customerIn('customerResetPassword', refused.data.data) : refused;
    },
  };
}

/** A customer of whom the answer says nothing else. */
const unread = (id: string, version: number): RemoteCustomer =>
  remoteCustomer.parse({ id, version, email: '' });

/** The specification names no codes: any refusal of the password or the token is meant. */
function refusedAs(code: ErrorCode, answer: Outcome<Answered>): Outcome<Answered> {
  const isRefusal = !answer.ok && answer.code !== 'BackendFailed' && answer.code !== 'TooManyTries';
  return isRefusal ? failure(code) : answer;
}

/** A middleware without codes says of any conflict only that it is one. */
const conflictAs = (code: ErrorCode, answer: Outcome<Answered>): Outcome<Answered> =>
  !answer.ok && answer.code === 'ConcurrentModification' ? { ...answer, code } : answer;
