/** Comparison and relations as a shopper sees them, without a script. */
import { expect, it } from 'vitest';
import { countryCodes } from '#domain/country/countries.ts';
import { type Goods, putOnSale } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { visitor } from '../visitor.ts';

const pageOf = async (sku: string, market = 'gb') => {
  const response = await visitor(market).get(`/regal-en-${sku.slice(2)}`);
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll('<!-- -->', '');
};

/** The part of the page between the heading of a section and the next. */
const sectionOf = (html: string, id: string) =>
  html.split(`id="${id}"`)[1]?.split('</section>')[0] ?? '';

const linked = (html: string) =>
  [...html.matchAll(/href="\/regal-en-(\d{8})"/g)].map(([, number]) => `EX${number}`);

it('the product page compares the article with its family, the best first', async () => {
  const family = crypto.randomUUID();
  const wishes: Goods[] = [
    { stock: 0 },
    { stock: 5, document: { tags: ['Sale'] } },
    { stock: 0, document: { tags: ['Popular'] } },
    { stock: 5, document: { tags: ['Popular'] } },
    { stock: 5 },
    { stock: 0 },
  ];
  const skus = await putOnSale(
    ...wishes.map((wish) => ({
      ...wish,
      categories: ['test-bench-compared'],
      document: { ...wish.document, family },
    })),
  );
  const [own, sale, , best, plain] = skus;
  const section = sectionOf(await pageOf(own ?? ''), 'comparison');
  expect(linked(section)).toEqual([own, best, sale, plain, skus[2]]);
  expect(section).toContain('This item');
});

it('the product page shows eight accessories and eight of the items that the article fits', async () => {
  const others = await putOnSale(...Array.from({ length: 9 }, () => ({})));
  const related = { relatedAccessories: others, parentProductsForAccessory: others };
  const [own] = await putOnSale({
    categories: [`bench-${crypto.randomUUID()}`],
    document: related,
  });
  const html = await pageOf(own);
  expect(linked(sectionOf(html, 'accessories'))).toHaveLength(8);
  const [, parents = ''] = html.split('</h2>').filter((part) => part.includes('<ul data-cols="4"'));
  expect(linked(parents)).toHaveLength(8);
  // Seven would leave a hole.
  const [seven] = await putOnSale({ document: { relatedAccessories: others.slice(0, 7) } });
  const row = sectionOf(await pageOf(seven), 'accessories');
  expect(row).toContain('<ul data-cols="6"');
  expect(linked(row)).toEqual(others.slice(0, 6));
});

it('a figure that an article lacks is a dash, and a row that differs says so in words', async () => {
  const family = crypto.randomUUID();
  const [first, second] = await putOnSale({ document: { family } }, { document: { family } });
  const text = (sku: string, value?: string) => ({
    name: sku,
    slug: `regal-en-${sku.slice(2)}`,
    description: '',
    highlights: [],
    attributesRaw: value ? [{ name: 'power', label: 'Power', value, unit: 'W' }] : [],
    packageContents: [],
    faq: [],
  });
  const { env } = await import('cloudflare:test');
  for (const [sku, value] of [[first, '630'], [second]] as const) {
    await env.DB.prepare('UPDATE product_pages SET document = ?2 WHERE product_id = ?1')
      .bind(sku, JSON.stringify(text(sku, value)))
      .run();
  }
  const section = sectionOf(await pageOf(first), 'comparison');
  expect(section).toMatch(/Power .*differs/);
  expect(section).toContain('630\u00a0W');
  expect(section).toMatch(/–<\/span><span class="vh">not specified/);
});

it('the comparison page shows the chosen articles, has links to remove each, and is not indexed', async () => {
  const [first, second] = await putOnSale({}, {});
  const response = await visitor('gb').get(`/compare?skus=${second},${first},EX99999999`);
  const html = (await response.clone().text()).replaceAll('<!-- -->', '');
  expect(linked(html)).toEqual([second, first]);
  expect(html).not.toContain('You can compare up to five items. Remove one');
  expect(html).toContain('content="noindex, follow"');
  const { links } = await readPage(response);
  expect(links).toContain(`/compare?skus=${first}`);
  expect(links).toContain(`/compare?skus=${second}`);
});

it.each([
  ['gb', 'en', true],
  ['de', 'de', false],
  ['at', 'de', false],
] as const)(
  'in a comparison in %s each article can be bought, in place or on its page',
  async (market, language, inPlace) => {
    const skus = await putOnSale({}, {});
    const html = await (await visitor(market).get(`/compare?skus=${skus.join()}`)).text();
    for (const sku of skus) {
      const added = new RegExp(`data-quick-add=""[^>]*>.{0,80}value="${sku}"`).test(html);
      const slug = `regal-${language}-${sku.slice(2)}`;
      const led = new RegExp(`class="btn"[^>]* href="/${slug}">Zum Artikel<`).test(html);
      expect([added, led]).toEqual([inPlace, !inPlace]);
    }
  },
);

it('a choice of more than five says that five is the most, and shows the first five', async () => {
  const skus = await putOnSale({}, {}, {}, {}, {}, {});
  const html = await (await visitor('gb').get(`/compare?skus=${skus.join()}`)).text();
  expect(linked(html)).toEqual(skus.slice(0, 5));
  expect(html).toContain('You can compare up to five items. Remove one');
});

