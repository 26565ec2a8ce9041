/**
 * Identity sync: tells an auth server of a login with Google or Facebook. Source: purchase-flow.txt §7, §9 (the
 * session's lifetime).
 */
import { sessionSeconds } from '#domain/customer/session.ts';
import type { IdentityProviderKey } from '#domain/identity/identity.ts';
import { logLine } from '#domain/log-line.ts';
import type { Environment } from '../../settings/environment.ts';

const timeoutMs = 5000;

/** `seconds`: of the session; absent: as long as every session. */
type Login = { provider: IdentityProviderKey; accessToken: string; seconds?: number | undefined };

/** `ttl`: seconds. Never throws: a login does not depend on it. */
export async function syncIdentity(
  { settings }: Environment,
  { provider, accessToken, seconds = sessionSeconds }: Login,
  ask: typeof fetch = (...request) => fetch(...request),
): Promise<void> {
  const { identitySyncUrl } = settings;
  if (!identitySyncUrl) return;
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: accessToken, provider, ttl: Math.min(seconds, sessionSeconds) }),
    signal: AbortSignal.timeout(timeoutMs),
  };
  try {
    const { ok, status } = await ask(identitySyncUrl, request);
    if (!ok) console.error(logLine('identity not synced', `status ${status}`, { provider }));
  } catch (error) {
    console.error(logLine('identity not synced', (error as Error).name, { provider }));
  }
}
