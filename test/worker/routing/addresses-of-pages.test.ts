/** The address of a page, and the redirects from its other addresses. */
import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { department, firstDemo } from '../demo-rows.ts';
import { putOnSale, tellSearch } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { logged } from '../logged.ts';
import { visitor } from '../visitor.ts';

let product: string;
let category: string;
let french: { product: string; category: string };
beforeAll(async () => {
  product = (await firstDemo('de', 'de')).slug;
  category = (await department('de', 'de')).slug;
  french = {
    product: (await firstDemo('ch', 'fr')).slug,
    category: (await department('fr', 'fr')).slug,
  };
});

const known = (path: string) =>
  path
    .replaceAll('PRODUIT', french.product)
    .replaceAll('PRODUCT', product)
    .replaceAll('CATÉGORIE', french.category)
    .replaceAll('CATEGORY', category);

/** Follows an address to the page it ends at, counting the steps. */
async function follow(market: string, path: string) {
  const steps: string[] = [];
  let response = await visitor(market).get(path);
  while (response.status >= 300 && response.status < 400 && steps.length < 5) {
    expect(response.status).toBe(301);
    const location = response.headers.get('Location') ?? '';
    steps.push(location);
    response = await visitor(market).get(location);
  }
  return { steps, status: response.status };
}

describe('an address that is not quite right leads to the right one in one step:', () => {
  it.each([
    ['de', '/home', '/'],
    ['de', '/home/', '/'],
    ['de', '/HOME?utm=1', '/?utm=1'],
    ['de', '/CATEGORY/', '/CATEGORY'],
    ['de', '//CATEGORY//', '/CATEGORY'],
    ['de', '/category/CATEGORY', '/CATEGORY'],
    ['de', '/p/PRODUCT', '/PRODUCT'],
    ['de', '/category/p/PRODUCT/', '/PRODUCT'],
    ['de', '/search/CATEGORY?page=1&sort=newest', '/CATEGORY?sort=newest'],
    ['de', '/CATEGORY?page=1', '/CATEGORY'],
    ['de', '/search?query=bank&page=1', '/search?query=bank'],
    ['de', '/search/', '/search'],
    ['de', '/fr', '/'],
    ['de', '/de', '/'],
    ['de', '/de/PRODUCT', '/'],
    ['de', '/FR/Checkout/Cart/?page=1', '/'],
    ['ch', '/de/', '/'],
    ['ch', '/FR/', '/fr'],
    ['ch', '/fr/home/?page=1', '/fr'],
    ['ch', '/pl', '/'],
    ['ch', '//fr/CATEGORY?query=b', '/fr/CATÉGORIE?query=b'],
    ['ch', '/FR/CATEGORY/', '/fr/CATÉGORIE'],
    ['ch', '/FR/PRODUIT', '/fr/PRODUIT'],
    ['ch', '//fr/autrefois-PRODUIT', '/fr/PRODUIT'],
  ])('in %s from %s to %s', async (market, from, to) => {
    expect(await follow(market, known(from))).toEqual({ steps: [known(to)], status: 200 });
  });

  it('in upper case', async () => {
    const { steps, status } = await follow('de', `/${product.toUpperCase()}`);
    expect({ steps, status }).toEqual({ steps: [`/${product}`], status: 200 });
  });

  it.each(['fontaine', 'apiculture'])('with a slash after a name like %s', async (slug) => {
    const [sku] = await putOnSale({ slug });
    const path = `/${slug}-fr-${sku.slice(2)}`;
    expect(await follow('fr', `${path}/`)).toEqual({ steps: [path], status: 200 });
  });

  it('with an old name and the right number', async () => {
    const old = `/frueherer-name-${product.slice(-8)}`;
    expect(await follow('de', old)).toEqual({ steps: [`/${product}`], status: 200 });
  });

  it('with an old name and parameters of an advertisement', async () => {
    const old = `/p/frueherer-name-${product.slice(-8)}?utm_source=mail&gclid=1`;
    expect(await follow('de', old)).toEqual({
      steps: [`/${product}?utm_source=mail&gclid=1`],
      status: 200,
    });
  });

  it('with an old name, an old path and a slash at the end', async () => {
    const old = `/p/Frueherer-Name-${product.slice(-8)}/`;
    expect(await follow('de', old)).toEqual({ steps: [`/${product}`], status: 200 });
  });

  it("with a category's name in the country's other language", async () => {
    const german = await department('ch', 'de');
    const { slug } = await department('ch', 'fr');
    expect(slug).not.toBe(german.slug);
    expect(await follow('ch', `/fr/${german.slug}?sort=newest`)).toEqual({
      steps: [`/fr/${slug}?sort=newest`],
      status: 200,
    });
    expect(await follow('ch', `/${slug}`)).toEqual({ steps: [`/${german.slug}`], status: 200 });
  });

  it("with the name of the country's other language", async () => {
    const french = await firstDemo('ch', 'fr');
    const german = await firstDemo('ch', 'de', `p.sku = '${french.sku}'`);
    expect(await follow('ch', `/fr/${german.slug}`)).toEqual({
      steps: [`/fr/${french.slug}`],
      status: 200,
    });
  });
});

