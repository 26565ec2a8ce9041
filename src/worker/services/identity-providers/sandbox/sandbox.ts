/**
 * Google and Facebook in the sandbox: the addresses and messages of the real ones, answered here and only where SANDBOX
 * is set. Their pages are at /__sandbox/identity/.
 */
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Environment } from '../../../settings/environment.ts';
import { appsecretProof } from '../facebook.ts';
import { accessTokenFor, exchanged, type Grant, personOf } from './grants.ts';

/** Google's document of 2026, without the fields that nobody reads here. */
const googleDiscovery = {
  issuer: 'https://accounts.google.com',
  authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  token_endpoint: 'https://oauth2.googleapis.com/token',
  userinfo_endpoint: 'https://openidconnect.googleapis.com/v1/userinfo',
  jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
  response_types_supported: ['code', 'token', 'id_token'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'email', 'profile'],
  token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  code_challenge_methods_supported: ['plain', 'S256'],
};

const issuers = { google: googleDiscovery.issuer, facebook: 'https://www.facebook.com' };
/** Seconds. */
const tokenSeconds = { google: 3600, facebook: 5_183_944 };
const kid = 'sandbox';

let pair: ReturnType<typeof generateKeyPair> | undefined;
/** Made once per process: nobody keeps a token of the sandbox. */
function keyPair() {
  pair ??= generateKeyPair('RS256', { extractable: true });
  return pair;
}

export function sandboxAsk(env: Environment): typeof fetch {
  return async (input, init) => {
    const { hostname, pathname, searchParams } = new URL(String(input));
    const headers = new Headers(init?.headers);
    const body = new URLSearchParams(init?.body ? String(init.body) : '');
    switch (hostname + pathname) {
      case 'accounts.google.com/.well-known/openid-configuration':
        return Response.json(googleDiscovery);
      case 'www.googleapis.com/oauth2/v3/certs':
      case 'www.facebook.com/.well-known/oauth/openid/jwks/':
        return publishedKeys();
      case 'oauth2.googleapis.com/token':
        return googleToken(env, body);
      case 'graph.facebook.com/oauth/access_token':
        return facebookToken(env, body);
      case 'graph.facebook.com/me':
        return facebookMe(env, headers, searchParams);
      default:
        return new Response('Not Found', { status: 404 });
    }
  };
}

async function publishedKeys(): Promise<Response> {
  const { publicKey } = await keyPair();
  const key = { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' };
  return Response.json({ keys: [key] });
}

async function googleToken(env: Environment, body: URLSearchParams): Promise<Response> {
  const secret = env.settings.googleClientSecret;
  const isCode = body.get('grant_type') === 'authorization_code';
  const granted = isCode ? await exchanged(env, 'google', body, secret) : undefined;
  if (!granted) {
    const problem = { error: 'invalid_grant', error_description: 'Bad Request' };
    return Response.json(problem, { status: 400 });
  }
  return Response.json({
    access_token: await accessTokenFor(env, granted.person),
    expires_in: tokenSeconds.google - 1,
    scope:
      'openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile',
    token_type: 'Bearer',
    id_token: await idToken(granted),
  });
}

async function facebookToken(env: Environment, body: URLSearchParams): Promise<Response> {
  const granted = await exchanged(env, 'facebook', body, env.settings.facebookClientSecret);
  if (!granted) return facebookProblem('This authorization code has expired.', 100);
  return Response.json({
    access_token: await accessTokenFor(env, granted.person),
    token_type: 'bearer',
    expires_in: tokenSeconds.facebook,
    id_token: await idToken(granted),
  });
}

async function facebookMe(
  env: Environment,
  headers: Headers,
  query: URLSearchParams,
): Promise<Response> {
  const token = headers.get('Authorization')?.replace(/^Bearer /, '') ?? '';
  const person = await personOf(env, token);
  if (!person) return facebookProblem('Invalid OAuth access token.', 190);
  const proof = await appsecretProof(token, env.settings.facebookClientSecret);
  if (query.get('appsecret_proof') !== proof) {
    return facebookProblem('Invalid appsecret_proof provided in the API argument', 100);
  }
  const { subject, email, firstName, lastName } = person;
  const all = { id: subject, ...(email && { email }), first_name: firstName, last_name: lastName };
  const asked = query.get('fields')?.split(',') ?? [];
  return Response.json(
    Object.fromEntries(Object.entries(all).filter(([key]) => asked.includes(key))),
  );
}

function facebookProblem(message: string, code: number): Response {
  const error = { message, type: 'OAuthException', code, fbtrace_id: 'sandbox' };
  return Response.json({ error }, { status: 400 });
}

async function idToken({ provider, person, query }: Grant): Promise<string> {
  const { privateKey } = await keyPair();
  const { subject, email, isEmailVerified, firstName, lastName } = person;
  const claims = {
    ...(email && { email }),
    ...(provider === 'google' && { azp: query.client_id, email_verified: isEmailVerified }),
    name: `${firstName} ${lastName}`,
    given_name: firstName,
    family_name: lastName,
    nonce: query.nonce,
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setIssuer(issuers[provider])
    .setAudience(query.client_id)
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);
}
