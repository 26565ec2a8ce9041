/**
 * Words of service in a search ("returns", "delivery", "order status"): they lead to the page that answers them. A text
 * is about a page if it is one of the page's phrases, or if it has several words and each is in some phrase of that page
 * or, for the status of an order, in a question about orders.
 */
import type { Language } from '../country/countries.ts';
import { fold } from './fold.ts';
import { orderQuestions } from './order-questions.ts';
import { phrases } from './service-phrases.ts';
import { spellings } from './spellings.ts';
import { stem } from './stem.ts';
import { isStopword } from './stopwords.ts';

export const servicePages = [
  'orders',
  'returns',
  'withdrawal',
  'delivery',
  'guarantee',
  'payment',
  'contact',
  'login',
] as const;
export type ServicePage = (typeof servicePages)[number];

const indexes = new Map<Language, ReadonlyMap<string, ServicePage>>();

/** Pages by the terms of their phrases; a phrase matches as a whole, in whatever order its words are typed. */
function indexOf(language: Language): ReadonlyMap<string, ServicePage> {
  const known = indexes.get(language);
  if (known) return known;
  const index = new Map<string, ServicePage>();
  for (const line of phrases[language].split('\n')) {
    const [name, typed = ''] = line.split(': ');
    const page = servicePages.find((each) => each === name);
    for (const phrase of page ? typed.split(', ') : []) {
      const words = fold(phrase).split(' ');
      const significant = words.filter((word) => !isStopword(word, language));
      // The "log" of "log in" is no phrase.
      for (const each of significant.length > 1 ? [words, significant] : [words]) {
        const key = keyOf(each.map((word) => readingsOf(word, language)[0] ?? word));
        if (page && !index.has(key)) index.set(key, page);
      }
    }
  }
  indexes.set(language, index);
  return index;
}

const vocabularies = new Map<Language, ReadonlyMap<string, ReadonlySet<ServicePage>>>();

/** The pages that have a term in their phrases, or in the questions that they answer. */
function pagesByTerm(language: Language): ReadonlyMap<string, ReadonlySet<ServicePage>> {
  const known = vocabularies.get(language);
  if (known) return known;
  const byTerm = new Map<string, Set<ServicePage>>();
  const note = (term: string, page: ServicePage) =>
    byTerm.set(term, (byTerm.get(term) ?? new Set()).add(page));
  for (const [key, page] of indexOf(language)) {
    for (const term of key.split(' ')) note(term, page);
  }
  for (const word of orderQuestionsOf(language)) {
    for (const term of readingsOf(word, language)) note(term, 'orders');
  }
  vocabularies.set(language, byTerm);
  return byTerm;
}

const questions = new Map<Language, ReadonlySet<string>>();

function orderQuestionsOf(language: Language): ReadonlySet<string> {
  const known = questions.get(language);
  if (known) return known;
  const words = new Set(fold(orderQuestions[language]).split(' '));
  questions.set(language, words);
  return words;
}

const keyOf = (terms: readonly string[]): string => [...new Set(terms)].sort().join(' ');

const readingsOf = (foldedWord: string, language: Language): string[] =>
  spellings(foldedWord, language).map((each) => stem(each, language));

/** Phrases and questions are no longer than this; a longer text is about goods. */
const maxWords = 7;

/** The page of service that a text asks for; undefined for a text about goods. */
export function servicePageOf(text: string, language: Language): ServicePage | undefined {
  const words = fold(text).split(' ');
  if (words.length > maxWords) return undefined;
  const index = indexOf(language);
  const byTerm = pagesByTerm(language);
  const known = new Map(
    words.map((word) => [word, readingsOf(word, language).filter((term) => byTerm.has(term))]),
  );
  const readings = (word: string) => known.get(word) ?? [];
  const significant = words.filter((word) => !isStopword(word, language));
  for (const each of [words, significant]) {
    for (const terms of combinations(each.map(readings))) {
      const page = index.get(keyOf(terms));
      if (page) return page;
    }
  }
  // In `missä pakettini on` the only other word is a question's.
  const asked = orderQuestionsOf(language);
  const telling = words.filter((word) => !isStopword(word, language) || asked.has(word));
  if (telling.length < 2) return undefined;
  const pagesOf = (word: string) =>
    new Set(readings(word).flatMap((term) => [...(byTerm.get(term) ?? [])]));
  return servicePages.find((page) => telling.every((word) => pagesOf(word).has(page)));
}

/** One reading of each word, in each combination; none if a word has no reading. */
const combinations = (readings: readonly (readonly string[])[]): string[][] =>
  readings.reduce<string[][]>(
    (all, each) => all.flatMap((terms) => each.map((reading) => [...terms, reading])),
    [[]],
  );
