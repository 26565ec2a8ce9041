/** The attributes of a catalogue can be filtered by, however they are written. Source: issue 4 §2, checklist CAT-3. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { AttributeRaw } from '#domain/catalogue/document.ts';
import { putOnSale } from '../goods.ts';
import { listingAt } from '../listing-page.ts';
import { visitor } from '../visitor.ts';

const row = (name: string, value: string, unit?: string): AttributeRaw => ({
  name,
  label: name.toUpperCase(),
  value,
  ...(unit && { unit }),
});

type Told = { attributes: Record<string, number | string>; rows: AttributeRaw[] };

/** Goods with these attributes, in a category of their own. */
function shelfOf(key: string, ...told: Told[]) {
  return putOnSale(
    ...told.map(({ attributes, rows }) => ({
      categories: [key],
      document: { attributes },
      text: () => ({ attributesRaw: rows }),
    })),
  );
}

async function valuesOf(category: string, name: string) {
  const { listings } = await visitor('ie').ask('searchProducts', { queries: [{ category }] });
  const facet = listings[0]?.facets.attributes.find((each) => each.name === name);
  return facet?.values.map(({ value, label, count }) => [value, label, count]);
}

async function found(category: string, name: string, value: string): Promise<number | undefined> {
  const attributes = { [name]: [value] };
  const { listings } = await visitor('ie').ask('searchProducts', {
    queries: [{ category, attributes }],
  });
  return listings[0]?.total;
}

describe('figures in different units of one quantity', () => {
  beforeAll(async () => {
    await shelfOf(
      'mixed-units',
      { attributes: { power: 0.5 }, rows: [row('power', '0.5', 'kW')] },
      { attributes: { power: 500 }, rows: [row('power', '500', 'W')] },
      { attributes: { power: 2 }, rows: [row('power', '2', 'kW')] },
      { attributes: { power: 1500 }, rows: [row('power', '1,500', 'W')] },
      // Without a unit.
      { attributes: { power: 7 }, rows: [row('power', '7')] },
    );
  });

  it('are offered in the order of their size, each once, in one unit', async () => {
    expect(await valuesOf('mixed-units', 'power')).toEqual([
      ['7', '7', 1],
      ['500', '500\u00a0W', 2],
      ['1500', '1,500\u00a0W', 1],
      ['2000', '2,000\u00a0W', 1],
    ]);
  });

  it('are found by each value in each unit, and by a range with both its limits', async () => {
    for (const value of ['500', '500W', '0.5kW', '0.5 kW']) {
      expect([value, await found('mixed-units', 'power', value)]).toEqual([value, 2]);
    }
    for (const value of ['1000..2000', '1.5..2kW', '1500W', '..7', '7']) {
      const expected = value.includes('2') ? 2 : 1;
      expect([value, await found('mixed-units', 'power', value)]).toEqual([value, expected]);
    }
    expect(await found('mixed-units', 'power', '7..7W')).toBe(0);
  });
});

it('a figure is counted as the page states it: two of eight litres are not sixteen', async () => {
  const litres = (value: string, volume: number) => ({
    attributes: { volume },
    rows: [row('volume', value, 'l')],
  });
  await shelfOf('counted', litres('8', 8), litres('2 × 8', 16), litres('16', 16));
  expect(await valuesOf('counted', 'volume')).toEqual([
    ['8', '8\u00a0l', 1],
    ['2 × 8\u00a0l', '2 × 8\u00a0l', 1],
    ['16', '16\u00a0l', 1],
  ]);
  expect(await found('counted', 'volume', '16')).toBe(1);
  expect(await found('counted', 'volume', '2 × 8\u00a0l')).toBe(1);
  // A range is about how much it holds altogether.
  expect(await found('counted', 'volume', '10..20')).toBe(2);
});

it('an attribute that exists only as text can be filtered by', async () => {
  await shelfOf(
    'spoken',
    { attributes: {}, rows: [row('basins', '2 × 10', 'l')] },
    { attributes: {}, rows: [row('basins', '2 × 8', 'l')] },
  );
  const values = await valuesOf('spoken', 'basins');
  expect(values?.map(([, label, count]) => [label, count])).toEqual([
    ['2 × 8\u00a0l', 1],
    ['2 × 10\u00a0l', 1],
  ]);
  expect(await found('spoken', 'basins', String(values?.[0]?.[0]))).toBe(1);
});

