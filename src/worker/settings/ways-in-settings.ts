import * as z from 'zod';
import { identityProviders } from '#domain/identity/identity.ts';
import { listOf, matching, webAddress } from './schemas.ts';
import type { Setting } from './setting.ts';

const clientId = matching(/^\S+$/, 'one word without spaces');

/** With this client id the sandbox implements the provider. */
export const sandboxClient = 'sandbox';

/** Passkeys, and accounts at other services with which customers log in. */
export const waysInSettings = {
  passkeyRpId: {
    variable: 'PASSKEY_RP_ID',
    schema: matching(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'a host name such as kontor.de'),
    meaning:
      'The host name that all passkeys belong to, for good: another one makes every passkey useless. The other markets’ domains use it as related origins. Not set: each host has passkeys of its own.',
    optional: true,
    example: 'kontor.de',
  },
  /** In the order of the buttons. */
  identityProviders: {
    variable: 'IDENTITY_PROVIDERS',
    schema: listOf(`a list of ${identityProviders.join(' and ')}`, (word) =>
      identityProviders.find((each) => each === word),
    ),
    meaning:
      'Whose accounts customers may log in with, in the order of the buttons. One without a client id has no button.',
    default: identityProviders.join(' '),
    example: 'google',
  },
  googleClientId: {
    variable: 'GOOGLE_CLIENT_ID',
    schema: clientId,
    meaning: 'The shop at Google: the id of an OAuth client of type “web application”.',
    optional: true,
    sandbox: sandboxClient,
    example: '1234-abc.apps.googleusercontent.com',
    needed: 'to log in with Google',
  },
  googleClientSecret: {
    variable: 'GOOGLE_CLIENT_SECRET',
    schema: z.string(),
    meaning: 'The secret of that client.',
    sandbox: sandboxClient,
    example: 'GOCSPX-…',
    needed: 'with `GOOGLE_CLIENT_ID`',
    place: 'secret',
  },
  googleIssuer: {
    variable: 'GOOGLE_ISSUER',
    schema: webAddress,
    meaning:
      'Who issues the ID tokens; its addresses and keys are read from `/.well-known/openid-configuration` there.',
    default: 'https://accounts.google.com',
    example: 'https://accounts.google.com',
  },
  facebookClientId: {
    variable: 'FACEBOOK_CLIENT_ID',
    schema: clientId,
    meaning: 'The shop at Facebook: the id of an app with the product Facebook Login.',
    optional: true,
    sandbox: sandboxClient,
    example: '1234567890123456',
    needed: 'to log in with Facebook',
  },
  facebookClientSecret: {
    variable: 'FACEBOOK_CLIENT_SECRET',
    schema: z.string(),
    meaning: 'The secret of that app.',
    sandbox: sandboxClient,
    example: '32 hexadecimal digits',
    needed: 'with `FACEBOOK_CLIENT_ID`',
    place: 'secret',
  },
  identitySyncUrl: {
    variable: 'IDENTITY_SYNC_URL',
    schema: webAddress,
    meaning:
      'An auth server that is told of each login with Google or Facebook: access token, provider, lifetime of the session. Not set: nobody is told.',
    optional: true,
    example: 'https://auth.kontor.example/sync',
  },
} as const satisfies Record<string, Setting>;
