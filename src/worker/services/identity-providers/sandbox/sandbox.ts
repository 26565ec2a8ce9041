/**
 * Google and Facebook in the sandbox: the addresses and messages of the real ones, answered here and only where SANDBOX
 * is set. Their pages are at /__sandbox/identity/.
 */
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Environment } from '../../../settings/environment.ts';
import { appsecretProof } from '../facebook.ts';
import { accessOf, accessTokenFor, exchanged, type Grant } from './grants.ts';

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
      case 'oauth2.googleapis.com/tokeninfo':
        return googleTokenInfo(env, body);
      case 'openidconnect.googleapis.com/v1/userinfo':
        return googleUserInfo(env, headers);
      case 'graph.facebook.com/debug_token':
        return facebookDebugToken(env, headers, searchParams);
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
    access_token: await accessTokenFor(env, accessOfGrant(granted)),
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
    access_token: await accessTokenFor(env, accessOfGrant(granted)),
    token_type: 'bearer',
    expires_in: tokenSeconds.facebook,
    id_token: await idToken(granted),
  });
}

async function googleTokenInfo(env: Environment, body: URLSearchParams): Promise<Response> {
  const access = await accessOf(env, body.get('access_token') ?? '');
  if (access?.provider !== 'google') {
    const problem = { error: 'invalid_token', error_description: 'Invalid Value' };
    return Response.json(problem, { status: 400 });
  }
  const { client, person } = access;
  return Response.json({
    azp: client,
    aud: client,
    sub: person.subject,
    scope: 'openid',
    exp: String(Math.floor(Date.now() / 1000) + tokenSeconds.google),
    expires_in: String(tokenSeconds.google),
    email: person.email,
    email_verified: String(person.isEmailVerified),
    access_type: 'online',
  });
}

async function googleUserInfo(env: Environment, headers: Headers): Promise<Response> {
  const access = await accessOf(env, bearerOf(headers));
  if (access?.provider !== 'google') {
    return Response.json({ error: 'invalid_request' }, { status: 401 });
  }
  const { subject, email, isEmailVerified, firstName, lastName } = access.person;
  return Response.json({
    sub: subject,
    name: `${firstName} ${lastName}`,
    given_name: firstName,
    family_name: lastName,
    ...(email && { email, email_verified: isEmailVerified }),
  });
}

async function facebookDebugToken(
  env: Environment,
  headers: Headers,
  query: URLSearchParams,
): Promise<Response> {
  const { facebookClientId, facebookClientSecret } = env.settings;
  if (bearerOf(headers) !== `${facebookClientId}|${facebookClientSecret}`) {
    return facebookProblem('Invalid OAuth access token.', 190);
  }
  const access = await accessOf(env, query.get('input_token') ?? '');
  if (access?.provider !== 'facebook') {
    const error = { code: 190, message: 'Invalid OAuth access token.' };
    return Response.json({ data: { error, is_valid: false, scopes: [] } });
  }
  const { client, person } = access;
  const known = { app_id: client, type: 'USER', user_id: person.subject };
  return Response.json({ data: { ...known, is_valid: true, scopes: ['email', 'public_profile'] } });
}

const bearerOf = (headers: Headers): string =>
  headers.get('Authorization')?.replace(/^Bearer /, '') ?? '';

const accessOfGrant = ({ provider, person, query }: Grant) => ({
  provider,
  person,
  client: query.client_id,
});

async function facebookMe(
  env: Environment,
  headers: Headers,
  query: URLSearchParams,
): Promise<Response> {
  const token = bearerOf(headers);
  const access = await accessOf(env, token);
  if (access?.provider !== 'facebook') return facebookProblem('Invalid OAuth access token.', 190);
  const { person } = access;
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
