/** The pages of brands, of the offers and of badges: what they list and say, and which of them are indexed. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import english from '../../../locales/en.json';
import { publish } from '../content/publish.ts';
import { putOnSale } from '../goods.ts';
import { listingAt } from '../listing-page.ts';
import { crawlPage, sitemapHrefs } from '../seo-page.ts';
import { visitor } from '../visitor.ts';

const at = (path: string) => `http://gb.localhost${path}`;
const indexed = '';
const noindex = 'noindex, follow';

/** Four articles of one brand in two spellings, two of another, two of one that an operator has written about. */
beforeAll(async () => {
  const of = (brand: string) => ({ document: { brand }, notSellableIn: ['ie' as const] });
  await putOnSale(of('Ankerwerk'), of('Ankerwerk'), of('Ankerwerk'), of('ANKERWERK'));
  await putOnSale(of('Duo & Co'), of('Duo & Co'), of('Schrift'), of('Schrift'));
  await putOnSale({ document: { tags: ['harbour-kitchen'] } });
  const tray = { brand: 'Tablett', attributes: { 'suitable-for': 'oven' } };
  await putOnSale({ document: tray }, { document: { brand: 'Tablett', tags: [] } });
  await publish('brand-schrift', {
    title: 'Schrift of Bremen',
    description: 'Cases for type, made in Bremen since 1901.',
    blocks: [{ type: 'rich-text', text: 'Type cases since 1901.' }],
  });
  await publish('tag-harbour-kitchen', {
    title: 'For harbour kitchens',
    blocks: [{ type: 'rich-text', text: 'Resists salt water.' }],
  });
  // The brands that a file before has asked for are kept for a minute.
  vi.setSystemTime(Date.now() + 2 * 60_000);
});
afterAll(() => vi.useRealTimers());

