/** The number of an article, sent as a search, opens its page; everything else is searched for. */
import { expect, it } from 'vitest';
import { putOnSale, tellSearch } from '../goods.ts';
import { visitor } from '../visitor.ts';

const answerTo = async (market: string, search: string, prefix = '') => {
  const response = await visitor(market).get(`${prefix}/search?${search}`);
  const location = response.headers.get('Location')?.replace(/^https?:\/\/[^/]+/, '');
  return { status: response.status, location, cache: response.headers.get('Cache-Control') };
};

const results = { status: 200, location: undefined };

it('a number opens the article in the language of the page, for this request only', async () => {
  const [sku] = await putOnSale({});
  await tellSearch();
  const number = sku.slice(2);
  for (const [market, prefix, language] of [
    ['de', '', 'de'],
    ['gb', '', 'en'],
    ['be', '/fr', 'fr'],
  ] as const) {
    expect([market, await answerTo(market, `query=+${number}+`, prefix)]).toEqual([
      market,
      {
        status: 302,
        location: `${prefix}/regal-${language}-${number}`,
        cache: 'private, no-cache',
      },
    ]);
    expect((await visitor(market).get(`${prefix}/regal-${language}-${number}`)).status).toBe(200);
  }
});

it('a number beside other words, filtered, sorted or of a further page is searched for', async () => {
  const [sku] = await putOnSale({});
  await tellSearch();
  const number = sku.slice(2);
  for (const search of [
    `query=regal+${number}`,
    `query=${number}&sort=price-asc`,
    `query=${number}&in-stock=1`,
    `query=${number.slice(1)}`,
  ]) {
    expect([search, await answerTo('gb', search)]).toMatchObject([search, results]);
  }
});

it('a number that the store does not sell, or that no article has, is searched for', async () => {
  const [sku] = await putOnSale({ notSellableIn: ['gb'] });
  await tellSearch();
  const number = sku.slice(2);
  expect(await answerTo('gb', `query=${number}`)).toMatchObject(results);
  expect(await answerTo('ie', `query=${number}`)).toMatchObject({ status: 302 });
  expect(await answerTo('gb', 'query=48151623')).toMatchObject(results);
});