it('a choice with room left offers the family, by links that keep the choice', async () => {
  const family = crypto.randomUUID();
  const categories = [`bench-${crypto.randomUUID()}`];
  const [own, kin, better, stranger] = await putOnSale(
    { categories, document: { family } },
    { categories, stock: 0, document: { family } },
    { categories, document: { family, tags: ['Popular'] } },
    { categories },
  );
  const offeredTo = async (...skus: string[]) => {
    const html = await (await visitor('gb').get(`/compare?skus=${skus.join()}`)).text();
    const [, offers = ''] = html.split('Add another item to compare');
    return [...offers.matchAll(/href="\/compare\?skus=([^"]+)"/g)].map(([, list]) => list);
  };
  expect(await offeredTo(own)).toEqual([`${own},${better}`, `${own},${kin}`]);
  expect(await offeredTo(own, better)).toEqual([`${own},${better},${kin}`]);
  expect(await offeredTo(stranger)).toEqual([]);
});

it('an empty or unreadable choice says how to make one', async () => {
  for (const search of ['', '?skus=', '?skus=%3Cscript%3E,--']) {
    const response = await visitor('gb').get(`/compare${search}`);
    expect([search, response.status]).toEqual([search, 200]);
    const html = await response.text();
    expect(html).toContain('up to five items here');
    expect(html.match(/data-compare="EX/g)?.length ?? 0).toBeGreaterThan(1);
  }
});

it('the product page shows what the article fits, and others of its category in stock, nearest in price first', async () => {
  const categories = ['test-bench-relations'];
  const [machine] = await putOnSale({ stock: 2 });
  const [far, near, gone, fitting] = await putOnSale(
    { price: 90_000, categories },
    { price: 12_000, categories },
    { price: 10_000, categories, stock: 0 },
    { price: 11_000, categories },
  );
  const [own] = await putOnSale({
    price: 10_000,
    categories,
    document: { parentProductsForAccessory: [machine], relatedAccessories: [fitting] },
  });
  const html = await pageOf(own);
  expect(html).toContain('Fits these items');
  expect(linked(html)).toContain(machine);
  const others = linked(html.split('From the same category')[1] ?? '');
  expect(others.slice(0, 2)).toEqual([near, far]);
  expect(others).not.toContain(gone);
  // What stands above as an accessory is not shown twice.
  expect(others).not.toContain(fitting);
});

it('an accessory says what makes it fit: the measure that both state, else the kind it is made for', async () => {
  const row = (name: string, label: string, value: string) => ({ name, label, value });
  const stated = (...rows: ReturnType<typeof row>[]) => ({
    text: () => ({ attributesRaw: rows }),
    document: { attributes: Object.fromEntries(rows.map(({ name, value }) => [name, value])) },
  });
  const [tray, basket, other] = await putOnSale(
    stated(row('gastronorm-size', 'Gastronorm size', 'GN 2/3')),
    stated(row('suitable-for', 'Suitable for', 'test-ovens')),
    stated(row('gastronorm-size', 'Gastronorm size', 'GN 1/1')),
  );
  const oven = stated(row('gastronorm-size', 'Gastronorm size', 'GN 2/3'));
  const [own] = await putOnSale({
    ...oven,
    document: { ...oven.document, family: 'test-ovens', relatedAccessories: [tray, basket, other] },
  });
  const cards = sectionOf(await pageOf(own), 'accessories').split('<li class="card"');
  const said = (sku: string) => cards.find((card) => card.includes(sku.slice(2))) ?? '';
  expect(said(tray)).toContain('Gastronorm size: GN 2/3');
  expect(said(basket)).toContain('Suitable for: test-ovens');
  expect(said(other)).not.toContain('GN 1/1');
});

type Five = [number, number, number, number, number];

it('articles that the market may not sell take no place in comparison, alternatives and complements', async () => {
  const shelf = `shelf-${crypto.randomUUID()}`;
  const categories = [shelf];
  const bestsellers = Array.from({ length: 40 }, () => ({
    categories,
    // In none, so that they do not fill the bestsellers of other tests' markets.
    notSellableIn: [...countryCodes],
    document: { rating: { average: 5, count: 90, distribution: [0, 0, 0, 0, 90] as Five } },
  }));
  const [own = '', other = ''] = await putOnSale(
    { categories, document: { referencedResourceSet: [shelf] } },
    { categories },
    ...bestsellers,
  );
  const html = await pageOf(own);
  expect(linked(html.split('From the same category')[1] ?? '')).toContain(other);
  const complements = await visitor('gb').get(`/__complements/${own}`);
  expect(linked(await complements.text())).toContain(other);
});

it('only articles of its family are compared with an article; then no others of its category are shown', async () => {
  const categories = [`shelf-${crypto.randomUUID()}`];
  const family = crypto.randomUUID();
  const [own = '', relative = '', other = ''] = await putOnSale(
    { categories, document: { family } },
    { categories, stock: 0, document: { family } },
    { categories },
  );
  const html = await pageOf(own);
  expect(linked(sectionOf(html, 'comparison'))).toEqual([own, relative]);
  expect(html).not.toContain('From the same category');
  expect(await pageOf(other)).toContain('From the same category');
});

it('others of an accessory’s category are accessories, however many machines sell better', async () => {
  const categories = [`shelf-${crypto.randomUUID()}`];
  const accessory = { categories, document: { attributes: { 'suitable-for': 'test-ovens' } } };
  const machines = Array.from({ length: 61 }, () => ({ categories }));
  const [own = '', other = ''] = await putOnSale(accessory, accessory, ...machines);
  const shown = linked((await pageOf(own)).split('From the same category')[1] ?? '');
  expect(shown[0]).toBe(other);
});
