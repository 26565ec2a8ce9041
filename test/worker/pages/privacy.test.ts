/// <reference types="vite/types/importMeta.d.ts" />
/** The privacy notice: what this shop really does, in every locale. Source: eu-2026.md D-13. */
import { expect, it } from 'vitest';
import { factsOf } from '#domain/country/countries.ts';
import { ownNameIn } from '#domain/country/own-name.ts';
import { locales } from '#domain/locale/locales.ts';
import { prefixOf } from '#domain/locale/market.ts';
import { marketRules } from '../../domain/shop.ts';
import { readPage, wordsOf } from '../html-page.ts';
import { decodedText } from '../html-prices.ts';
import { pageOfStore } from '../other-store.ts';
import { visitor } from '../visitor.ts';

/** All cookie names in the sources: a new cookie needs a line in the notice. */
const sources = import.meta.glob<string>('../../../src/worker/request/*cookies.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const cookieNames = Object.values(sources).flatMap((text) =>
  [...text.matchAll(/'(kontor-[a-z-]+)'/g)].map(([, name = '']) => name),
);

it.each(locales)(
  'the notice in $code names the controller, purposes, recipients, periods and rights',
  async (locale) => {
    const { country, language } = locale;
    const path = `${prefixOf(locale, marketRules)}/privacy-data/`;
    const page = await readPage(await visitor(country).get(path));
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(wordsOf(page.html)) ?? [];
    const words = decodedText(main);
    const titles = [...main.matchAll(/<h2>([^<]+)</g)].map(([, title]) => title);
    expect(titles).toHaveLength(9);
    expect(words).toContain('Kontor Demo, Musterstraße 1, 20457 Hamburg');
    expect(words).toContain(ownNameIn(factsOf(country).law.dataProtection, language));
    expect(words).toContain('Adyen, PayPal');
    expect(words).not.toMatch(/\{|undefined/);
  },
);

it('the notice names every cookie that is ever set, and how long it lasts', async () => {
  const html = await (await visitor('ie').get('/privacy-data/')).text();
  expect(cookieNames.length).toBeGreaterThan(10);
  for (const name of cookieNames) expect(html).toContain(name);
  expect(decodedText(html.replace(/<!-- -->/g, ''))).toContain(
    'kontor-cart, kontor-has-cart: Basket, 30 days',
  );
});

it('the notice names the maps service and the registries where the store uses them', async () => {
  const off = { vatValidationEnabled: false, addressValidationEnabled: false };
  const on = { vatValidationEnabled: true, addressValidationEnabled: true };
  const without = await pageOfStore('ie', '/privacy-data/', off);
  const asking = await pageOfStore('ie', '/privacy-data/', on);
  for (const said of ['Google: the addresses of an order', 'VAT registers']) {
    expect(asking).toContain(said);
    expect(without).not.toContain(said);
  }
});
