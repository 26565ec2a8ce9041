/** The filters of a listing: the counts of the backend, a way to remove each, and no script needed. */
import { describe, expect, it } from 'vitest';
import type { ListingFacets } from '#domain/catalogue/listing/listing-page.ts';
import { demoProducts, department } from '../demo-rows.ts';
import { putOnSale, tellSearch } from '../goods.ts';
import { listingAt } from '../listing-page.ts';
import { visitor } from '../visitor.ts';

async function facetsOf(market: string, query: object): Promise<ListingFacets> {
  const { listings } = await visitor(market).ask('searchProducts', { queries: [query] });
  const [listing] = listings;
  if (!listing) throw new Error('no listing');
  return listing.facets;
}

const ofDepartment = async () => department('gb', 'en');
/** Number of attributes in the page; a link leads to all. */
const inSight = 4;

describe('the filters of a department', () => {
  it('list each brand, badge, rating and attribute with its count', async () => {
    const { key, slug } = await ofDepartment();
    const facets = await facetsOf('gb', { category: key });
    const { choices, bars } = await listingAt('gb', `/${slug}?filters=all`);
    const rows = [
      ...facets.brands.map(({ name, count }) => ['brand', name, count] as const),
      ...facets.tags.map(({ tag, count }) => ['tags', tag, count] as const),
      ...facets.ratings.map(({ stars, count }) => ['rating', String(stars), count] as const),
      ...facets.attributes.flatMap(({ name, values }) =>
        values.map(({ value, count }) => [`attr-${name}`, value, count] as const),
      ),
      ...facets.energyClasses.map(
        ({ energyClass, count }) => ['energy-class', energyClass, count] as const,
      ),
      ['in-stock', '1', facets.inStock] as const,
      ['tags', 'on-sale', facets.onSale] as const,
    ].filter(([, , count]) => count > 0);
    expect(facets.attributes.length).toBeGreaterThan(12);
    for (const [name, value, count] of rows) {
      expect(choices).toContainEqual({ name, value, checked: false, count: String(count) });
    }
    const offered = choices.filter(({ value }) => value !== '');
    const { choices: first } = await listingAt('gb', `/${slug}`);
    expect(new Set(first.flatMap(({ name }) => (/^attr/.test(name) ? [name] : []))).size).toBe(
      inSight,
    );
    expect(offered.length).toBe(rows.length);
    expect(bars.length).toBe(facets.priceBins.length);
    expect(Math.max(...bars)).toBe(100);
  });

  it('show the first two attributes open and fold long lists', async () => {
    const { key, slug } = await ofDepartment();
    const { attributes } = await facetsOf('gb', { category: key });
    const { groups } = await listingAt('gb', `/${slug}?filters=all`);
    const ofAttributes = groups.filter(({ name }) => /^attr-\S+$/.test(name));
    expect(ofAttributes.map(({ open }) => open)).toEqual(attributes.map((_, index) => index < 2));
    const long = attributes.filter(
      ({ values }) => values.filter(({ count }) => count > 0).length > 9,
    );
    const folded = groups.filter(({ name }) => /^attr-\S+ more$/.test(name));
    expect(folded).toEqual(long.map(({ name }) => ({ name: `attr-${name} more`, open: false })));
  });

  it('stay chosen, and each has a chip that removes only it', async () => {
    const { key, slug } = await ofDepartment();
    const { brands, attributes } = await facetsOf('gb', { category: key });
    const [first, second] = brands.map(({ name }) => name);
    const [attribute] = attributes;
    const value = attribute?.values.find(({ count }) => count > 0)?.value ?? '';
    const search = new URLSearchParams([
      ['brand', first ?? ''],
      ['brand', second ?? ''],
      ['tags', 'bestseller'],
      ['tags', 'campaign:cyber_week'],
      ['rating', '3'],
      ['in-stock', '1'],
      ['on-sale', '1'],
      ['price-from', '5'],
      ['price-to', '90000'],
      [`attr-${attribute?.name}`, value],
    ]);
    const { choices, chips } = await listingAt('gb', `/${slug}?${search}`);
    const ticked = choices.filter(({ checked }) => checked);
    const asked = [...search]
      .filter(([name]) => !name.startsWith('price'))
      .map(([name, said]) => (name === 'on-sale' ? ['tags', 'on-sale'] : [name, said]));
    expect(ticked.map(({ name, value: said }) => `${name}=${said}`).sort()).toEqual(
      asked.map(([name, said]) => `${name}=${said}`).sort(),
    );
    expect(chips.size).toBe(search.size);
    for (const [name, said] of search) {
      const cents = name.startsWith('price') ? `${said}00` : said;
      const chip = name === 'on-sale' ? 'tags=on-sale' : `${name}=${cents}`;
      const left = new URLSearchParams(chips.get(chip)?.split('?')[1]);
      const expected = [...search].filter(([n, v]) => n !== name || v !== said);
      // A chip of the badges names a reduction as one of them.
      const written = expected.map(([n, v]) =>
        name === 'tags' && n === 'on-sale' ? ['tags', 'on-sale'] : [n, v],
      );
      expect([...left].sort(), `${name}=${said}`).toEqual(written.sort());
    }
  });

  it('show a chosen value that finds nothing, but offer no other such value', async () => {
    const { slug } = await ofDepartment();
    const { status, choices, cards } = await listingAt(
      'gb',
      `/${slug}?brand=Nobody&tags=campaign:never_on`,
    );
    expect([status, cards]).toEqual([404, 0]);
    expect(choices.filter(({ count }) => count === '0')).toEqual([
      { name: 'brand', value: 'Nobody', checked: true, count: '0' },
      { name: 'tags', value: 'campaign:never_on', checked: true, count: '0' },
    ]);
  });

  it('keep other parameters in hidden fields', async () => {
    const { slug } = await ofDepartment();
    const { hidden } = await listingAt('gb', `/${slug}?sort=price-desc&hits=12&attr-none=1`);
    expect(Object.fromEntries(hidden)).toEqual({
      sort: 'price-desc',
      hits: '12',
      'attr-none': '1',
    });
  });
});

