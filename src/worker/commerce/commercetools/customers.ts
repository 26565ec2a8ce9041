/** Customers at commercetools. An account belongs to the project, not to a store: it is the same in every market. */
import * as z from 'zod';
import type { ErrorCode } from '#domain/errors.ts';
import type { Outcome } from '#domain/operations.ts';
import { type RemoteCustomer, remoteCustomer } from '#domain/remote/remote-customer.ts';
import type { Arrived, RemoteCustomers } from '../remote/remote-shop.ts';
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
import { type Fault, failureOf } from './fault.ts';
import { checkedBy } from './read-answer.ts';
import { changed, found } from './requests.ts';

/** Minutes that a link for a new password is good for. */
const passwordTokenMinutes = 60;

const customerAnswer = z
  .looseObject({
    addresses: z.array(addressAnswer.transform((each) => ({ ...each, key: shopKeyOf(each) }))),
  })
  .transform(checkedBy(remoteCustomer));
const tokenWanted = {
  path: ['customerCreatePasswordResetToken'],
  schema: z
    .looseObject({ value: z.string(), customerId: z.string() })
    .transform(({ value, customerId }) => ({ token: value, customerId })),
  /** Nobody has the address. */
  failed: (fault: Fault): Outcome<null> =>
    fault.code === 'ResourceNotFound' ? { ok: true, data: null } : failureOf(fault),
};

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

/** The customer in an answer; the shop's own errors for some of commercetools'. */
const customerIn = (meanings: Meanings, ...path: string[]) => ({
  path,
  schema: customerAnswer,
  failed: (fault: Fault) => failureOf(fault, meanings[fault.code ?? '']),
});

export function commercetoolsCustomers(
  ask: Client,
  { types }: CommercetoolsConfig,
): RemoteCustomers {
  /** Requests for a customer are made with the project's token. */
  const arrived = (customer: Outcome<RemoteCustomer>): Outcome<Arrived> =>
    customer.ok ? { ok: true, data: { customer: customer.data } } : customer;

  return {
    mailsPasswords: false,
    async signIn({ email, password }, asked) {
      const variables = { storeKey: asked.store.key, draft: { email, password } };
      const wanted = customerIn(refusals, 'customerSignIn', 'customer');
      return arrived(await changed(ask, signIn, variables, wanted, asked));
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
      const wanted = customerIn(refusals, 'customerSignUp', 'customer');
      return arrived(await changed(ask, signUp, variables, wanted, asked));
    },
    find: (id, asked) => found(ask, customerById, { id }, customerIn({}, 'customer'), asked),
    async update({ id, version }, updates, asked) {
      const actions = updates.map((update) => customerAction(update, types));
      const wanted = customerIn(changes, 'updateCustomer');
      return changed(ask, updateCustomer, { id, version, actions }, wanted, asked);
    },
    async changePassword({ id, version }, passwords, asked) {
      const wanted = customerIn(changes, 'customerChangePassword');
      return changed(ask, changePassword, { id, version, ...passwords }, wanted, asked);
    },
    async passwordToken(email, asked) {
      const variables = { storeKey: asked.store.key, email, ttlMinutes: passwordTokenMinutes };
      return found(ask, createPasswordToken, variables, tokenWanted, asked);
    },
    async resetPassword({ tokenValue, newPassword }, asked) {
      const variables = { storeKey: asked.store.key, tokenValue, newPassword };
      const wanted = customerIn(staleTokens, 'customerResetPassword');
      return changed(ask, resetPassword, variables, wanted, asked);
    },
  };
}
