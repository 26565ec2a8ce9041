/** A fraction with a unit of length is a size of tools; the same fraction after "GN" is a size of containers. */
import { expect, it } from 'vitest';
import { visitor } from '../visitor.ts';

const namesFor = async (market: string, query: string) => {
  const queries = [{ query, pageSize: 24, counted: 'none' }];
  const { listings } = await visitor(market).ask('searchProducts', { queries });
  return (listings[0]?.items ?? []).map(({ name }) => name);
};

it.each([
  ['de', '1/2 zoll'],
  ['de', '½ Zoll'],
  ['de', '1/2"'],
  ['gb', '1/2 inch'],
  ['it', '1/2 pollice'],
  ['fr', '1/2 pouce'],
])('%s: “%s” finds tools of that size and nothing else', async (market, query) => {
  const names = await namesFor(market, query);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !name.includes('1/2″'))).toEqual([]);
});

it.each([
  ['de', 'GN 1/2'],
  ['de', 'gn1/2'],
  ['gb', 'GN ½'],
  ['it', 'gastronorm 1/2'],
  ['fr', 'bac gastro 1/2'],
])('%s: “%s” finds containers of that size first and no tools', async (market, query) => {
  const names = await namesFor(market, query);
  expect(names[0]).toMatch(/GN\s1\/2/);
  expect(names.filter((name) => name.includes('″'))).toEqual([]);
});

it.each(['schlagschrauber 1/2 zoll', 'schlagschrauber 1/2'])(
  'de: “%s” finds them',
  async (query) => {
    const [first] = await namesFor('de', query);
    expect(first).toMatch(/^Schlagschrauber\b.*\b1\/2″/);
  },
);
