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
      // A number without a unit, so it cannot be compared.
      { attributes: { power: 7 }, rows: [row('power', '7')] },
    );
  });

  it('are offered in the order of their size, each once, in one unit', async () => {
    expect(await valuesOf('mixed-units', 'power')).toEqual([
      ['500', '500\u00a0W', 2],
      ['1500', '1,500\u00a0W', 1],
      ['2000', '2,000\u00a0W', 1],
    ]);
  });

  it('are found by each value, and by a range', async () => {
    expect(await found('mixed-units', 'power', '500')).toBe(2);
    expect(await found('mixed-units', 'power', '1000..2001')).toBe(2);
  });
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

it('the group of further attributes is open while one of them is chosen', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `word${String(index).padStart(2, '0')}`);
  const told = (word: string) => ({
    attributes: Object.fromEntries(names.map((name) => [name, word])),
    rows: names.map((name) => row(name, word)),
  });
  await shelfOf('many', told('red'), told('blue'));
  const groups = async (search = '') =>
    (await listingAt('ie', `/search?category=many${search}`)).groups.filter(({ name }) =>
      /^attr/.test(name),
    );
  const folded = async (search?: string) =>
    (await groups(search)).find(({ name }) => name === 'attributes more')?.open;
  expect(await groups()).toHaveLength(names.length + 1);
  expect(await folded()).toBe(false);
  const both = 'word11=red&attr-word11=blue';
  expect(await folded(`&attr-${both}`)).toBe(true);
  expect(await folded('&attr-word00=red&attr-word00=blue')).toBe(false);
});
