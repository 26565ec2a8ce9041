/** A search for "new", "sale" or "used" shows the goods with that tag. */
import { expect, it } from 'vitest';
import { visitor } from '../visitor.ts';

const leadsTo = async (market: string, query: string) => {
  const response = await visitor(market).get(`/search?query=${encodeURIComponent(query)}`);
  return [response.status, response.headers.get('Location')];
};

it.each([
  ['de', 'neu', '/search?tags=new'],
  ['gb', 'new', '/search?tags=new'],
  ['de', 'neu im sortiment', '/search?tags=new'],
  ['gr', 'νέες αφίξεις', '/search?tags=new'],
  ['de', 'neue angebote', '/search?on-sale=1'],
  ['fr', 'neuf', '/search?tags=new'],
  ['gb', 'sale', '/search?on-sale=1'],
  ['gb', 'used', '/search?tags=bware'],
  ['de', 'gebrauchte bohrmaschine', '/search?query=bohrmaschine&tags=bware'],
] as const)('%s: %s leads to %s', async (market, query, target) => {
  const [status, location] = await leadsTo(market, query);
  expect([status, String(location).replace(/^https?:\/\/[^/]+/, '')]).toEqual([302, target]);
});

it('a search with a tag that no found article has shows what is found', async () => {
  expect(await leadsTo('de', 'gebrauchte fleischwaage xyz')).toEqual([200, null]);
});
