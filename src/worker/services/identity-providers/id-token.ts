/** Verifies ID tokens against the keys that their issuer publishes. Source: OpenID Connect Core 1.0 §3.1.3.7. */
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWKSCacheInput,
  jwksCache,
  jwtVerify,
} from 'jose';
import * as z from 'zod';
import { logLine } from '#domain/log-line.ts';
import type { Ask, NotConfirmed } from './provider.ts';

/** Google and Facebook sign with RS256; a token that names another algorithm is refused, whatever its key. */
const algorithms = ['RS256'];
/** Seconds that clocks may differ. */
const clockTolerance = 30;
/** Seconds since it was issued: the code was exchanged just now. */
const maxTokenAge = 600;
const timeoutMs = 8000;
const cacheMs = 600_000;

/** By address. A key that is not among the cached ones causes one more request: issuers change their keys. */
const keys = new Map<string, JWKSCacheInput>();

type Expected = {
  issuers: string[];
  /** Our client id. */
  audience: string;
  nonce: string;
  keysAddress: string;
  ask: Ask;
};

const claims = z.object({
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  nonce: z.string(),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});
export type Claims = z.output<typeof claims>;

/** Never throws; a refused token is logged without its content. */
export async function verifiedClaims(
  token: string,
  { issuers, audience, nonce, keysAddress, ask }: Expected,
  now: Date,
): Promise<Claims | NotConfirmed> {
  const cache = keys.get(keysAddress) ?? {};
  keys.set(keysAddress, cache);
  const published = createRemoteJWKSet(new URL(keysAddress), {
    [customFetch]: ask,
    [jwksCache]: cache,
    timeoutDuration: timeoutMs,
    cacheMaxAge: cacheMs,
    // Only the provider's own token endpoint sends us tokens: nobody else can make us ask for keys.
    cooldownDuration: 0,
  });
  try {
    const { payload } = await jwtVerify(token, published, {
      algorithms,
      issuer: issuers,
      audience,
      clockTolerance,
      maxTokenAge,
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
      currentDate: now,
    });
    const read = claims.safeParse(payload);
    if (!read.success) return refused('a claim has another form');
    if (read.data.nonce !== nonce) return refused('another nonce');
    return isForUs(read.data, audience) ? read.data : refused('another authorized party');
  } catch (error) {
    // A timeout, or an answer without keys, is not the token's fault.
    const isOfToken =
      error instanceof errors.JOSEError &&
      !(error instanceof errors.JWKSTimeout) &&
      error.code !== 'ERR_JOSE_GENERIC';
    console.warn(logLine('id token refused', error));
    return isOfToken ? 'refused' : 'unavailable';
  }
}

/** A token for several clients must name the one that it was issued to. */
function isForUs({ aud, azp }: Claims, audience: string): boolean {
  const isShared = Array.isArray(aud) && aud.length > 1;
  return azp === undefined ? !isShared : azp === audience;
}

function refused(reason: string): 'refused' {
  console.warn(logLine('id token refused', reason));
  return 'refused';
}
