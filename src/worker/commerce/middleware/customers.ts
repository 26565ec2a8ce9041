/** Customers of a middleware: they are known by the cookies that a login sets. Source: purchase-flow.txt §6, §7. */
import * as z from 'zod';
import { type ErrorCode, failure } from '#domain/errors.ts';
import type { Outcome } from '#domain/operations.ts';
import type { CustomerUpdate } from '#domain/remote/customer-update.ts';
import { type RemoteCustomer, remoteCustomer } from '#domain/remote/remote-customer.ts';
import type { Arrived, Asked, RemoteCustomers, RemoteReference } from '../remote/remote-shop.ts';
import { answerOf, readAnswer } from './answers.ts';
import type { Answered, MiddlewareClient } from './client.ts';

/** Without addresses: the book is the shop's (README.md). */
const customerAnswer = z
  .looseObject({ customer: remoteCustomer })
  .transform(({ customer }): RemoteCustomer => ({ ...customer, addresses: [] }));

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
  function arrived(name: string, answer: Outcome<Answered>): Outcome<Arrived> {
    if (!answer.ok) return answer;
    const { data, cookies = '' } = answer.data;
    const customer = readAnswer(name, data, customerAnswer);
    return customer.ok
      ? { ok: true, data: { customer: customer.data, session: { accessToken: cookies } } }
      : customer;
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
    const request = { name, main: { version, actions } };
    return conflictAs('CustomerChanged', await answerOf(call, request, customerAnswer, asked));
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
      const request = { name: 'getCustomer', isRead: true };
      const found = await answerOf(call, request, customerAnswer, asked);
      const isNobody = found.ok ? found.data.id !== id : found.code === 'NotLoggedIn';
      return isNobody ? { ok: true, data: null } : found;
    },
    update,
    async changePassword({ id, version }, passwords, asked) {
      const answer = await call({ name: 'customerChangePassword', main: passwords }, asked);
      if (!answer.ok) return answer;
      const customer = readAnswer('customerChangePassword', answer.data.data, customerAnswer);
      return customer.ok ? customer : { ok: true, data: unread(id, version) };
    },
    async passwordToken(email, asked) {
      const name = 'customerCreatePasswordResetToken';
      const answer = await call({ name, main: { email } }, asked);
      return answer.ok ? { ok: true, data: null } : answer;
    },
    async resetPassword(change, asked) {
      const main = { ...change, storeKey: asked.store.key };
      const request = { name: 'customerResetPassword', main };
      return refusedAs('ResetTokenInvalid', await answerOf(call, request, customerAnswer, asked));
    },
  };
}

/** A customer of whom the answer says nothing else. */
const unread = (id: string, version: number): RemoteCustomer =>
  remoteCustomer.parse({ id, version, email: '' });

/** The specification names no codes: any refusal of the password or the token is meant. */
function refusedAs<Data>(code: ErrorCode, answer: Outcome<Data>): Outcome<Data> {
  const isRefusal = !answer.ok && answer.code !== 'BackendFailed' && answer.code !== 'TooManyTries';
  return isRefusal ? failure(code) : answer;
}

/** A middleware without codes says of any conflict only that it is one. */
const conflictAs = <Data>(code: ErrorCode, answer: Outcome<Data>): Outcome<Data> =>
  !answer.ok && answer.code === 'ConcurrentModification' ? { ...answer, code } : answer;
