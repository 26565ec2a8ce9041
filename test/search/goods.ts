/** The goods that can be found: each kind with its names in a language and its articles in a market. */
import type { CountryCode, Language } from '#domain/country/countries.ts';
import { fold } from '#domain/search/fold.ts';
import { type Article, readArticles } from '../../demo/kinds.ts';
import { notSellableIn } from '../../demo/market.ts';
import { bwareSkuOf, skuOf } from '../../demo/numbers.ts';
import { termsOf } from '../../demo/terms.ts';

export type Kind = {
  term: string;
  name: string;
  synonyms: string[];
  articles: [Article, ...Article[]];
};

/** The kinds with at least one article in the market. */
export function kindsIn(language: Language, market: CountryCode): Kind[] {
  const { products, synonyms } = termsOf(language);
  const byTerm = Map.groupBy(
    readArticles().filter((article) => !notSellableIn(article).includes(market)),
    ({ term }) => term,
  );
  return [...byTerm].flatMap(([term, [first, ...further]]) => {
    const name = products[term];
    if (!first || !name) return [];
    return { term, name, synonyms: synonyms[term] ?? [], articles: [first, ...further] };
  });
}

/** The SKUs of new and used articles. */
export function skusOf(articles: readonly Article[]): string[] {
  const skus = articles.map(({ kind, variant }) => skuOf(kind, variant));
  return [...skus, ...skus.map(bwareSkuOf)];
}

/** The form in which texts are compared: `bain-marie`, `Bain Marie` and `bainmarie` are equal. */
export const joined = (text: string) => fold(text).replaceAll(' ', '');

/** The kinds that a text names. Some names belong to several kinds, each of which is right. */
export function kindsNamed(kinds: readonly Kind[], isMeant: (text: string) => boolean): Kind[] {
  return kinds.filter(({ name, synonyms }) => [name, ...synonyms].some(isMeant));
}

/** Every word of the terms, folded. */
export function vocabularyOf(language: Language): Set<string> {
  const { products, synonyms, categories, attributes, values } = termsOf(language);
  const texts = [products, categories, attributes, values].flatMap((words) => Object.values(words));
  return new Set(
    [...texts, ...Object.values(synonyms).flat()].flatMap((text) => fold(text).split(' ')),
  );
}
