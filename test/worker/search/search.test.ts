/** The shop's own search, called as its pages call it. What it finds in 21 languages: search-golden.test.ts. */
import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeWords } from '#worker/data/search/dictionary.ts';
import { embeddedSearch } from '#worker/data/search/engine.ts';
import { times } from '../../domain/seeded.ts';
import { putOnSale, tellSearch } from '../goods.ts';
import { visitor } from '../visitor.ts';

const search = embeddedSearch(env);
const german = { locale: 'de-DE', now: new Date(), store: { key: 'de' } } as const;
const british = { locale: 'en-GB', now: new Date(), store: { key: 'gb' } } as const;

let [kettle, lid, foreign, coded] = ['', '', '', ''];

beforeAll(async () => {
  const called = (name: string) => ({ text: () => ({ name }) });
  [kettle = '', lid = '', foreign = '', coded = ''] = await putOnSale(
    { ...called('Mühsalkocher – 10 L – 1.500 W') },
    { ...called('Deckel für Mühsalkocher') },
    { ...called('Mühsalkocher – 30 L'), notSellableIn: ['at'] },
    { ...called('Ersatzteil'), document: { ean: '2099123456786', model: 'ZK-4711 B' }, stock: 0 },
  );
  await tellSearch();
});

async function found(text: string, searcher: Parameters<typeof search.find>[1] = german) {
  const { hits } = await search.find(text, searcher);
  return hits.map(({ productId }) => productId);
}

describe('an article with the searched name comes first', () => {
  it('followed by what fits it', async () => {
    const ids = await found('mühsalkocher');
    expect(ids.slice(0, 2).toSorted()).toEqual([kettle, foreign].toSorted());
    expect(ids[2]).toBe(lid);
  });

  it.each([
    'muehsalkocher',
    'Muhsalkocher',
    'MÜHSAL KOCHER',
    'mühsal-kocher',
    'mühsalkoche',
    'mühsalkohcer',
    'kocher mühsal 10 Liter',
    'mühsalkocher 10l',
    'mühsalkocher 1,5 kW',
  ])('also for “%s”', async (typed) => {
    expect((await found(typed)).slice(0, 3)).toContain(kettle);
  });

  it('a figure decides between two of a kind', async () => {
    expect((await found('mühsalkocher 30 l'))[0]).toBe(foreign);
    expect((await found('mühsalkocher 10 l'))[0]).toBe(kettle);
  });
});

it('an article that matches only the figure is not found', async () => {
  expect(await found('mühsalkocher 77 l')).toContain(kettle);
  const others = (await found('10 l')).filter((id) => ![kettle, lid, foreign].includes(id));
  expect(others.length).toBeGreaterThan(0);
  const ids = await found('mühsalkocher 10 l');
  expect(others.filter((id) => ids.includes(id))).toEqual([]);
});

it('a brand of several words is found as one word', async () => {
  expect(await found('werft8')).not.toEqual([]);
  expect(await found('pier4')).not.toEqual([]);
});

describe('a number', () => {
  it.each(['2099123456786', '2099123 456786', 'ZK-4711 B', 'zk4711b', 'ZK 4711 B'])(
    '“%s” finds its article before all others',
    async (typed) => {
      expect((await found(typed))[0]).toBe(coded);
    },
  );

  it('finds its article first on the page, sold out or not', async () => {
    for (const query of [coded, 'zk4711b', `mühsalkocher ${coded}`]) {
      const { listings } = await visitor('de').ask('searchProducts', { queries: [{ query }] });
      expect(listings[0]?.items[0]?.sku, query).toBe(coded);
    }
  });

  it('of the shop is found with and without its letters, in full or by its beginning', async () => {
    for (const typed of [coded, coded.slice(2), coded.toLowerCase(), coded.slice(0, 9)]) {
      expect(await found(typed), typed).toContain(coded);
    }
    expect((await found(coded))[0]).toBe(coded);
  });
});

describe('the last word', () => {
  it.each(['10 l mühsalk', '1,5 kW mühsalko', 'zk-4711 ersatzt'])(
    'may be incomplete in “%s”, whatever number is before it',
    async (typed) => {
      const wanted = typed.endsWith('ersatzt') ? coded : kettle;
      expect((await found(typed))[0]).toBe(wanted);
    },
  );
});