describe('a search', () => {
  it('is narrowed category by category, and widened again', async () => {
    const { key, name } = await ofDepartment();
    const facets = await facetsOf('gb', { query: 'oven' });
    const start = await listingAt('gb', '/search?query=oven');
    expect(start.categories.length).toBe(facets.categories.length);
    const down = start.categories.find(({ href }) => href.includes(`category=${key}`));
    const count = facets.categories.find((each) => each.key === key)?.count;
    expect(down?.text).toMatch(new RegExp(`^${name}\\s+${count}$`));
    const inside = await listingAt('gb', down?.href ?? '');
    expect(inside.cards).toBe(Math.min(count ?? 0, 24));
    expect(inside.categories[0]?.href).toBe('/search?query=oven');
    expect(inside.categories[1]).toEqual({ href: '', text: name });
    expect(inside.categories.length).toBeGreaterThan(2);
    expect(inside.chips.get(`category=${key}`)).toBe('/search?query=oven');
    const narrowed = await listingAt('gb', `/search?query=oven&category=${key}&attr-power=6500`);
    expect(narrowed.chips.get(`category=${key}`)).toBe('/search?query=oven&attr-power=6500');
    expect(inside.hidden).toContainEqual(['category', key]);
  });

  it('offers at once the attributes that its results share, also those of a brand', async () => {
    for (const [path, name] of [
      ['/search?query=microwave', 'attr-power'],
      ['/search?brand=werft+8', 'attr-material'],
      ['/search?new-arrivals', 'attr-material'],
    ] as const) {
      const { choices } = await listingAt('gb', path);
      const choice = choices.find((each) => each.name === name);
      expect(choice, path).toBeDefined();
      const search = new URLSearchParams([[name, choice?.value ?? '']]);
      const chosen = await listingAt('gb', `${path}&${search}`);
      expect(chosen.cards).toBe(Math.min(24, Number(choice?.count)));
      expect(chosen.chips.has(`${name}=${choice?.value}`)).toBe(true);
    }
  });

  it('without results shows its filters, how many articles there are without one, and the nearest', async () => {
    const { chips, h1, html, cards } = await listingAt('gb', '/search?query=oven&brand=Nobody');
    expect([...chips.values()]).toEqual(['/search?query=oven']);
    expect(h1).toBe('Results for “oven”');
    const [, drops] = /<ul class="drops">(.*?)<\/ul>/s.exec(html) ?? [];
    expect(drops).toMatch(
      /^<li><a href="\/search\?query=oven"[^>]*><span>without “Nobody”<\/span><b[^>]*>\d+ items/,
    );
    expect(cards).toBe(4);
  });

  it.each([
    ['?sales', 'Offers'],
    ['?tags=on-sale', 'Offers'],
    ['?tags=bestseller', 'Bestsellers'],
    ['?new-arrivals', 'New arrivals'],
    ['?tags=campaign%3Acyber_week', 'Cyber Week'],
    ['?tags=campaign%3Ablack_friday', 'Black friday'],
    ['?brand=Kombüse', 'Items by Kombüse'],
    ['?brand=KOMB%C3%9CSE', 'Items by Kombüse'],
    ['?on-sale=1', 'Offers'],
  ])('%s is called %s', async (search, name) => {
    const { h1, title, description } = await listingAt('gb', `/search${search}`);
    expect([h1, title]).toEqual([name, `${name} | Kontor`]);
    expect(description).toContain(name);
  });
});

