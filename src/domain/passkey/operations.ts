/** The calls for passkeys. */
import * as z from 'zod';
import { type Arrival, arrivedBy } from '../customer/account-operations.ts';
import { answer, operation } from '../operation.ts';
import {
  type CeremonyOptions,
  createdCredential,
  type Passkey,
  passkeyId,
  passkeyName,
  signedCredential,
} from './passkey.ts';

const begun = answer<{ options: CeremonyOptions }>();

export const passkeyOperations = {
  /** The same options for every visitor: they do not tell who has an account. */
  beginPasskeyLogin: operation(z.object({}), begun, { rateLimit: 'passkey' }),
  /** The customer whose passkey it is. */
  signInWithPasskey: operation(z.object({ credential: signedCredential }), answer<Arrival>(), {
    rateLimit: 'login',
    remembers: arrivedBy('passkey'),
  }),
  beginPasskeyRegistration: operation(z.object({}), begun, { rateLimit: 'passkey' }),
  addPasskey: operation(
    z.object({ credential: createdCredential, name: passkeyName }),
    answer<{ passkey: Passkey }>(),
    { rateLimit: 'passkey' },
  ),
  /** For a customer who is logged in and shows again who it is: the session then counts as authenticated now. */
  beginPasskeyConfirmation: operation(z.object({}), begun, { rateLimit: 'passkey' }),
  confirmWithPasskey: operation(
    z.object({ credential: signedCredential }),
    answer<Record<string, never>>(),
    { rateLimit: 'passkey' },
  ),
  renamePasskey: operation(
    z.object({ id: passkeyId, name: passkeyName }),
    answer<Record<string, never>>(),
  ),
  /** Refused if the customer could not log in any more. */
  removePasskey: operation(z.object({ id: passkeyId }), answer<Record<string, never>>()),
};
