/** ID tokens with each claim wrong, signed by `jose` with the issuer's own key or not. */
import { Buffer } from 'node:buffer';
import { exportJWK, exportSPKI, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { verifiedClaims } from '#worker/services/identity-providers/id-token.ts';

const now = new Date('2026-11-27T10:00:00Z');
const seconds = now.getTime() / 1000;
const issuer = 'https://accounts.example';
const audience = 'kontor.apps.example';
const nonce = 'the nonce of this browser';

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;
let own: Pair;
let foreign: Pair;
let next: Pair;
/** The keys that the issuer publishes, by id. */
const published = new Map<string, Pair>();
let requests = 0;

beforeAll(async () => {
  [own, foreign, next] = await Promise.all([
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('RS256', { extractable: true }),
  ]);
  published.set('2026', own);
});

const ask: typeof fetch = async () => {
  requests += 1;
  const keys = await Promise.all(
    [...published].map(async ([kid, { publicKey }]) => ({
      ...(await exportJWK(publicKey)),
      kid,
      use: 'sig',
      alg: 'RS256',
    })),
  );
  return Response.json({ keys });
};

const right: JWTPayload = {
  iss: issuer,
  aud: audience,
  azp: audience,
  sub: '1080',
  nonce,
  iat: seconds - 1,
  exp: seconds + 3600,
  email: 'jette@mail.example',
  email_verified: true,
};

const without = (name: string): JWTPayload =>
  Object.fromEntries(Object.entries(right).filter(([key]) => key !== name));

const signed = (claims: JWTPayload, key = own.privateKey, kid = '2026') =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key);

function verified(token: string, keysAddress = 'https://accounts.example/keys') {
  const expected = { issuers: [issuer], audience, nonce, keysAddress, ask };
  return verifiedClaims(token, expected, now);
}

const text = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('a token that says everything right is accepted', async () => {
  expect(await verified(await signed(right))).toMatchObject({ sub: '1080' });
  expect(await verified(await signed(without('azp')))).toMatchObject({ sub: '1080' });
  const shared = { ...right, aud: [audience, 'another.apps.example'] };
  expect(await verified(await signed(shared))).toMatchObject({ sub: '1080' });
});

describe('refused', () => {
  const cases: [string, JWTPayload][] = [
    ['no issuer', without('iss')],
    ['another issuer', { ...right, iss: 'https://accounts.example.evil.example' }],
    ['no audience', without('aud')],
    ['another audience', { ...right, aud: 'another.apps.example' }],
    ['several audiences and no authorized party', { ...without('azp'), aud: [audience, 'other'] }],
    ['another authorized party', { ...right, azp: 'another.apps.example' }],
    ['no expiry', without('exp')],
    ['expired', { ...right, exp: seconds - 31 }],
    ['no time of issue', without('iat')],
    ['issued in the future', { ...right, iat: seconds + 60 }],
    ['issued long ago', { ...right, iat: seconds - 3600 }],
    ['not valid yet', { ...right, nbf: seconds + 60 }],
    ['no nonce', without('nonce')],
    ['another nonce', { ...right, nonce: 'of another browser' }],
    ['no subject', without('sub')],
    ['an empty subject', { ...right, sub: '' }],
    ['claims of another form', { ...right, email: ['jette@mail.example'] }],
  ];

  it.each(cases)('%s', async (_what, claims) => {
    vi.spyOn(console, 'warn').mockReturnValueOnce();
    expect(await verified(await signed(claims))).toBe('refused');
  });

  const forgeries: [string, () => Promise<string>][] = [
    ['signed with another key', () => signed(right, foreign.privateKey)],
    ['a key that the issuer does not publish', () => signed(right, foreign.privateKey, '2031')],
    ['no signature (alg none)', async () => `${text({ alg: 'none' })}.${text(right)}.`],
    [
      'HS256 with the public key as secret',
      async () => {
        const secret = new TextEncoder().encode(await exportSPKI(own.publicKey));
        return new SignJWT(right).setProtectedHeader({ alg: 'HS256', kid: '2026' }).sign(secret);
      },
    ],
    [
      'another algorithm of the right key',
      async () =>
        new SignJWT(right)
          .setProtectedHeader({ alg: 'PS256', kid: '2026' })
          .sign(await importJWK(await exportJWK(own.privateKey), 'PS256')),
    ],
    [
      'another content under the right signature',
      async () => {
        const [head, , signature] = (await signed(right)).split('.');
        return [head, text({ ...right, sub: '1' }), signature].join('.');
      },
    ],
    ['no token', async () => 'abc'],
  ];

  it.each(forgeries)('%s', async (_what, forge) => {
    vi.spyOn(console, 'warn').mockReturnValueOnce();
    expect(await verified(await forge())).toBe('refused');
  });
});

it('keys are cached; a new one is found at once, and one taken back is not', async () => {
  const address = 'https://accounts.example/rotated-keys';
  const before = requests;
  await verified(await signed(right), address);
  await verified(await signed(right), address);
  expect(requests - before).toBe(1);
  published.set('2027', next);
  expect(await verified(await signed(right, next.privateKey, '2027'), address)).toMatchObject({
    sub: '1080',
  });
  expect(requests - before).toBe(2);
});

it('an issuer without an answer is told apart from a wrong token', async () => {
  vi.spyOn(console, 'warn').mockReturnValueOnce();
  const away: typeof fetch = async () => {
    throw new TypeError('fetch failed');
  };
  const keysAddress = 'https://away.example/keys';
  const expected = { issuers: [issuer], audience, nonce, keysAddress, ask: away };
  expect(await verifiedClaims(await signed(right), expected, now)).toBe('unavailable');
});
