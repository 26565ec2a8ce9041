/** A product that is held back from a market has no page there and is in none of its listings. */
import { createExecutionContext, env } from 'cloudflare:test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CategoryDocument, ProductDocument } from '#domain/catalogue/document.ts';
import { type HeldBackReason, heldBackReasons } from '#domain/catalogue/eligibility.ts';
import { languages } from '#domain/country/countries.ts';
import { openMarkets } from '#worker/data/catalogue/open-markets.ts';
import { readProductsBySku } from '#worker/data/catalogue/read-documents.ts';
import { catalogueWriter } from '#worker/data/catalogue/write-products.ts';
import worker from '#worker/index.ts';
import { putOnSale } from '../goods.ts';
import { labelled } from '../labelled.ts';
import { unknownDatabase } from '../other-store.ts';

const category = (key: string, more: Partial<CategoryDocument> = {}): CategoryDocument => ({
  type: 'category',
  id: key,
  key,
  tree: 'longtail',
  orderHint: 9800,
  texts: Object.fromEntries(
    languages.map((language) => [language, { name: key, slug: key, description: '' }]),
  ),
  ...more,
});
const plain = category('test-gates');
const fridges = category('test-gates-fridges', { energyRegulation: '2019/2018' });
const small = category('test-gates-small', { parent: fridges.key });
const writer = (...mediaHosts: string[]) => catalogueWriter(env.DB, new Date(), { mediaHosts });

beforeAll(async () => {
  await writer().writeCategories([plain, fridges, small]);
});
afterAll(async () => {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM category_texts WHERE category_key LIKE 'test-gates%'"),
    env.DB.prepare("DELETE FROM categories WHERE key LIKE 'test-gates%'"),
    env.DB.prepare(
      "UPDATE page_changes SET version = version + 1 WHERE tag IN ('listings', 'catalogue')",
    ),
  ]);
});

/** Served by an isolate without any caches. */
async function pageAt(market: string, path: string, mediaHosts = '') {
  await env.DB.prepare('DELETE FROM listing_counts').run();
  const request = new Request<unknown, IncomingRequestCfProperties>(
    `http://${market}.localhost${path}`,
  );
  const settings = { ...env, DB: unknownDatabase(), MEDIA_HOSTS: mediaHosts };
  const response = await worker.fetch(request, settings, createExecutionContext());
  return { status: response.status, headers: response.headers, html: await response.text() };
}
const pathOf = (sku: string, language: string) => `/regal-${language}-${sku.slice(2)}`;
async function shownIn(market: string, language: string, shelf: string, sku: string) {
  const path = pathOf(sku, language);
  const [page, listing] = [await pageAt(market, path), await pageAt(market, `/${shelf}`)];
  return { page: page.status, listed: listing.html.includes(path) };
}
async function reasonsOf(sku: string, store: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    'SELECT reason FROM held_back WHERE sku = ?1 AND store = ?2 ORDER BY reason',
  )
    .bind(sku, store)
    .all<{ reason: string }>();
  return results.map(({ reason }) => reason);
}

type Case = {
  change: (sound: ProductDocument) => Partial<ProductDocument>;
  shelf?: CategoryDocument;
  /** A market without this requirement. */
  open?: [market: string, language: string];
};
const maker = (country: string) => ({
  name: 'Far Works',
  postalAddress: 'Long Road 1, Far Town',
  electronicAddress: 'safety@far.example',
  country,
});
const cases: Record<HeldBackReason, Case> = {
  'no-text': {
    change: ({ texts: { de: _, ...others } }) => ({ texts: others }),
    open: ['gb', 'en'],
  },
  'no-picture': { change: () => ({ images: [] }) },
  'media-host': {
    change: () => ({ images: [{ url: 'https://cdn.example.com/a.jpg', width: 9, height: 9 }] }),
  },
  'no-manufacturer': { change: () => ({ manufacturer: undefined }), open: ['gb', 'en'] },
  'no-responsible-person': { change: () => ({ manufacturer: maker('cn') }), open: ['gb', 'en'] },
  'no-warnings-in-language': {
    change: ({ texts }) => ({
      texts: Object.fromEntries(
        Object.entries(texts).map(([language, text]) => [
          language,
          { ...text, warnings: [language === 'de' ? ' ' : 'Hot.'] },
        ]),
      ),
    }),
    open: ['gb', 'en'],
  },
  'no-energy-label': { change: () => ({}), shelf: small },
  'wrong-energy-label': {
    change: () => ({ energyLabel: { ...labelled, regulation: '2019/2016' } }),
    shelf: small,
  },
};