it('a correct address is answered without a redirect', async () => {
  for (const path of ['/', '/search', `/${product}`, `/${category}`, `/${category}?sort=newest`]) {
    expect(await follow('de', path)).toEqual({ steps: [], status: 200 });
  }
  expect(await follow('ch', '/fr')).toEqual({ steps: [], status: 200 });
});

it('no redirect leaves the site', async () => {
  for (const path of ['//evil.example/', '/\\evil.example/', '///evil.example/%2e%2e/']) {
    const response = await visitor('de').get(path);
    const target = response.headers.get('Location') ?? '/';
    expect(new URL(target, 'http://de.localhost').host).toBe('de.localhost');
  }
});

describe('not found, without a line in the log:', () => {
  it.each([
    '/no-such-page',
    '/no-such-product-99999999',
    '/CATEGORY/PRODUCT',
    '/CATEGORY?page=99',
    '/search?query=bank&page=999',
    "/CATEGORY'",
    '/CATEGORY%27',
    '/%22CATEGORY',
    '/PRODUCT%22%3E%3Cscript%3E',
    '/wp-login.php',
    '/checkout/no-such-step',
    '/constructor',
    '/__proto__',
    '/%F0%9F%9B%92',
    '/%E0%A4%A',
    '/%',
    `/${'x'.repeat(300)}`,
  ])('%s', async (path) => {
    const lines = await logged(async () => {
      const { steps, status } = await follow('de', known(path));
      expect(status).toBe(404);
      expect(steps.length).toBeLessThanOrEqual(1);
    });
    expect(lines).toEqual([]);
  });
});

it('the search page shows what a visitor typed as text and never as markup', async () => {
  const typed = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>';
  const page = await readPage(
    await visitor('de').get(`/search?query=${encodeURIComponent(typed)}&sort=%22%3E%3Cb%3E`),
  );
  expect(page.status).toBe(200);
  expect(page.inline).toEqual([]);
  expect(page.html.includes('<img src=x')).toBe(false);
  expect(page.fields.query).toBe(typed);
});

describe('a product that one market may not sell', () => {
  it('has no page there, is in no listing there and has both elsewhere', async () => {
    const [sku] = await putOnSale({ notSellableIn: ['gb'] });
    await tellSearch();
    const number = sku.slice(2);
    const [gb, ie] = [visitor('gb'), visitor('ie')];
    expect((await gb.get(`/regal-en-${number}`)).status).toBe(404);
    expect((await ie.get(`/regal-en-${number}`)).status).toBe(200);
    const linked = async (market: typeof gb) => {
      const { links } = await readPage(await market.get(`/search?query=${number}&sort=price-asc`));
      return links.includes(`/regal-en-${number}`);
    };
    expect(await linked(gb)).toBe(false);
    expect(await linked(ie)).toBe(true);
  });

  it('exists in the demo shop too: strong machines with a continental plug in Great Britain', async () => {
    const { results } = await env.DB.prepare(
      `SELECT t.slug FROM prices JOIN product_texts t USING (product_id)
       WHERE store = 'gb' AND sellable = 0 AND t.language = 'en' AND product_id LIKE 'EX10%'`,
    ).all<{ slug: string }>();
    expect(results.length).toBeGreaterThan(0);
    for (const { slug } of results.slice(0, 5)) {
      expect((await visitor('gb').get(`/${slug}`)).status).toBe(404);
    }
  });
});
