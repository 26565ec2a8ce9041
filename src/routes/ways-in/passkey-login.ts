import { parsedJson } from '#domain/json.ts';
import { signedCredential } from '#domain/passkey/passkey.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { arrive } from '../account/after-login.ts';
import { showLogin } from '../login.tsx';

/** The form that account/browser/passkeys.ts has filled in. Without a credential nothing has happened. */
export async function logInWithPasskey(c: KontorContext): Promise<Response> {
  const { commerce, caller } = c.get('shop');
  const values = await formOf(c);
  const read = signedCredential.safeParse(parsedJson(values.credential ?? ''));
  if (!read.success) return showLogin(c, { values, errors: {} }, 'cancelled');
  if (!(await isWithinFormLimit(c, 'login'))) {
    c.status(429);
    return showLogin(c, { values, errors: {}, problem: 'form.tooManyTries' });
  }
  const outcome = await commerce.signInWithPasskey({ credential: read.data }, caller);
  if (outcome.ok) return arrive(c, outcome.data, 'passkey');
  c.status(401);
  return showLogin(c, { values, errors: {}, problem: 'passkey.refused' });
}