describe.each(heldBackReasons)('a product held back for %s', (reason) => {
  const { change, shelf = plain, open } = cases[reason];

  it('has no page in that market and is in none of its listings', async () => {
    const label = shelf === plain ? {} : { energyLabel: labelled };
    const [sku, beside] = await putOnSale(
      { categories: [shelf.key], document: label },
      { categories: [shelf.key], document: label },
    );
    expect(await shownIn('de', 'de', shelf.key, sku)).toEqual({ page: 200, listed: true });
    const [sound] = await readProductsBySku(env.DB, [sku]);
    if (!sound) throw new Error(`${sku} is not there`);
    const { energyLabel: _, ...unlabelled } = sound;
    await writer().writeProducts([{ ...unlabelled, ...change(sound) }]);
    expect(await reasonsOf(sku, 'de')).toEqual([reason]);
    expect(await shownIn('de', 'de', shelf.key, sku)).toEqual({ page: 404, listed: false });
    expect(await shownIn('de', 'de', shelf.key, beside)).toEqual({ page: 200, listed: true });
    if (open) expect(await shownIn(...open, shelf.key, sku)).toEqual({ page: 200, listed: true });
  });
});

it('an energy label with a scale that its regulation does not have is wrong', async () => {
  const [sku] = await putOnSale({
    categories: [plain.key],
    document: { energyLabel: { ...labelled, best: 'A+++', worst: 'D' } },
  });
  expect(await reasonsOf(sku, 'de')).toEqual(['wrong-energy-label']);
});

it('pictures of a configured media host are shown, and the page’s policy allows only that host', async () => {
  const [sku] = await putOnSale({ categories: [plain.key] });
  const [sound] = await readProductsBySku(env.DB, [sku]);
  const images = [{ url: 'https://cdn.example.com/a.jpg', width: 9, height: 9 }];
  await writer('cdn.example.com').writeProducts(sound ? [{ ...sound, images }] : []);
  const { status, html, headers } = await pageAt('de', pathOf(sku, 'de'), 'cdn.example.com');
  expect(status).toBe(200);
  expect(html).toContain('src="https://cdn.example.com/a.jpg"');
  const policy = headers.get('Content-Security-Policy')?.split('; ');
  expect(policy).toContain("img-src 'self' data: https://cdn.example.com");
  expect(policy).toContain("media-src 'self' https://cdn.example.com");
  await openMarkets(env.DB, []);
  expect(await reasonsOf(sku, 'de')).toEqual(['media-host']);
  await openMarkets(env.DB, ['cdn.example.com']);
  expect(await reasonsOf(sku, 'de')).toEqual([]);
});

it('a category that starts to require a label, or moves below one that does, holds back its goods without one', async () => {
  const inner = category('test-gates-inner', { parent: plain.key });
  await writer().writeCategories([inner]);
  const [sku, withLabel] = await putOnSale(
    { categories: [inner.key] },
    { categories: [inner.key], document: { energyLabel: labelled } },
  );
  const asking = await writer().writeCategories([{ ...plain, energyRegulation: '2019/2018' }]);
  expect(asking).toContainEqual({ sku, store: 'de', reason: 'no-energy-label' });
  expect(await shownIn('de', 'de', inner.key, sku)).toEqual({ page: 404, listed: false });
  expect(await shownIn('de', 'de', inner.key, withLabel)).toEqual({ page: 200, listed: true });
  await writer().writeCategories([plain]);
  expect(await shownIn('de', 'de', inner.key, sku)).toEqual({ page: 200, listed: true });
  await writer().writeCategories([{ ...inner, parent: fridges.key }]);
  expect(await reasonsOf(sku, 'de')).toEqual(['no-energy-label']);
});
