/** Which shop the `origin` of a call names. */
import { expect, it } from 'vitest';
import { localeInFront, siteOfOrigin } from '#domain/locale/asked-site.ts';
import { localeOf } from '#domain/locale/locales.ts';
import { marketRules } from '../shop.ts';

const rules = {
  ...marketRules,
  storefronts: [
    'https://{country}.shop.example:8443',
    'https://front.{domain}',
    'https://one.example',
  ],
};
const siteOf = (
  origin: string,
  caller = localeOf('ch'),
  request = 'http://ch.localhost:8787/new-ct/x',
) => siteOfOrigin(origin, new URL(request), caller, rules);

it.each([
  ['http://ch.localhost:8787', 'http://ch.localhost:8787', 'de-CH'],
  ['http://ch.localhost:8787/fr', 'http://ch.localhost:8787/fr', 'fr-CH'],
  ['ch.localhost:8787', 'http://ch.localhost:8787', 'de-CH'],
  ['http://fr.localhost:8787', 'http://fr.localhost:8787', 'de-CH'],
  ['https://ch.shop.example:8443', 'https://ch.shop.example:8443', 'de-CH'],
  ['https://one.example', 'https://one.example', 'de-CH'],
  ['https://ch.shop.example:8443/it', 'https://ch.shop.example:8443/it', 'it-CH'],
])('%s is %s, in %s', (origin, site, code) => {
  expect(siteOf(origin)).toMatchObject({ site, locale: { code } });
});

it('keeps the language of the caller where the origin names none', () => {
  const french = localeOf('ch', 'fr');
  expect(siteOf('http://ch.localhost:8787', french)).toMatchObject({
    site: 'http://ch.localhost:8787/fr',
    locale: { code: 'fr-CH' },
  });
});

it.each([
  'https://ch.localhost:8787',
  'http://ch.localhost:9999',
  'http://localhost:8787',
  'http://evil.example',
  'https://de.shop.example:8443',
  'https://ch.shop.example',
  'https://ch.shop.example.evil.example:8443',
  '%%%',
])('%s is no shop of ours', (origin) => {
  expect(siteOf(origin)).toBeUndefined();
});

it.each([
  ['https://de.shop.example:8443', 'de-DE'],
  ['https://ch.shop.example:8443/fr', 'fr-CH'],
  ['https://de.shop.example:8443/fr', 'de-DE'],
  ['https://front.co.uk', 'en-GB'],
  ['https://one.example', undefined],
  ['http://de.localhost:8787', undefined],
  ['de.shop.example', undefined],
])('a shop in front at %s is for %s', (origin, code) => {
  expect(localeInFront(origin, rules)?.code).toBe(code);
});
