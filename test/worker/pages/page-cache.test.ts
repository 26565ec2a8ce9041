/** Pages cached at the edge, requested through the Worker itself with the cache switched on. */
import { env } from 'cloudflare:test';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { settlingMs } from '#domain/routing/cached-page.ts';
import { readProductsBySku } from '#worker/data/catalogue/read-documents.ts';
import { catalogueWriter } from '#worker/data/catalogue/write-products.ts';
import { deliver } from '../deliver.ts';
import { putOnSale } from '../goods.ts';
import { logged } from '../logged.ts';
import { clock, keeping, newPage, pass, settle, settled, visit } from './kept-pages.ts';

afterAll(() => vi.useRealTimers());

describe('a browse page', () => {
  it('is rendered for the first visitor and cached for the second, the same to the last byte', async () => {
    const { address } = await newPage();
    settle();
    const [first, second] = [await visit(address), await visit(address)];
    expect([first.response.status, first.kept]).toEqual([200, 'rendered']);
    expect(second.kept).toBe('kontor; hit; detail=fresh');
    expect(second.text).toBe(first.text);
    // Headers that the cache itself adds.
    const added = ['age', 'cache-status', 'cf-cache-status', 'content-length', 'date'];
    const plain = (response: Response) =>
      [...response.headers].filter(([name]) => !added.includes(name));
    expect(plain(second.response)).toEqual(plain(first.response));
  });

  it('is served once more when it is older than a minute, and is new for the next visitor', async () => {
    const { address } = await newPage();
    settle();
    await visit(address);
    pass(120_000);
    expect((await visit(address)).kept).toBe('kontor; hit; detail=stale');
    expect((await visit(address)).kept).toBe('kontor; hit; detail=fresh');
  });

  it('is dropped when the stock of what it shows changes', async () => {
    const { sku, address } = await newPage();
    settle();
    await visit(address);
    await env.DB.prepare('UPDATE inventory SET available_quantity = 2 WHERE sku = ?')
      .bind(sku)
      .run();
    pass(30_000);
    const before = await visit(address);
    expect(before.kept).toBe('kontor; hit; detail=fresh');
    await deliver({ id: crypto.randomUUID(), at: '', type: 'stock-changed', skus: [sku] });
    pass(6_000);
    const after = await visit(address);
    expect(after.kept).toBe('rendered');
    expect(after.text).not.toBe(before.text);
  });

  it('is cached separately for another market, address or deployment', async () => {
    const { address } = await newPage();
    settle();
    await visit(address);
    const elsewhere = address.replace('//de.', '//at.');
    expect((await visit(elsewhere)).kept).toBe('rendered');
    expect((await visit(`${address}?utm=1`)).kept).toBe('rendered');
    const deployed = { ...keeping, VERSION: { ...env.VERSION, id: 'next' } };
    expect((await visit(address, {}, deployed)).kept).toBe('rendered');
  });

  it('is cached separately for https, because its links and policy name another scheme', async () => {
    const { address } = await newPage();
    settle();
    await visit(address);
    const secure = await visit(address.replace('http:', 'https:'));
    expect(secure.kept).toBe('rendered');
    expect(secure.text).not.toContain('http://de.localhost');
    expect(secure.response.headers.get('Strict-Transport-Security')).not.toBeNull();
  });

  it('is the same cached page whatever cookies a visitor of the market sends', async () => {
    const { address } = await newPage();
    settle();
    await visit(address, { Cookie: `kontor-cart=${crypto.randomUUID()}; kontor-session=x` });
    const other = await visit(address, { Cookie: 'kontor-locale=de-DE; kontor-customer=1' });
    expect(other.kept).toBe('kontor; hit; detail=fresh');
    // A locale cookie of another market is answered without the cache and corrected.
    const astray = await visit(address, { Cookie: 'kontor-locale=fr-FR' });
    expect(astray.kept).toBe('rendered');
    expect(astray.response.headers.get('Set-Cookie')).toContain('kontor-locale=de-DE');
    expect((await visit(address)).response.headers.get('Set-Cookie')).toBeNull();
  });
});

describe('an import that takes long', () => {
  it('dates each change when it is made, not when the import began', async () => {
    const { sku, address } = await newPage();
    settle();
    const [document] = await readProductsBySku(env.DB, [sku]);
    if (!document) throw new Error(`no ${sku}`);
    const writer = catalogueWriter(env.DB, new Date(clock));
    pass(1_800_000);
    await visit(address);
    pass(settlingMs + 10_000);
    await writer.writeProducts([{ ...document, brand: 'Spätling' }]);
    pass(settlingMs);
    const after = await visit(address);
    expect(after.kept).toBe('rendered');
    expect(after.text).toContain('Spätling');
  });
});

