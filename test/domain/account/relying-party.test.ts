/** Which relying party the pages of a host use, and which origins may use it. */
import { expect, it } from 'vitest';
import { relatedOrigins, relyingPartyOf } from '#domain/passkey/relying-party.ts';

it.each([
  ['https://kontor.de/fr', undefined, 'kontor.de', 'https://kontor.de', false],
  ['https://kontor.de', 'kontor.de', 'kontor.de', 'https://kontor.de', false],
  ['https://shop.kontor.de', 'kontor.de', 'kontor.de', 'https://shop.kontor.de', false],
  ['https://kontor.at', 'kontor.de', 'kontor.de', 'https://kontor.at', true],
  ['https://notkontor.de', 'kontor.de', 'kontor.de', 'https://notkontor.de', true],
  ['http://de.localhost:8787/', 'localhost', 'localhost', 'http://de.localhost:8787', false],
])('%s with %s', (site, setting, id, origin, isRelated) => {
  expect(relyingPartyOf(site, setting)).toEqual({ id, origin, isRelated });
});

it('the origins of all markets, each once, with one label', () => {
  const origins = relatedOrigins('kontor');
  expect(origins).toContain('https://kontor.co.uk');
  expect(origins).toHaveLength(25);
  expect(new Set(origins.map((origin) => new URL(origin).hostname.split('.')[0]))).toEqual(
    new Set(['kontor']),
  );
});
