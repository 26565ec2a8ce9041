/** Where several stores speak one language, each finds what it sells. Source: checklist SEA-1. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ListingPage } from '#domain/catalogue/listing/listing-page.ts';
import type { CountryCode, Language } from '#domain/country/countries.ts';
import { putOnSale, tellSearch } from '../goods.ts';
import { visitor } from '../visitor.ts';

/** Each language that several stores share, its stores, and those that do not sell the second article. */
const shared: [Language, CountryCode[], CountryCode[]][] = [
  ['de', ['de', 'at', 'ch'], ['at']],
  ['fr', ['fr', 'be', 'ch'], ['be', 'ch']],
  ['nl', ['nl', 'be'], ['nl']],
  ['it', ['it', 'ch'], ['ch']],
  ['en', ['gb', 'ie'], ['gb']],
];

describe.each(shared)('stores that speak %s', (language, stores, without) => {
  const word = `ladenregal${language}`;
  const text = () => ({ name: `Test ${word}` });

  beforeAll(async () => {
    await putOnSale({ text }, { text, notSellableIn: without }, { text, notSellableIn: stores });
    await tellSearch();
  });

  it('find what they sell and nothing that only another store sells', async () => {
    const counts = await Promise.all(
      stores.map(async (store) => {
        const path = store === 'be' || store === 'ch' ? `/${language}` : '';
        const first =
          (store === 'be' && language === 'nl') || (store === 'ch' && language === 'de');
        const reached = visitor(store);
        const response = await reached.send(`${first ? '' : path}/new-ct/searchProducts`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify([{ queries: [{ query: word }] }]),
        });
        const { data } = (await response.json()) as { data: { listings: ListingPage[] } };
        const [page] = data.listings;
        return [store, page?.total, page?.items.length];
      }),
    );
    expect(counts).toEqual(
      stores.map((store) => {
        const count = without.includes(store) ? 1 : 2;
        return [store, count, count];
      }),
    );
  });
});
