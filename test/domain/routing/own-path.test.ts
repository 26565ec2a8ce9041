/** Where a link in a mail may lead: only to pages of this site, however another address is disguised. */
import { expect, it } from 'vitest';
import { readConfirmHash, writeConfirmHash } from '#domain/consent/confirm-link.ts';
import { isOwnPath } from '#domain/routing/own-path.ts';

it.each([
  '/',
  '/search?query=drill%20bit&page=2',
  '/gastronomie',
  '/privacy-data/',
  '/fr/search?sales',
  '/saw-10209793#reviews',
  '/search?next=https://elsewhere.example//x',
  '/caf%C3%A9',
])('%j is a page of this site', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

const hostile = [
  '',
  'home',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/a\\b',
  '/%2F%2Fevil.example',
  '/%2f/evil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/a//evil.example',
  '/..//evil.example',
  '/a/../b',
  '/./a',
  '/%2e%2e/a',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nSet-Cookie: a=b',
  '/%0d%0aSet-Cookie:a=b',
  '/%00',
  '/%7f',
  '\t//evil.example',
  ' /a',
  '/a b',
  '/a\u0000',
  '/\u2215evil.example',
  '/\uFF0Fevil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '/\u0009javascript:alert(1)',
  'data:text/html,x',
  'https://evil.example/',
  'https:evil.example',
  '@evil.example',
  '.evil.example',
  '?a=b',
  '#a',
  '/new-ct/deleteCart',
  '/__market/de',
  '/fr/__market/de',
  '/api/visitor',
  `/${'a'.repeat(2000)}`,
];

it.each(hostile)('%j is not a page of this site', (path) => {
  expect(isOwnPath(path)).toBe(false);
});

it.each([...hostile, '/exConsents/confirm?hash=x', '/fr/exconsents/manageSubscriptions'])(
  'a link to %j confirms but does not redirect there',
  (redirectTo) => {
    const hash = writeConfirmHash({ emailToken: 'token', redirectTo: encodeURI(redirectTo) });
    expect(isOwnPath(readConfirmHash(hash)?.redirectTo ?? '/')).toBe(true);
    const raw = btoa(
      JSON.stringify({ email_token: 'token', redirect_to: redirectTo }).replace(
        /[^ -~]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
    );
    expect(readConfirmHash(raw)).toEqual({ emailToken: 'token' });
  },
);

it('a written hash can be read, even if a mail program or a URL changed its base64 characters', () => {
  const link = { emailToken: 'a?>b?>c', redirectTo: '/search?query=~~~%7E' };
  const hash = writeConfirmHash(link);
  expect(readConfirmHash(hash)).toEqual(link);
  expect(readConfirmHash(hash.replaceAll('+', ' '))).toEqual(link);
  expect(readConfirmHash(hash.replaceAll('+', '-').replaceAll('/', '_'))).toEqual(link);
});

it.each([
  '',
  '%',
  'e30=',
  btoa('null'),
  btoa('[]'),
  btoa('"token"'),
  btoa('{"email-token":7}'),
  btoa('{"email-token":""}'),
  btoa('{"redirect_to":"/"}'),
  btoa('{'),
])('the hash %j names no consent', (hash) => {
  expect(readConfirmHash(hash)).toBeUndefined();
});
