/** A search for "new", "sale" or "used" shows the goods with that tag; one that names a price is limited to it. */
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
  ['de', 'gebrauchte bohrmaschine ab 1 euro', '/search?query=bohrmaschine&tags=bware&price-from=1'],
  ['de', 'fritteuse 8l unter 200 euro', '/search?query=fritteuse+8l&price-to=200'],
  ['de', 'unter 50,50 €', '/search?price-to=50.5'],
  ['pl', 'frytownica 300-500 zł', '/search?query=frytownica&price-from=300&price-to=500'],
  ['de', 'qqqxxxzzz unter 200 euro', '/search?query=qqqxxxzzz'],
] as const)('%s: %s leads to %s', async (market, query, target) => {
  const [status, location] = await leadsTo(market, query);
  expect([status, String(location).replace(/^https?:\/\/[^/]+/, '')]).toEqual([302, target]);
});

it('a search with a tag that no found article has shows what is found', async () => {
  expect(await leadsTo('de', 'gebrauchte fleischwaage xyz')).toEqual([200, null]);
});

it('a price that was searched for is a filter to remove, also if nothing costs so little', async () => {
  const page = async (query: string) => {
    const [, location] = await leadsTo('de', query);
    const html = await (await visitor('de').get(String(location))).text();
    return html.replace(/\s+/g, ' ');
  };
  const some = await page('fritteuse unter 200 euro');
  expect(some).toMatch(/href="\/search\?query=fritteuse"[^>]*data-unfilter="price-to"/);
  expect(some).toContain('data-found');
  const none = await page('fritteuse unter 1 euro');
  expect(none).toContain('Kein Artikel entspricht diesen Filtern.');
  expect(none).toMatch(/<a href="\/search\?query=fritteuse" rel="nofollow">/);
});
