/** Where there is a merchant feed, how it is sent, and which articles are in it. Source: eu-2026.md SEO-33. */
import { createExecutionContext, env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import worker from '#worker/index.ts';
import { oneOf, partsOf, readFeed, type Values } from '../../domain/feed/read-feed.ts';
import { firstDemo } from '../demo-rows.ts';
import { type Goods, putOnSale } from '../goods.ts';
import { labelled } from '../labelled.ts';
import { visitor } from '../visitor.ts';

const textOf = async (market: string, path = '/feed-google.xml') =>
  (await visitor(market).get(path)).text();
const inFeed = async (market: string, path?: string): Promise<Map<string, Values>> =>
  new Map(
    readFeed(await textOf(market, path)).items.map((item) => [oneOf(item, 'id'), item] as const),
  );

const images = [{ url: '/pictures/empty.webp', width: 400, height: 300 }];
const pictured = (goods: Goods = {}): Goods => ({
  ...goods,
  document: { images, ...goods.document },
});

describe('the feed', () => {
  it('is sent as XML that search engines do not index, and cached for an hour', async () => {
    const { status, headers } = await visitor('de').get('/feed-google.xml');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
  });

  it('has the words of its language', async () => {
    const { slug, sku, name } = await firstDemo('ch', 'fr');
    const item = (await inFeed('ch', '/fr/feed-google.xml')).get(sku);
    expect(item && oneOf(item, 'link')).toBe(`http://ch.localhost/fr/${slug}`);
    expect(item && oneOf(item, 'title')).toBe(name);
    const german = (await inFeed('ch')).get(sku);
    expect(german && oneOf(german, 'title')).not.toBe(name);
  });

  it.each([
    ['', '/feed-google.xml'],
    ['de', '/fr/feed-google.xml'],
    ['ch', '/de/feed-google.xml'],
  ])('there is none at "%s" under %s', async (market, path) => {
    expect((await visitor(market).get(path)).status).not.toBe(200);
  });

  it('where a cookie names the language, is that of the default one', async () => {
    const byCookie = { ...env, LOCALE_STRATEGY: 'domain-cookie' };
    const statusOf = async (cookie: string) => {
      const request = new Request('http://ch.localhost/feed-google.xml', {
        headers: { Cookie: cookie },
      });
      return (await worker.fetch(request as never, byCookie, createExecutionContext())).status;
    };
    expect(await statusOf('')).toBe(200);
    expect(await statusOf('kontor-locale=fr-CH')).toBe(404);
  });

  it('is whole however many parts it is read in', async () => {
    const skus = await putOnSale(...Array.from({ length: 120 }, () => pictured()));
    const ids = readFeed(await textOf('ie')).items.map((item) => oneOf(item, 'id'));
    expect(ids.length).toBeGreaterThan(250);
    expect(ids.filter((id) => skus.includes(id))).toEqual(skus);
    expect(ids).toEqual([...new Set(ids)].toSorted());
  });

  it('getFeedProducts yields the same articles in parts of any size', async () => {
    const idsIn = async (limit: number, after?: string): Promise<string[]> => {
      const part = { limit, ...(after && { after }) };
      const { products } = await visitor('fr').ask('getFeedProducts', part);
      const ids = products.map(({ sku }) => sku);
      return products.length < limit
        ? ids
        : [...ids, ...(await idsIn(limit, ids.at(-1)?.slice(2)))];
    };
    const all = await idsIn(250);
    expect(all.length).toBeGreaterThan(150);
    expect(await idsIn(97)).toEqual(all);
  });
});

describe('an article is', () => {
  it('not in it if it is a gift card, a test product, not sold here, or without a picture to read', async () => {
    const [usual, notHere, withdrawn, drawn] = await putOnSale(
      pictured(),
      pictured({ notSellableIn: ['gb'] }),
      pictured({ document: { published: false } }),
      {},
    );
    const tests = "SET published = ? WHERE sku LIKE 'EX5%'";
    const publish = (published: number) =>
      env.DB.prepare(`UPDATE products ${tests}`).bind(published).run();
    expect((await publish(1)).meta.changes).toBeGreaterThan(0);
    const british = await inFeed('gb').finally(() => publish(0));
    expect([usual, notHere, withdrawn, drawn].map((sku) => british.has(sku))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect((await inFeed('ie')).has(notHere)).toBe(true);
    expect([...british.keys()].filter((sku) => sku.startsWith('EX5'))).toEqual([]);
    const { results } = await env.DB.prepare(
      "SELECT sku FROM products WHERE product_type = 'gift_card' AND published = 1",
    ).all<{ sku: string }>();
    expect(results.length).toBeGreaterThan(0);
    expect(results.filter(({ sku }) => british.has(sku))).toEqual([]);
  });

  it('in it with its GTIN, its label and the period of its reduction, as stored', async () => {
    const ie = {
      centAmount: 10_000,
      discounted: {
        centAmount: 8000,
        validFrom: '2026-06-01T00:00:00.000Z',
        validUntil: '2098-12-01T00:00:00.000Z',
      },
      history: [{ centAmount: 9000, validFrom: '2026-01-01T00:00:00.000Z' }],
    };
    const [sku] = await putOnSale(
      pictured({ document: { ean: '4006381333931', energyLabel: labelled, prices: { ie } } }),
    );
    const item = (await inFeed('ie')).get(sku);
    if (!item) throw new Error('not in the feed');
    expect(oneOf(item, 'gtin')).toBe('4006381333931');
    expect(partsOf(item, 'certification')[0]?.certification_code).toBe(String(labelled.eprelId));
    expect(
      ['price', 'sale_price', 'sale_price_effective_date'].map((name) => oneOf(item, name)),
    ).toEqual(['90.00 EUR', '80.00 EUR', '2026-06-01T00:00Z/2098-12-01T00:00Z']);
  });

  it('of a group if another version in its condition is sold too', async () => {
    const family = 'feed-rack';
    const [one, other, returned, alone] = await putOnSale(
      pictured({ document: { family } }),
      pictured({ document: { family }, notSellableIn: ['gb'] }),
      pictured({ document: { family, isBware: true } }),
      pictured(),
    );
    const groups = async (market: string) => {
      const found = await inFeed(market);
      return [one, other, returned, alone].map((sku) => {
        const item = found.get(sku);
        return item && oneOf(item, 'item_group_id');
      });
    };
    expect(await groups('ie')).toEqual([family, family, '', '']);
    expect(await groups('gb')).toEqual(['', undefined, '', '']);
  });
});
