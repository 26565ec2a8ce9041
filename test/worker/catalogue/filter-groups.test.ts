/** How filters combine, and the filters that are not attributes: badges, brands, energy classes, new arrivals. */
import { describe, expect, it } from 'vitest';
import { demoProducts } from '../demo-rows.ts';
import { listingAt } from '../listing-page.ts';
import { visitor } from '../visitor.ts';

describe('in a group one choice must match, and every group', () => {
  const totalOf = async (search: string) => {
    const { html, h1 } = await listingAt('gb', `/search?hits=48&${search}`);
    return Number(/data-said="">(\d+)/.exec(html)?.[1] ?? `0 ${h1}`);
  };

  it('a reduction is one of the badges', async () => {
    const tagged = await demoProducts(
      'gb',
      'en',
      "p.id IN (SELECT product_id FROM product_tags WHERE tag = 'new')",
    );
    const [offers, both] = [await totalOf('sales'), await totalOf('on-sale=1&tags=new')];
    const reducedNew = await totalOf('sales&tags=new');
    expect(await totalOf('tags=new')).toBe(tagged.length);
    expect(both).toBe(offers + tagged.length - reducedNew);
    expect(await totalOf('tags=on-sale&tags=new')).toBe(both);
  });

  it('the new arrivals are the articles with the badge, the newest first', async () => {
    expect(await totalOf('new-arrivals')).toBe(await totalOf('tags=new'));
    const { listings } = await visitor('gb').ask('searchProducts', {
      queries: [
        { newArrivals: true, sort: 'newest' },
        { tags: ['new'], sort: 'newest' },
      ],
    });
    const [arrivals, tagged] = listings.map(({ items }) => items.map(({ sku }) => sku));
    expect(arrivals).toEqual(tagged);
  });

  it('a brand is found in any letter case, once', async () => {
    const { choices, chips, status } = await listingAt(
      'gb',
      '/search?brand=werft+8&brand=WERFT+8&brand=pier+4',
    );
    const ticked = choices
      .filter(({ name, checked }) => name === 'brand' && checked)
      .map(({ value }) => value);
    expect([status, ticked.sort()]).toEqual([200, ['Pier 4', 'Werft 8']]);
    expect([...chips.keys()].sort()).toEqual(['brand=Pier 4', 'brand=Werft 8']);
    expect(await totalOf('brand=werft+8')).toBe(await totalOf('brand=Werft+8'));
  });

  it('brands stand before energy classes and attributes', async () => {
    const { choices } = await listingAt('gb', '/search?category=catering');
    const groups = [...new Set(choices.map(({ name }) => name))];
    const [before, after] = [groups.indexOf('brand'), groups.indexOf('energy-class')];
    expect(before).toBeGreaterThan(-1);
    expect(after).toBeGreaterThan(before);
    expect(groups.findIndex((name) => name.startsWith('attr-'))).toBeGreaterThan(after);
  });

  it('energy classes are a filter of coolers', async () => {
    const listing = await listingAt('gb', '/search?category=display-coolers');
    const classes = listing.choices.filter(({ name }) => name === 'energy-class');
    expect(classes.map(({ value, count }) => [value, count])).toEqual([
      ['C', '1'],
      ['D', '1'],
      ['E', '1'],
    ]);
    const chosen = await listingAt(
      'gb',
      '/search?category=display-coolers&energy-class=C&energy-class=E',
    );
    expect(chosen.cards).toBe(2);
    expect([...chosen.chips.keys()].slice(1)).toEqual(['energy-class=C', 'energy-class=E']);
  });
});