it('words that read alike are one choice, whatever the data or other languages call them', async () => {
  // No words of the demo, whose labels other tests compare.
  const steel = (machine?: string) => ({
    attributes: machine === undefined ? {} : { material: machine },
    rows: [row('material', 'moon steel')],
  });
  const wood = { attributes: { material: 'moonwood' }, rows: [row('material', 'moonwood')] };
  await shelfOf('alike', steel('moon-steel'), steel('lunox'), steel(), wood);
  const values = await valuesOf('alike', 'material');
  expect(values?.map(([, label, count]) => [label, count])).toEqual([
    ['moon steel', 3],
    ['moonwood', 1],
  ]);
  for (const value of ['moon-steel', 'lunox', 'moon steel']) {
    expect([value, await found('alike', 'material', value)]).toEqual([value, 3]);
  }
  const { choices } = await listingAt('ie', '/search?category=alike&attr-material=lunox');
  const ticked = choices.filter(({ name, checked }) => name === 'attr-material' && checked);
  expect(ticked).toEqual([expect.objectContaining({ value: 'lunox', count: '3' })]);
});

it('chosen values that leave nothing keep their names, so that they can be taken back', async () => {
  const goods = (power: number, material: string) => ({
    // No words of the demo here either.
    attributes: { power, material },
    rows: [row('power', String(power), 'W'), row('material', `${material} as a word`)],
  });
  await shelfOf('apart', goods(300, 'moon-iron'), goods(600, 'moon-brass'));
  const path = '/search?category=apart&attr-power=300&attr-material=moon-brass';
  const html = await (await visitor('ie').get(path)).text();
  const labels = [...html.matchAll(/class="chip" href="[^"]*" aria-label="([^"]*)"/g)];
  expect(html).not.toContain('data-found=');
  expect(labels.map(([, label]) => label)).toEqual([
    'Remove filter POWER: 300\u00a0W',
    'Remove filter MATERIAL: moon-brass as a word',
  ]);
});

describe('more attributes than fit into the page', () => {
  const names = Array.from({ length: 12 }, (_, index) => `word${String(index).padStart(2, '0')}`);
  const told = (word: string) => ({
    attributes: Object.fromEntries(names.map((name) => [name, word])),
    rows: names.map((name) => row(name, word)),
  });
  const groups = async (search = '') =>
    (await listingAt('ie', `/search?category=many${search}`)).groups
      .map(({ name }) => name)
      .filter((name) => name.startsWith('attr'));

  beforeAll(async () => {
    await shelfOf('many', told('red'), told('blue'));
  });

  it('are behind a link that needs no script, in the order of the table', async () => {
    expect(await groups()).toEqual(names.slice(0, 4).map((name) => `attr-${name}`));
    expect(await groups('&filters=all')).toEqual(names.map((name) => `attr-${name}`));
    const { html } = await listingAt('ie', '/search?category=many&price-from=1');
    const search = 'category=many&amp;price-from=1&amp;filters=all';
    expect(html.includes(`href="/search?${search}#more-filters"`)).toBe(true);
    const all = await listingAt('ie', '/search?category=many&filters=all');
    expect(all.html.includes('id="more-filters"')).toBe(true);
  });

  it('are shown while one of their values is chosen', async () => {
    expect(await groups('&attr-word11=blue')).toContain('attr-word11');
    const { hidden } = await listingAt('ie', '/search?category=many&filters=all&attr-word11=blue');
    expect(hidden).toEqual([
      ['category', 'many'],
      ['filters', 'all'],
    ]);
  });
});

describe('the two fields of a range', () => {
  beforeAll(async () => {
    const metres = (length: number) => ({
      attributes: { length },
      rows: [row('length', String(length), 'cm')],
    });
    await shelfOf('long', ...[40, 60, 80, 100, 120, 140, 160, 180, 200, 220].map(metres));
  });

  it('narrow the numbers, in the unit of the field or another', async () => {
    for (const [search, total] of [
      ['from-length.cm=80&to-length.cm=120', 3],
      ['from-length.m=0,8&to-length.m=1.2', 3],
      ['from-length.mm=1.500', 4],
      ['to-length.cm=60', 2],
      ['from-length.cm=&to-length.cm=', 10],
      ['from-length.cm=much', 10],
      // Within one group one must match.
      ['from-length.cm=200&attr-length=400', 3],
    ] as const) {
      const { cards } = await listingAt('ie', `/search?category=long&${search}`);
      expect([search, cards]).toEqual([search, total]);
    }
  });

  it('keep what was typed, converted to their unit, and have a chip that empties both', async () => {
    const path = '/search?category=long&from-length.m=0.8&to-length.m=1.2';
    const { html, chips, hidden } = await listingAt('ie', path);
    expect(html).toMatch(/name="from-length\.cm"[^>]* value="80"/);
    expect(html).toMatch(/name="to-length\.cm"[^>]* value="120"/);
    expect(html).toMatch(/placeholder="220"/);
    expect(html).toContain('LENGTH: 0.8–1.2\u00a0m');
    expect(chips.get('attr-length=0.8..1.2m')).toBe('/search?category=long');
    expect(hidden).toEqual([['category', 'long']]);
  });
});
