/** Customers at commercetools. An account belongs to the project, not to a store: it is the same in every market. */
import * as z from 'zod';
import type { ErrorCode } from '#domain/errors.ts';
import type { Outcome } from '#domain/operations.ts';
import { type RemoteCustomer, remoteCustomer } from '#domain/remote/remote-customer.ts';
import type { Arrived, Asked, RemoteCustomers } from '../remote/remote-shop.ts';
import { addressAnswer } from './addresses.ts';
import type { Client } from './client.ts';
import type { CommercetoolsConfig } from './config.ts';
import { customOf } from './custom-fields.ts';
import { customerAction, shopKeyOf } from './customer-actions.ts';
import {
  changePassword,
  createPasswordToken,
  customerById,
  resetPassword,
  signIn,
  signUp,
  updateCustomer,
} from './documents/customer.ts';
import { failureOf, type Reply } from './fault.ts';
import { checkedBy, readAnswer, readChanged } from './read-answer.ts';

/** Minutes that a link for a new password is good for. */
const passwordTokenMinutes = 60;

const customerAnswer = z
  .looseObject({
    addresses: z.array(addressAnswer.transform((each) => ({ ...each, key: shopKeyOf(each) }))),
  })
  .transform(checkedBy(remoteCustomer));
const tokenAnswer = z.looseObject({ value: z.string(), customerId: z.string() });

type Meanings = Readonly<Record<string, ErrorCode>>;
const refusals: Meanings = { InvalidCredentials: 'LoginRefused', DuplicateField: 'LoginRefused' };
const changes: Meanings = {
  ConcurrentModification: 'CustomerChanged',
  DuplicateField: 'LoginRefused',
  InvalidCurrentPassword: 'PasswordWrong',
};
const staleTokens: Meanings = {
  ResourceNotFound: 'ResetTokenInvalid',
  InvalidToken: 'ResetTokenInvalid',
  ExpiredCustomerPasswordToken: 'ResetTokenInvalid',
};

export function commercetoolsCustomers(
  ask: Client,
  { types }: CommercetoolsConfig,
): RemoteCustomers {
  /** The customer in the answer of a change. */
  function customerIn(
    endpoint: string,
    reply: Reply<object>,
    path: readonly string[],
    meanings: Meanings,
    { locale }: Asked,
  ): Outcome<RemoteCustomer> {
    if (!reply.ok) return failureOf(reply.fault, meanings[reply.fault.code ?? '']);
    return readChanged(endpoint, reply.data, path, customerAnswer, locale);
  }

  /** Requests for a customer are made with the project's token. */
  const arrived = (customer: Outcome<RemoteCustomer>): Outcome<Arrived> =>
    customer.ok ? { ok: true, data: { customer: customer.data } } : customer;

  return {
    mailsPasswords: false,
    async signIn({ email, password }, asked) {
      const variables = { storeKey: asked.store.key, draft: { email, password } };
      const reply = await ask(signIn, variables, asked);
      const path = ['customerSignIn', 'customer'];
      const customer = customerIn(signIn.name, reply, path, refusals, asked);
      return arrived(customer);
    },
    async signUp({ clientType, ...draft }, asked) {
      const { email, password, firstName, lastName, companyName, vatId } = draft;
      const custom = customOf(types.customer, { clientType });
      const variables = {
        draft: {
          email,
          password,
          firstName,
          lastName,
          locale: asked.locale,
          ...(companyName && { companyName }),
          ...(vatId && { vatId }),
          ...(custom && { custom }),
        },
      };
      const reply = await ask(signUp, variables, asked);
      const path = ['customerSignUp', 'customer'];
      const customer = customerIn(signUp.name, reply, path, refusals, asked);
      return arrived(customer);
    },
    async find(id, asked) {
      const reply = await ask(customerById, { id }, asked);
      if (!reply.ok) return failureOf(reply.fault);
      return readAnswer(customerById.name, reply.data, ['customer'], customerAnswer, asked.locale);
    },
    async update({ id, version }, updates, asked) {
      const actions = updates.map((update) => customerAction(update, types));
      const reply = await ask(updateCustomer, { id, version, actions }, asked);
      return customerIn(updateCustomer.name, reply, ['updateCustomer'], changes, asked);
    },
    async changePassword({ id, version }, passwords, asked) {
      const reply = await ask(changePassword, { id, version, ...passwords }, asked);
      return customerIn(changePassword.name, reply, ['customerChangePassword'], changes, asked);
    },
    async passwordToken(email, asked) {
      const variables = { storeKey: asked.store.key, email, ttlMinutes: passwordTokenMinutes };
      const reply = await ask(createPasswordToken, variables, asked);
      if (!reply.ok) {
        return reply.fault.code === 'ResourceNotFound'
          ? { ok: true, data: null }
          : failureOf(reply.fault);
      }
      const path = ['customerCreatePasswordResetToken'];
      const { name } = createPasswordToken;
      const read = readAnswer(name, reply.data, path, tokenAnswer, asked.locale);
      if (!read.ok) return read;
      const { data } = read;
      return { ok: true, data: data && { token: data.value, customerId: data.customerId } };
    },
    async resetPassword({ tokenValue, newPassword }, asked) {
      const variables = { storeKey: asked.store.key, tokenValue, newPassword };
      const reply = await ask(resetPassword, variables, asked);
      const path = ['customerResetPassword'];
      return customerIn(resetPassword.name, reply, path, staleTokens, asked);
    },
  };
}
