/** The forms of the security page about passkeys and identities. Each leads back to the page and says what happened. */
import { securityPath } from '#domain/content/links.ts';
import { identityProvider } from '#domain/identity/identity.ts';
import { parsedJson } from '#domain/json.ts';
import { createdCredential, passkeyName } from '#domain/passkey/passkey.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { callerOf } from '#worker/request/customer-of-request.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import type { SecurityNews } from './security-news.ts';

export async function addPasskey(c: KontorContext): Promise<Response> {
  const { commerce, t } = c.get('shop');
  const values = await formOf(c);
  const credential = createdCredential.safeParse(parsedJson(values.credential ?? ''));
  if (!credential.success) return back(c, 'cancelled');
  if (!(await isWithinFormLimit(c, 'passkey'))) return back(c, 'tries');
  const name = passkeyName.safeParse(values.name).data ?? t('passkey.suggested', { number: 1 });
  const outcome = await commerce.addPasskey(
    { credential: credential.data, name },
    await callerOf(c),
  );
  return back(c, outcome.ok ? 'added' : 'cancelled');
}

/** An empty name changes nothing. */
export async function renamePasskey(c: KontorContext): Promise<Response> {
  const { commerce } = c.get('shop');
  const { id = '', name } = await formOf(c);
  const read = passkeyName.safeParse(name);
  if (!read.success) return back(c, 'cancelled');
  await commerce.renamePasskey({ id, name: read.data }, await callerOf(c));
  return back(c, 'changed');
}

/** Succeeds if it is gone already. */
export async function removePasskey(c: KontorContext): Promise<Response> {
  const { commerce } = c.get('shop');
  const { id = '' } = await formOf(c);
  const outcome = await commerce.removePasskey({ id }, await callerOf(c));
  return back(c, !outcome.ok && outcome.code === 'LastWayIn' ? 'last' : 'changed');
}

/** Succeeds if it is gone already. */
export async function disconnectIdentity(c: KontorContext): Promise<Response> {
  const { commerce } = c.get('shop');
  const { provider, subject = '' } = await formOf(c);
  const read = identityProvider.safeParse(provider);
  if (!read.success) return back(c, 'changed');
  const outcome = await commerce.disconnectIdentity(
    { provider: read.data, subject },
    await callerOf(c),
  );
  return back(c, !outcome.ok && outcome.code === 'LastWayIn' ? 'last' : 'changed');
}

function back(c: KontorContext, news: SecurityNews): Response {
  return c.redirect(`${c.get('shop').prefix}${securityPath}?news=${news}`, 303);
}
