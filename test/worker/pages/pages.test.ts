/** Every kind of page in some locales, others in each run; in a long run in all 28. */
import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CountryCode } from '#domain/country/countries.ts';
import { locales } from '#domain/locale/locales.ts';
import { prefixOf } from '#domain/locale/market.ts';
import english from '../../../locales/en.json';
import { marketRules } from '../../domain/shop.ts';
import { someOf } from '../../random.ts';
import { card } from '../adyen-sandbox.ts';
import { putOnSale } from '../goods.ts';
import { gzipBytes, type HtmlPage, readPage, wordsOf } from '../html-page.ts';
import { atProvider } from '../paying.ts';
import { addressFields } from '../shopper.ts';
import { type Visitor, visitor } from '../visitor.ts';

const currencySigns: Partial<Record<CountryCode, string>> = {
  ch: 'CHF',
  gb: '£',
  pl: 'zł',
  cz: 'Kč',
  hu: 'Ft',
  ro: 'RON',
  dk: 'kr',
  se: 'kr',
  no: 'kr',
};
/** No law requires the lowest price of thirty days beside a reduction here. */
const withoutLowestPrice = new Set<CountryCode>(['gb', 'ch']);
/** i18next writes plural forms as separate keys. */
const textKeys = new Set(Object.keys(english).map((key) => key.replace(/_[a-z]+$/, '')));

let sku: string;
beforeAll(async () => {
  [sku] = await putOnSale({ price: 2000, stock: 1000, accessory: true });
});

/** Slugs of a reduced, sellable demo product and of its department, in a language. */
async function slugsIn(country: CountryCode, language: string) {
  const row = await env.DB.prepare(
    `SELECT t.slug AS product, c.slug AS category FROM products p
     JOIN prices pr ON pr.product_id = p.id AND pr.store = ?1 AND pr.sellable = 1
     JOIN product_texts t ON t.product_id = p.id AND t.language = ?2
     JOIN product_categories pc ON pc.product_id = p.id
     JOIN categories k ON k.key = pc.category_key AND k.parent_key IS NULL
       AND k.tree = 'all'
     JOIN category_texts c ON c.category_key = k.key AND c.language = ?2
     WHERE pr.discounted_cent_amount IS NOT NULL AND pr.discounted_from <= ?3
       AND coalesce(pr.discounted_until > ?3, 1) ORDER BY p.sku`,
  )
    .bind(country, language, new Date().toISOString())
    .first<{ product: string; category: string }>();
  if (!row) throw new Error(`nothing reduced in ${country}`);
  return row;
}

function wellFormed(page: HtmlPage, locale: string): void {
  expect(page.lang).toBe(locale);
  expect(page.title.length).toBeGreaterThan(3);
  expect(page.h1).toHaveLength(1);
  expect(page.h1[0]?.trim()).toBeTruthy();
  const dotted = wordsOf(page.html).match(/[a-z]\w*(\.\w+)+/gi) ?? [];
  expect(dotted.filter((word) => textKeys.has(word))).toEqual([]);
  expect(wordsOf(page.html).match(/\bundefined\b|\bNaN\b|\[object |\{[a-z]+\}/g)).toBeNull();
  expect(page.inline).toEqual([]);
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/unsafe|\*|script-src[^;]*(data|https?):/);
}

function pricesRight(page: HtmlPage, country: CountryCode): void {
  for (const { now, sale, was, low, net, note } of page.prices) {
    expect(now).toContain(currencySigns[country] ?? '€');
    expect(now).toMatch(/\d/);
    expect([was, net, note]).toEqual([sale ? 1 : 0, 1, 1]);
    expect(low).toBe(sale && !withoutLowestPrice.has(country) ? 1 : 0);
  }
}