it('an ending of many words does not prevent another word from being found by its ending', async () => {
  const ending = (each: number) =>
    `${'abcdefghij'[each % 10]}${'klmno'[Math.trunc(each / 10)]}quolle`;
  await writeWords(
    env.SEARCH_DB,
    times(50).map((_, each) => ({
      language: 'de',
      word: { surface: ending(each), term: ending(each) },
      written: ending(each),
    })),
  );
  expect(await found('quolle salkocher')).toContain(kettle);
  await env.SEARCH_DB.prepare("DELETE FROM words WHERE surface GLOB '*quolle'").run();
  await env.SEARCH_DB.prepare("DELETE FROM misspellings WHERE surface GLOB '*quolle'").run();
});

describe('a misspelt word', () => {
  it('is corrected, and the answer has the corrected text', async () => {
    const { corrected } = await search.find('mühsalkohcer 10 l', german);
    expect(corrected).toBe('mühsalkocher 10 l');
    expect((await search.find('mühsalkocher', german)).corrected).toBeUndefined();
  });

  it('may be the last part of a compound that no article is called', async () => {
    const { hits, corrected } = await search.find('Mühsalkocherdekcel', german);
    expect(corrected).toBe('mühsalkocherdeckel');
    expect(hits[0]?.productId).toBe(lid);
  });

  it('that resembles no word finds nothing', async () => {
    expect(await search.find('zzqxv wvvqk', german)).toEqual({ hits: [] });
  });

  it('that resembles no word is named once, although another word begins like it', async () => {
    expect((await search.find('mu mühsalkocher', german)).unmatched).toEqual(['mu']);
  });

  it('that resembles no word does not hide what the other words find', async () => {
    expect(await found('mühsalkocher zzqxv')).toContain(kettle);
  });
});

describe('only what a store sells', () => {
  it('is found there', async () => {
    const austrian = { locale: 'de-AT', now: new Date(), store: { key: 'at' } } as const;
    expect(await found('mühsalkocher 30 l', austrian)).not.toContain(foreign);
    expect(await found('mühsalkocher 30 l')).toContain(foreign);
  });

  it('is found in the language of the store', async () => {
    expect(await found('waffle makers', british)).not.toEqual([]);
    expect(await found('gofrovač', british)).toEqual([]);
  });

  it('a word of service is not replaced by a name of goods', async () => {
    const bulgarian = { locale: 'bg-BG', now: new Date(), store: { key: 'bg' } } as const;
    const finnish = { locale: 'fi-FI', now: new Date(), store: { key: 'fi' } } as const;
    expect(await search.find('връщане', bulgarian)).toEqual({ hits: [] });
    expect(await search.find('tilauksen tila', finnish)).toEqual({ hits: [] });
  });

  it('is not replaced by a word like the name of what other stores sell', async () => {
    // Its baskets are sold there, but nothing that is only spelt like it.
    const { hits, corrected } = await search.find('fryer', british);
    expect(corrected).toBeUndefined();
    expect(await found('fryer basket', british)).toEqual(
      expect.arrayContaining(hits.map(({ productId }) => productId)),
    );
  });
});

it('a beginning is not completed to what the store does not sell', async () => {
  const austrian = { locale: 'de-AT', now: new Date(), store: { key: 'at' } } as const;
  await putOnSale({ text: () => ({ name: 'Zirkonquirl' }), notSellableIn: ['at'] });
  await tellSearch();
  expect(await search.complete('zirkon', german)).toEqual(['Zirkonquirl']);
  expect(await search.complete('zirkon', austrian)).toEqual([]);
});

it('a beginning is completed to names of kinds and categories', async () => {
  expect(await search.complete('mühsa', german)).toEqual(expect.arrayContaining(['Mühsalkocher']));
  const completed = await search.complete('frit', german);
  expect(completed.length).toBeGreaterThan(0);
  for (const each of completed) expect(each.toLowerCase()).toMatch(/(^|[^\p{L}])frit/u);
  expect(await search.complete('', german)).toEqual([]);
});