describe('a price that changes by the clock', () => {
  it.each(['discounted_from', 'discounted_until'])(
    'at its %s drops the pages that show it',
    async (boundary) => {
      const { sku, address } = await newPage();
      const { address: other } = await newPage();
      settle();
      const at = new Date(clock + 30_000).toISOString();
      await env.DB.prepare(
        `UPDATE prices SET discounted_cent_amount = 100, lowest_cent_amount = 200,
          discounted_from = '2020-01-01T00:00:00.000Z', ${boundary} = ?2 WHERE product_id = ?1`,
      )
        .bind(sku, at)
        .run();
      const before = await visit(address);
      await visit(other);
      expect((await visit(address)).kept).toBe('kontor; hit; detail=fresh');
      pass(40_000);
      const after = await visit(address);
      expect(after.kept).toBe('rendered');
      expect(after.text.includes('data-sale')).not.toBe(before.text.includes('data-sale'));
      expect((await visit(other)).kept).toBe('kontor; hit; detail=fresh');
    },
  );
});

describe('a campaign', () => {
  const market = 'http://de.localhost';

  /** What a visitor of each place sees of it. */
  async function shown(sku: string) {
    const number = sku.slice(2);
    const [home, menu, own, found, product] = await Promise.all([
      visit(`${market}/`),
      visit(`${market}/departments`),
      visit(`${market}/campaign/spring-sale`),
      visit(`${market}/search?tags=campaign:spring_sale`),
      visit(`${market}/regal-de-${number}`),
    ]);
    return {
      home: home.text.includes('href="/campaign/spring-sale"'),
      menu: menu.text.includes('href="/campaign/spring-sale"'),
      own: [own.response.status, own.text.includes(number), own.text.includes('class="clock')],
      found: [found.response.status, found.text.includes(number)],
      badge: product.text.includes('<a href="/campaign/spring-sale">Frühling</a>'),
      reduced: product.text.includes('data-sale'),
    };
  }

  it('begins and ends within a minute on every page, cached ones too', async () => {
    const own = await env.DB.prepare("SELECT document FROM stores WHERE key = 'de'").first<string>(
      'document',
    );
    const write = (document: string | null) =>
      env.DB.prepare("UPDATE stores SET document = ? WHERE key = 'de'").bind(document).run();
    settle();
    const at = (ms: number) => new Date(clock + ms).toISOString();
    const [startDate, endDate] = [at(settled + 120_000), at(settled + 1_200_000)];
    const entry = { campaignName: 'spring_sale', startDate, endDate, label: { de: 'Frühling' } };
    const price = {
      centAmount: 10_000,
      discounted: { centAmount: 8000, validFrom: startDate, validUntil: endDate },
      history: [{ centAmount: 10_000, validFrom: at(-60 * 86_400_000) }],
    };
    const [sku] = await putOnSale({
      stock: 7,
      document: { tags: ['campaign:spring_sale'], prices: { de: price } },
    });
    const nowhere = {
      home: false,
      menu: false,
      own: [404, false, false],
      found: [404, false],
      badge: false,
      reduced: false,
    };
    try {
      await write(JSON.stringify({ ...JSON.parse(own ?? ''), campaigns: [entry] }));
      pass(settled);
      expect(await shown(sku)).toEqual(nowhere);
      expect((await visit(`${market}/`)).kept).toBe('kontor; hit; detail=fresh');
      pass(130_000);
      const everywhere = {
        home: true,
        menu: true,
        own: [200, true, true],
        found: [200, true],
        badge: true,
        reduced: true,
      };
      expect(await shown(sku)).toEqual(everywhere);
      pass(settlingMs);
      await shown(sku);
      expect((await visit(`${market}/campaign/spring-sale`)).kept).toMatch(/hit/);
      // The last ten seconds, then the first ten after its end.
      pass(990_000);
      expect(await shown(sku)).toEqual(everywhere);
      pass(20_000);
      expect(await shown(sku)).toEqual(nowhere);
      expect((await visit(`${market}/campaign/spring-sale`)).text).toContain('Aktion ist beendet');
    } finally {
      await write(own);
    }
  });
});

it('a page is rendered when the changes cannot be queried', async () => {
  const { address } = await newPage();
  settle();
  await visit(address);
  const broken = { ...keeping, DB: undefined as never };
  const lines = await logged(async () => {
    await visit(address, {}, broken);
  });
  expect(lines.join()).toContain('kept page not found');
});

describe('never cached is', () => {
  it.each([
    'http://de.localhost/checkout/cart',
    'http://de.localhost/__outbox',
    'http://de.localhost/no-such-page',
    'http://de.localhost/home',
    'http://localhost/',
  ])('%s', async (address) => {
    expect([(await visit(address)).kept, (await visit(address)).kept]).toEqual([
      'rendered',
      'rendered',
    ]);
  });
});
