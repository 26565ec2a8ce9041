/** The head of a page: canonical, alternates, title, description, structured data. */
import { beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#domain/locale/locales.ts';
import { chance, times } from '../../domain/seeded.ts';
import { structureFaults } from '../../domain/seo/structure-faults.ts';
import { department, firstDemo } from '../demo-rows.ts';
import { putOnSale } from '../goods.ts';
import { crawlPage, readForCrawler } from '../seo-page.ts';
import { visitor } from '../visitor.ts';

const codes = locales.map(({ code }) => code).toSorted();
const at = (market: string, path: string) => `http://${market}.localhost${path}`;

let category: string;
let product: string;
beforeAll(async () => {
  category = at('de', `/${(await department('de', 'de')).slug}`);
  product = at(
    'de',
    `/${(await firstDemo('de', 'de', 'p.sku NOT IN (SELECT product_id FROM prices WHERE sellable = 0)')).slug}`,
  );
});

describe('the alternates of a page', () => {
  it('name all 28 locales for home, a department and a product, and include its canonical', async () => {
    for (const href of [at('de', '/'), at('ch', '/fr'), category, product]) {
      const page = await crawlPage(href);
      expect(page.canonical).toEqual([href]);
      expect([...page.alternates.keys()].toSorted()).toEqual([...codes, 'x-default'].toSorted());
      expect([...page.alternates.values()]).toContain(href);
      expect(page.robots).toBe('');
    }
  });

  it('have the slug of each language and the host of each country', async () => {
    const { alternates } = await crawlPage(category);
    const slug = async (market: string, language: string) =>
      (await department(market, language)).slug;
    expect(alternates.get('el-GR')).toBe(at('gr', `/${await slug('gr', 'el')}`));
    expect(alternates.get('nb-NO')).toBe(at('no', `/${await slug('no', 'nb')}`));
    expect(alternates.get('it-CH')).toBe(at('ch', `/it/${await slug('ch', 'it')}`));
  });

  it('have the British page as x-default, else the German one, else none', async () => {
    const [everywhere, notBritish, neither] = await putOnSale(
      {},
      { notSellableIn: ['gb', 'sk'] },
      { notSellableIn: ['gb', 'de', 'sk'] },
    );
    const defaultOf = async (sku: string) =>
      (await crawlPage(at('ie', `/regal-en-${sku.slice(2)}`))).alternates.get('x-default');
    expect(await defaultOf(everywhere)).toBe(at('gb', `/regal-en-${everywhere.slice(2)}`));
    expect(await defaultOf(notBritish)).toBe(at('de', `/regal-de-${notBritish.slice(2)}`));
    expect(await defaultOf(neither)).toBeUndefined();
  });

  it('leave out the markets that may not sell the product', async () => {
    const [sku] = await putOnSale({ notSellableIn: ['gb', 'ch'] });
    const { alternates } = await crawlPage(at('ie', `/regal-en-${sku.slice(2)}`));
    const without = codes.filter((code) => !/-(GB|CH)$/.test(code));
    expect([...alternates.keys()].filter((code) => code !== 'x-default').toSorted()).toEqual(
      without,
    );
  });
});

describe('of a listing only the clean pages are indexed:', () => {
  it.each(['?sort=price-asc', '?price-from=1', '?in-stock=1&page=2', '?hits=12', '?on-sale=1'])(
    'not %s, whose canonical is the clean page',
    async (search) => {
      const page = await crawlPage(category + search);
      expect([page.robots, page.canonical, page.alternates.size]).toEqual([
        'noindex, follow',
        [category],
        0,
      ]);
    },
  );

  it.each([
    ['a department', '?brand=Nobody'],
    ['a department', '?price-from=9999999'],
    ['the search', '?brand=Nobody'],
    ['the search', '?tags=nothing-like-this'],
    ['the search', '?sales&price-to=0,01'],
  ])('not a combination that fits no product: %s %s', async (listing, search) => {
    const href = (listing === 'the search' ? at('de', '/search') : category) + search;
    const page = await crawlPage(href);
    expect([page.status, page.robots, page.canonical]).toEqual([404, 'noindex, follow', []]);
    // The filters are still there to be removed.
    expect(page.actions).toContain(new URL(href).pathname);
  });

  it('while a search without results still answers 200', async () => {
    expect((await crawlPage(at('de', '/search?query=xyzzyx'))).status).toBe(200);
  });

  it('none of two hundred random combinations of filters', async () => {
    const { pick, often, between } = chance(11);
    const wishes: Record<string, () => string> = {
      sort: () => pick(['price-asc', 'newest', 'nonsense']),
      brand: () => pick(['Lotse', 'Takel', "O'Neill", '<b>']),
      'in-stock': () => '1',
      'on-sale': () => '1',
      hits: () => pick(['12', '24', '48']),
      'price-from': () => String(between(1, 9999)),
    };
    for (const _ of times(200)) {
      const search = new URLSearchParams({ sort: 'newest' });
      for (const [name, value] of Object.entries(wishes)) {
        if (often(0.4)) search.append(name, value());
      }
      if (often(0.3)) search.set('page', String(between(2, 4)));
      const page = await crawlPage(`${category}?${search}`);
      expect([String(search), page.robots, page.alternates.size]).toEqual([
        String(search),
        'noindex, follow',
        0,
      ]);
      expect(page.canonical).toEqual(page.status === 200 ? [category] : []);
      expect([200, 404]).toContain(page.status);
    }
  });

  it('parameters of advertisements do not change the canonical', async () => {
    const page = await crawlPage(`${category}?utm_source=mail&gclid=1`);
    expect([page.robots, page.canonical]).toEqual(['', [category]]);
    expect(page.alternates.get('de-DE')).toBe(category);
  });

  it('a further page is its own canonical, with its own title and description', async () => {
    const [first, second] = [await crawlPage(category), await crawlPage(`${category}?page=2`)];
    expect([second.status, second.robots, second.canonical]).toEqual([
      200,
      '',
      [`${category}?page=2`],
    ]);
    expect(second.alternates.size).toBe(0);
    expect(second.title).not.toBe(first.title);
    expect(second.title).toContain('2');
    expect(second.description).not.toBe(first.description);
  });

  it('a search is not indexed and has no canonical, but its links are followed', async () => {
    for (const path of ['/search', '/search?sales', '/search?query=bank', '/search?brand=Lotse']) {
      const page = await crawlPage(at('de', path));
      expect([page.robots, page.canonical, page.alternates.size]).toEqual([
        'noindex, follow',
        [],
        0,
      ]);
      expect(page.description.length).toBeGreaterThan(20);
    }
  });
});

describe('on a host without a market', () => {
  it('a page has no canonical and no alternates, and is not indexed', async () => {
    const page = await readForCrawler(await visitor().get('/'));
    expect([page.canonical, page.alternates.size, page.structured]).toEqual([[], 0, []]);
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
  });

  it('unlike on the host of a market', async () => {
    expect((await visitor('de').get('/')).headers.get('X-Robots-Tag')).toBeNull();
  });
});

describe('the switches lead to the same page', () => {
  it('in the other language of the country', async () => {
    const german = await firstDemo('ch', 'de');
    const french = await firstDemo('ch', 'fr', `p.sku = '${german.sku}'`);
    const { links } = await crawlPage(at('ch', `/${german.slug}`));
    expect(links).toEqual(expect.arrayContaining([`/${german.slug}`, `/fr/${french.slug}`]));
  });

  it('in the other country, and home where that does not have it', async () => {
    const [sku] = await putOnSale({ notSellableIn: ['pl'] });
    const number = sku.slice(2);
    const { links } = await crawlPage(at('fr', `/regal-fr-${number}?countries=`));
    expect(links).toEqual(
      expect.arrayContaining([
        at('at', `/regal-de-${number}`),
        at('be', `/fr/regal-fr-${number}`),
        at('pl', '/'),
      ]),
    );
  });

  it('of offers and brands, without the page number', async () => {
    const { links } = await crawlPage(at('be', '/search?sales=&countries='));
    expect(links).toContain('/fr/search?sales=');
    expect(links).toContain(at('pl', '/search?sales='));
  });
});

describe('structured data and metadata:', () => {
  const typesOf = (structured: string[]) =>
    structured.map((json) => {
      const data = JSON.parse(json) as { '@type': string };
      expect(structureFaults(data)).toEqual([]);
      return data['@type'];
    });

  it('the home page describes the shop and how to search it', async () => {
    const { structured, openGraph } = await crawlPage(at('ch', '/it'));
    expect(typesOf(structured)).toEqual(['Organization', 'WebSite']);
    expect(structured.join()).toContain('http://ch.localhost/it/search?query={search_term_string}');
    expect(openGraph).toMatchObject({
      'og:locale': 'it_CH',
      'og:url': at('ch', '/it'),
      'og:site_name': 'Kontor',
    });
  });

  it('each kind of page has its own title and description', async () => {
    const kinds = [
      at('de', '/'),
      at('de', '/departments'),
      at('de', '/contact'),
      category,
      product,
    ];
    const heads = await Promise.all(kinds.map(crawlPage));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(kinds.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(kinds.length);
  });

  it('a department and a product have breadcrumbs, their data and a picture to share', async () => {
    const kinds = { [category]: 'ItemList', [product]: 'Product' };
    for (const [href, kind] of Object.entries(kinds)) {
      const { structured, openGraph } = await crawlPage(href);
      expect(typesOf(structured)).toEqual(['BreadcrumbList', kind]);
      expect(structured.join()).toContain(`"item":"${href}"`);
      expect(openGraph['og:image']).toMatch(/^http:\/\/de\.localhost\/pictures\//);
    }
  });

  it('no name can close the script block that contains it', async () => {
    const [sku] = await putOnSale({});
    const { env } = await import('cloudflare:test');
    await env.DB.prepare("UPDATE product_texts SET name = '</script><b>x' WHERE product_id = ?")
      .bind(sku)
      .run();
    const page = await crawlPage(at('de', `/regal-de-${sku.slice(2)}`));
    expect(page.structured).toHaveLength(2);
    for (const block of page.structured) expect(block).toContain('\\u003c/script>');
    expect(typesOf(page.structured)).toEqual(['BreadcrumbList', 'Product']);
  });
});