describe.each(someOf(locales, 8))('in $code', (locale) => {
  const { code, country, language } = locale;
  const prefix = prefixOf(locale, marketRules);

  it('browse pages are complete, cacheable, small and without cookies', async () => {
    const { product, category } = await slugsIn(country, language);
    const paths = ['', `/${category}`, `/${product}`, '/search?sales', '/search?query=qqqq'];
    for (const path of paths) {
      const page = await readPage(await visitor(country).get(`${prefix}${path}` || '/'));
      expect([path, page.status]).toEqual([path, 200]);
      wellFormed(page, code);
      pricesRight(page, country);
      const reduced = page.prices.filter(({ sale }) => sale).length;
      if (!path.includes('query')) expect(reduced).toBeGreaterThan(0);
      expect(page.headers.get('Cache-Control')).toMatch(/^public, .*stale-while-revalidate=\d+/);
      expect(page.headers.getSetCookie()).toEqual([]);
      expect(await gzipBytes(page.html)).toBeLessThanOrEqual(18_000);
    }
  });

  it('a text page says what it is about and whom to ask', async () => {
    const { html } = await readPage(await visitor(locale.country).get(`${prefix}/help-centre/`));
    const [, article = ''] = /<article[^>]*>(.*?)<\/article>/s.exec(html) ?? [];
    expect(article.match(/<details/g)?.length).toBeGreaterThan(30);
    expect(article).not.toMatch(/\{|undefined/);
    expect(article).toMatch(/<a class="btn"[^>]*href="tel:\+\d+">\+[\d\u00a0]+<\/a>/);
    expect(article).toMatch(/<a class="btn"[^>]*href="mailto:([^"]+)">\1<\/a>/);
  });

  it('an unknown address answers with a complete page too', async () => {
    const page = await readPage(await visitor(country).get(`${prefix}/no-such-page`));
    expect(page.status).toBe(404);
    wellFormed(page, code);
    expect(page.headers.get('Cache-Control')).toMatch(/^(?!.*public).*no-cache/);
    expect(page.headers.getSetCookie()).toEqual([]);
  });

  it('the pages from the cart to the thank-you page are complete and not cached', async () => {
    const shopper = visitor(country);
    const step = async (path: string) => {
      const page = await readPage(await shopper.get(`${prefix}/checkout/${path}`));
      expect([path, page.status]).toEqual([path, 200]);
      wellFormed(page, code);
      expect(page.headers.get('Cache-Control')).toBe('private, no-store');
      return page;
    };
    await step('cart');
    await follow(shopper, `${prefix}/checkout/cart`, { intent: 'add', sku, quantity: '2' });
    const cart = await step('cart');
    expect(cart.html.includes(`Regal ${sku} ${language}`)).toBe(true);
    expect(cart.html.includes(currencySigns[country] ?? '€')).toBe(true);
    await step('addresses');
    await follow(shopper, `${prefix}/checkout/addresses`, addressFields(country));
    const payment = await step('payment');
    // Pays with the method that is preselected.
    const provider = await follow(shopper, `${prefix}/checkout/payment`, payment.fields);
    const back = new URL(await atProvider(provider, card));
    const returned = await shopper.get(back.pathname + back.search);
    const done = returned.headers.get('Location') ?? '';
    expect(done).toMatch(new RegExp(`^${prefix}/checkout/thank-you\\?order=[0-9a-f-]{36}$`));
    const placed = env.DB.prepare("SELECT document ->> 'locale' FROM orders WHERE id = ?");
    expect(await placed.bind(done.slice(-36)).raw()).toEqual([[code]]);
    const thanks = await step(done.replace(`${prefix}/checkout/`, ''));
    const [, shown = ''] = /data-order-number="([^"]*)"/.exec(thanks.html) ?? [];
    expect(shown).toMatch(country === 'cz' ? /^\d{8}$/ : /^NS\d{8}$/);
  });
});

/** Sends a form as plain HTML would and returns where it leads. */
async function follow(
  shopper: Visitor,
  path: string,
  fields: Record<string, string>,
): Promise<string> {
  const response = await shopper.post(path, fields);
  expect(response.status).toBe(303);
  return response.headers.get('Location') ?? '';
}
