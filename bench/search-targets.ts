/** The same queries to catalogues of several sizes: the search alone, cards and filters, pages, suggestions. */
import type { CountryCode, Language } from '#domain/country/countries.ts';
import { localeOf } from '#domain/locale/locales.ts';
import { chance, times } from '../test/domain/seeded.ts';
import { askedTexts } from '../test/search/searched-texts.ts';
import { answeredHeader } from './cache-headers.ts';
import { calling } from './calls.ts';
import type { Ask, Client } from './load.ts';
import type { Question } from './worker.ts';

/** Markets with Germanic, Slavic, Finno-Ugric, Greek and English words. */
const markets: readonly (readonly [CountryCode, Language])[] = [
  ['de', 'de'],
  ['pl', 'pl'],
  ['fi', 'fi'],
  ['gr', 'el'],
  ['gb', 'en'],
];
export const marketsAsked = markets.length;
const ofEach = 54;

/** `skus` exist in each of the catalogues, `brands` in any of them. The queries alternate between markets. */
export function searchQuestions(skus: readonly string[], brands: readonly string[]): Question[] {
  const luck = chance(20_261_122);
  const byMarket = markets.map((market) => askedTexts(luck, market, ofEach, { skus, brands }));
  return times(ofEach).flatMap((at) =>
    markets.map(([country, language], index) => ({
      text: byMarket[index]?.[at] ?? '',
      searcher: { locale: localeOf(country, language).code, store: { key: country } },
    })),
  );
}

export type SearchTarget = { name: string; next: () => Ask };

/** Sends the queries over HTTP, one after the other. */
export function searchTargets(questions: readonly Question[], port: number): SearchTarget[] {
  const target = (name: string, ask: (text: string) => Ask): SearchTarget => {
    let asked = 0;
    const next = () => {
      const { text, searcher } = questions[asked % questions.length] ?? {};
      asked += 1;
      const what = ask(text ?? '');
      const headers = { ...what.headers, Host: `${searcher?.store.key}.localhost:${port}` };
      return { ...what, headers };
    };
    return { name, next };
  };
  const listing = (query: string, pageSize: number) =>
    calling('searchProducts', { queries: [{ query, pageSize }] });
  const asQuery = (query: string) => new URLSearchParams({ query });
  return [
    target('suggestions', (query) => ({ path: `/__suggest?${asQuery(query)}` })),
    target('searchProducts, 24 cards', (query) => listing(query, 24)),
    target('searchProducts, 5 cards', (query) => listing(query, 5)),
    target('page of results', (query) => ({ path: `/search?${asQuery(query)}` })),
    target('page, asked before', (query) => ({
      path: `/search?${asQuery(query)}`,
      headers: { [answeredHeader]: 'on' },
    })),
  ];
}

/** The time in ms of the search alone within the Worker, for each query. */
export async function findTimes(client: Client, questions: readonly Question[]): Promise<number[]> {
  const body = JSON.stringify(questions);
  const answer = await client.ask({ path: '/__finds', method: 'POST', body });
  if (answer.status !== 200) throw new Error(`/__finds answered ${answer.status}: ${answer.body}`);
  return JSON.parse(answer.body) as number[];
}