describe('the button on a card that adds one piece', () => {
  it('is on every card of an article in stock, and works as a form', async () => {
    const { slug } = await ofDepartment();
    const { quick, cards } = await listingAt('gb', `/${slug}?in-stock=1`);
    expect([quick.length, cards]).toEqual([24, 24]);
    const shopper = visitor('gb');
    const [sku = ''] = quick;
    await shopper.post('/checkout/cart', { intent: 'add', sku });
    const { me } = await shopper.ask('getMe', { customer: false });
    expect(
      me.activeCart?.lineItems.map(({ variant, quantity }) => [variant.sku, quantity]),
    ).toEqual([[sku, 1]]);
  });

  it('is missing on sold-out articles, and in Austria and Germany', async () => {
    const [gone] = await putOnSale({ stock: 0, slug: 'ausverkauft' });
    await tellSearch();
    const { quick, cards } = await listingAt('gb', `/search?query=${gone}`);
    expect([quick, cards]).toEqual([[], 1]);
    for (const market of ['de', 'at']) {
      const { slug } = await department(market, 'de');
      expect((await listingAt(market, `/${slug}`)).quick).toEqual([]);
    }
  });
});

it('a card shows the reduction first, then a campaign, and no more than two badges', async () => {
  const [{ sku } = { sku: '' }] = await demoProducts(
    'gb',
    'en',
    `p.id IN (SELECT product_id FROM product_tags WHERE tag = 'campaign:cyber_week')
     AND p.id IN (SELECT product_id FROM product_tags WHERE tag IN ('bestseller', 'topRated'))
     AND pr.discounted_cent_amount < pr.lowest_cent_amount`,
  );
  const { tags } = await listingAt('gb', `/search?query=${sku}`);
  expect(tags).toEqual(['on-sale', 'campaign']);
});

it('further pages are linked one after the other until the last', async () => {
  const { slug } = await ofDepartment();
  const { ways } = await listingAt('gb', `/${slug}`);
  expect(ways.get('next')).toBe(`/${slug}?page=2`);
  const second = await listingAt('gb', `/${slug}?page=2`);
  expect(second.ways.get('prev')).toBe(`/${slug}`);
  const last = await listingAt('gb', `/${slug}?page=3&hits=48`);
  expect(last.ways.has('next')).toBe(false);
  const before = new URL(last.ways.get('prev') ?? '', 'http://gb.localhost');
  expect([before.pathname, Object.fromEntries(before.searchParams)]).toEqual([
    `/${slug}`,
    { page: '2', hits: '48' },
  ]);
});
