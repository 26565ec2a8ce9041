/** The two strategies by which addresses distinguish a country's languages, and which language needs no prefix. */
import { createExecutionContext, env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { countryCodes } from '#domain/country/countries.ts';
import worker from '#worker/index.ts';
import { firstDemo } from '../demo-rows.ts';
import { readPage } from '../html-page.ts';
import { readForCrawler } from '../seo-page.ts';

const byCookie = { ...env, LOCALE_STRATEGY: 'domain-cookie' };
const frenchFirst = { ...env, DEFAULT_LANGUAGES: 'be=fr ch=it' };

function visit(settings: typeof env, address: string, cookie = '') {
  const request = new Request(address, { headers: { Cookie: cookie }, redirect: 'manual' });
  return worker.fetch(request as never, settings, createExecutionContext());
}

const langAt = async (settings: typeof env, address: string, cookie?: string) =>
  (await readPage(await visit(settings, address, cookie))).lang;

describe('where a cookie names the language', () => {
  it('an address is answered in the language that was chosen, else in the default one', async () => {
    const address = 'http://ch.localhost/payment/';
    expect(await langAt(byCookie, address)).toBe('de-CH');
    expect(await langAt(byCookie, address, 'kontor-locale=it-CH')).toBe('it-CH');
    expect(await langAt(byCookie, address, 'kontor-locale=fr-BE')).toBe('de-CH');
  });

  it('an address with a language redirects to the one without it in one step', async () => {
    const response = await visit(byCookie, 'http://ch.localhost/FR/payment?a=1');
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/payment/?a=1']);
    const foreign = await visit(byCookie, 'http://ch.localhost/pl/payment');
    expect(foreign.headers.get('Location')).toBe('/');
  });

  it('the chosen language is stored for a year, and must be one of the country', async () => {
    const response = await visit(byCookie, 'http://ch.localhost/__market/fr-CH');
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/']);
    expect(response.headers.get('Set-Cookie')).toMatch(/kontor-locale=fr-CH; Max-Age=31536000/);
    expect((await visit(byCookie, 'http://ch.localhost/__market/fr-BE')).status).toBe(404);
  });

  it('the switch on a product leads to the product, by its name in the other language', async () => {
    const { slug } = await firstDemo('ch', 'de');
    const { slug: french } = await firstDemo('ch', 'fr');
    const html = await (await visit(byCookie, `http://ch.localhost/${slug}`)).text();
    const switchTo = `/__market/fr-CH?to=%2F${french}`;
    expect(html).toContain(`href="${switchTo}"`);
    const chosen = await visit(byCookie, `http://ch.localhost${switchTo}`);
    expect(chosen.headers.get('Location')).toBe(`/${french}`);
  });

  it('the switch leads to the choice of a language, and each country has one alternate', async () => {
    const page = await readForCrawler(await visit(byCookie, 'http://ch.localhost/payment/'));
    expect(page.links).toEqual(expect.arrayContaining(['/__market/de-CH?to=%2Fpayment%2F']));
    expect(page.alternates.size).toBe(countryCodes.length + 1);
    expect(page.alternates.get('de-CH')).toBe('http://ch.localhost/payment/');
    const sitemap = await visit(byCookie, 'http://ch.localhost/sitemap-content.xml');
    expect(await sitemap.text()).not.toContain('/fr');
  });

  it('no shared cache stores a page that two languages share', async () => {
    const response = await visit(byCookie, 'http://ch.localhost/payment/');
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
  });
});

describe('another default language', () => {
  it('has no prefix, and the former one gets one', async () => {
    expect(await langAt(frenchFirst, 'http://be.localhost/payment/')).toBe('fr-BE');
    expect(await langAt(frenchFirst, 'http://be.localhost/nl/payment/')).toBe('nl-BE');
    expect(await langAt(frenchFirst, 'http://ch.localhost/')).toBe('it-CH');
    expect(await langAt(frenchFirst, 'http://ch.localhost/de')).toBe('de-CH');
    const old = await visit(frenchFirst, 'http://be.localhost/fr/payment/');
    expect([old.status, old.headers.get('Location')]).toEqual([301, '/']);
  });
});

it.each([
  [{ LOCALE_STRATEGY: 'subdomain' }, 'LOCALE_STRATEGY is "subdomain", not prefix or domain-cookie'],
  [
    { DEFAULT_LANGUAGES: 'be=xx' },
    'DEFAULT_LANGUAGES is "be=xx", not pairs of a country and one of its languages',
  ],
  [
    { DEFAULT_LANGUAGES: 'de' },
    'DEFAULT_LANGUAGES is "de", not pairs of a country and one of its languages',
  ],
])('an invalid setting is named: %j', async (setting, message) => {
  const answer = async () => visit({ ...env, ...setting }, 'http://be.localhost/');
  await expect(answer()).rejects.toThrow(message);
});
