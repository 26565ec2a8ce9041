/** GET /api/visitor: which other market the visitor may want, in the language of the page. */
import { SELF } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { VisitorAnswer } from '#domain/locale/suggestion.ts';
import { visitor } from '../visitor.ts';

const browser = 'Mozilla/5.0 Chrome/140.0.0.0';

async function asked(market: string, from: string, more: Record<string, string> = {}, prefix = '') {
  const headers = { 'CF-IPCountry': from, 'User-Agent': browser, ...more };
  const response = await visitor(market).send(`${prefix}/api/visitor`, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(response.headers.getSetCookie()).toEqual([]);
  return ((await response.json()) as VisitorAnswer).suggestion;
}

it('a visitor from Austria in the German shop gets a suggestion of the Austrian one, in German', async () => {
  const suggestion = await asked('de', 'AT');
  expect(suggestion).toMatchObject({
    country: 'at',
    locale: 'de-AT',
    href: 'http://at.localhost/',
  });
  expect(suggestion?.texts.go).toContain('Österreich');
  expect(suggestion?.texts.text).toContain('Deutschland');
});

it('the suggestion is in the language of the page, and its target in that of the browser', async () => {
  const french = { 'Accept-Language': 'fr-CH,fr;q=0.9,de;q=0.5' };
  const suggestion = await asked('be', 'CH', french, '/fr');
  expect(suggestion).toMatchObject({ locale: 'fr-CH', href: 'http://ch.localhost/fr' });
  expect(suggestion?.texts.go).toContain('Suisse');
});

it('a host without a market suggests its own path for the choice, and only once', async () => {
  expect(await asked('', 'CH')).toMatchObject({ href: '/__market/de-CH' });
  expect(await asked('', 'CH', { Cookie: 'kontor-locale=sk-SK' })).toBeUndefined();
});

it.each([
  ['the own country', 'DE', {}],
  ['a country without a shop', 'US', {}],
  ['nowhere', 'XX', {}],
  ['a search engine', 'AT', { 'User-Agent': 'Googlebot/2.1' }],
])('nothing is suggested to %s', async (_who, from, more) => {
  expect(await asked('de', from, more)).toBeUndefined();
});

it('the country of a request is taken from its cf properties', async () => {
  const response = await SELF.fetch('http://de.localhost/api/visitor', {
    headers: { 'User-Agent': browser },
    cf: { country: 'FI' },
  } as RequestInit);
  const { suggestion } = (await response.json()) as VisitorAnswer;
  expect(suggestion?.country).toBe('fi');
});