describe('the page of a brand', () => {
  it('shows what is made for other articles last', async () => {
    const html = await (await visitor('gb').get('/brand/tablett')).text();
    const [first, last] = [...html.matchAll(/card__title"><a href="[^"]+-(\d{8})"/g)].map(
      ([, number]) => Number(number),
    );
    // The accessory was written first and has the smaller number.
    expect(last).toBeLessThan(first ?? 0);
  });

  it('lists its articles in all spellings under one address, and says what they are', async () => {
    const { h1, title, cards, choices } = await listingAt('gb', '/brand/ankerwerk');
    expect([h1, title, cards]).toEqual(['Ankerwerk', 'Items by Ankerwerk | Kontor', 4]);
    expect(choices.filter(({ name }) => name === 'brand')).toEqual([]);
    const text = await (await visitor('gb').get('/brand/ankerwerk')).text();
    expect(text).toContain('Ankerwerk at Kontor: 4 items, from £');
  });

  it('is indexed with its overview as parent, and links to the markets that sell it', async () => {
    const page = await crawlPage(at('/brand/ankerwerk'));
    expect([page.robots, page.canonical]).toEqual([indexed, [at('/brand/ankerwerk')]]);
    expect(page.alternates.get('de-DE')).toBe('http://de.localhost/brand/ankerwerk');
    expect(page.alternates.has('en-IE')).toBe(false);
    const kinds = page.structured.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
    expect(kinds).toEqual(expect.arrayContaining(['BreadcrumbList', 'ItemList']));
    expect(page.links).toContain('/brands');
  });

  it.each([
    ['a brand with few articles', '/brand/duo-co', 200, noindex],
    ['one with few that an operator has written about', '/brand/schrift', 200, indexed],
    ['a filter', '/brand/ankerwerk?in-stock=1', 200, noindex],
    ['a filter that leaves nothing', '/brand/ankerwerk?price-from=999999', 404, noindex],
    ['a brand that nobody makes', '/brand/nobody', 404, noindex],
    ['a page beyond the last', '/brand/ankerwerk?page=9', 404, noindex],
  ])('%s: %s', async (_, path, status, robots) => {
    const page = await crawlPage(at(path));
    expect([page.status, page.robots]).toEqual([status, robots]);
  });

  it('is not found where the brand is not sold', async () => {
    expect((await visitor('ie').get('/brand/ankerwerk')).status).toBe(404);
  });

  it('says what the operator has written instead of the facts', async () => {
    const { h1, description } = await listingAt('gb', '/brand/schrift');
    expect([h1, description]).toEqual([
      'Schrift of Bremen',
      'Cases for type, made in Bremen since 1901.',
    ]);
    const text = await (await visitor('gb').get('/brand/schrift')).text();
    expect(text).toContain('Type cases since 1901.');
    expect(text).not.toContain(' at Kontor: ');
  });

  it('is linked from the overview of brands', async () => {
    const { links, robots } = await crawlPage(at('/brands'));
    expect(robots).toBe(indexed);
    expect(links).toEqual(expect.arrayContaining(['/brand/ankerwerk', '/brand/duo-co']));
  });
});

describe('the offers and the badges', () => {
  it.each([
    ['/sale', english['search.sale'], english['sale.text']],
    ['/tag/bestseller', english['search.bestseller'], english['tag.bestseller.text']],
    ['/tag/new', english['search.new'], english['tag.new.text']],
    ['/tag/bware', english['search.bware'], english['tag.bware.text']],
    ['/tag/top-rated', english['badge.topRated'], english['tag.topRated.text']],
  ])('%s is indexed and says what it lists', async (path, h1, sentence) => {
    const page = await crawlPage(at(path));
    expect([page.status, page.robots, page.canonical]).toEqual([200, indexed, [at(path)]]);
    const shown = await listingAt('gb', path);
    expect(shown.h1).toBe(h1);
    expect(shown.cards).toBeGreaterThan(2);
    expect(await (await visitor('gb').get(path)).text()).toContain(sentence);
  });

  it('the offers are exactly the reduced articles', async () => {
    const { listings } = await visitor('gb').ask('searchProducts', {
      queries: [{ onSale: true, pageSize: 48 }],
    });
    const [listing] = listings;
    expect(listing?.items.every(({ price }) => price.discounted !== undefined)).toBe(true);
    const { h1 } = await listingAt('gb', `/sale?hits=48`);
    expect(h1).toBe(english['search.sale']);
    const text = await (await visitor('gb').get('/sale')).text();
    const said = english['listing.count_other'].replace('{count}', `${listing?.total}`);
    expect(text.split(`>${said}<`)).toHaveLength(2);
  });

  it('another tag has a page once an operator has written about it', async () => {
    const page = await crawlPage(at('/tag/harbour-kitchen'));
    expect([page.status, page.title, page.robots]).toEqual([
      200,
      'For harbour kitchens | Kontor',
      indexed,
    ]);
    expect((await visitor('gb').get('/tag/nothing')).status).toBe(404);
  });
});

it('the sitemap has the brands, offers and badges that are indexed, and no others', async () => {
  const hrefs = sitemapHrefs(await (await visitor('gb').get('/sitemap-content.xml')).text());
  const listed = (paths: string[]) => paths.filter((path) => hrefs.includes(at(path)));
  const found = ['/brands', '/brand/ankerwerk', '/brand/schrift', '/sale', '/tag/bestseller'];
  expect(listed(found)).toEqual(found);
  expect(listed(['/brand/duo-co', '/tag/nothing'])).toEqual([]);
  const own = hrefs.filter((href) => /\/(brand|tag)s?\/|\/sale$/.test(href));
  for (const href of own) expect([href, (await crawlPage(href)).robots]).toEqual([href, indexed]);
});

it('calls name the brands and where one is sold', async () => {
  const { brands } = await visitor('gb').ask('getBrands', {});
  const image = expect.objectContaining({ url: expect.stringMatching(/./) });
  expect(brands).toContainEqual({ name: 'Ankerwerk', count: 4, image });
  const { brand } = await visitor('gb').ask('getBrandPage', { slug: 'ankerwerk' });
  expect(brand?.spellings.toSorted()).toEqual(['ANKERWERK', 'Ankerwerk']);
  expect(brand?.markets).toContainEqual({ market: 'de', count: 4 });
  expect(brand?.markets).toContainEqual({ market: 'ie', count: 0 });
});
