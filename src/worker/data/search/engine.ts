/** The shop's own search, in a separate database that is built from the catalogue (write-index.ts). */

import { maxTextLength } from '#domain/catalogue/listing/listing-query.ts';
import type { Language } from '#domain/country/countries.ts';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import { fold } from '#domain/search/fold.ts';
import { inLatinScript } from '#domain/search/latin-script.ts';
import { planOf, type WordFacts } from '#domain/search/plan.ts';
import { type Found, type Hit, maxHits } from '#domain/search/search.ts';
import type { Searcher, SearchService } from '#domain/search/search-service.ts';
import { servicePageOf } from '#domain/search/service-words.ts';
import { wordsOf } from '#domain/search/words.ts';
import { completions } from './completions.ts';
import { ranked } from './ranking.ts';
import { loadWordFacts } from './word-facts.ts';

/** Further words of a query are ignored. */
const maxWords = 8;

export function embeddedSearch({ SEARCH_DB: db }: { SEARCH_DB: D1Database }): SearchService {
  return {
    async find(typed, { locale, store }) {
      const text = typed.slice(0, maxTextLength);
      const language = languageOf(locale);
      const words = wordsOf(text, language, 'query').slice(0, maxWords);
      const facts = await loadWordFacts(db, text, words, language);
      const isOfService = servicePageOf(text, language) !== undefined;
      const plan = planOf(text, words, isOfService ? asTypedOnly(facts) : facts, language);
      // A phrase of service is no search for its other words.
      const isAsked = plan.parts.length > 0 && !(isOfService && plan.unmatched.length > 0);
      const hits = isAsked ? await ranked(db, plan, language, store.key) : [];
      return {
        hits: codedFirst(facts.coded, hits),
        // A known number is not a misspelt word.
        ...(plan.corrected.size > 0 &&
          facts.coded.length === 0 && { corrected: rewritten(text, plan.corrected, language) }),
        ...(plan.unmatched.length > 0 &&
          hits.length > 0 &&
          facts.coded.length === 0 && { unmatched: asTyped(text, plan.unmatched, language) }),
      } satisfies Found;
    },
    complete: (text: string, { locale, store }: Searcher) =>
      completions(db, text, languageOf(locale), store.key),
    // Clicks are not stored.
    reportClick: async () => undefined,
  };
}

/** A word of service is not a misspelt or compound name of goods. */
const asTypedOnly = (facts: WordFacts): WordFacts => ({
  ...facts,
  completions: [],
  candidates: [],
  near: new Map(),
  endings: new Map(),
  parts: new Set(),
});

/** The text with misspelt words replaced by their corrections. */
function rewritten(text: string, meant: ReadonlyMap<string, string>, language: Language): string {
  return text.replace(
    /[\p{L}\p{N}\p{M}]+/gu,
    (word) => meant.get(inLatinScript(fold(word), language)) ?? word,
  );
}

/** These words, or beginnings of words, as they stand in the text. */
function asTyped(text: string, surfaces: readonly string[], language: Language): string[] {
  const typed = (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((word) => ({
    word,
    surface: inLatinScript(fold(word), language),
  }));
  return surfaces.flatMap((own) => {
    const whole = typed.find(({ surface }) => surface === own);
    const begun = whole ?? typed.find(({ surface }) => surface.startsWith(own));
    return whole?.word ?? begun?.word.slice(0, own.length) ?? [];
  });
}

/** Stock, B-ware and stars change a score by less than this factor (`worth` in listing/scope.ts). */
const clearOf = 1.3;

/** An article whose number was typed comes first, sold out or not. */
function codedFirst(coded: readonly string[], hits: readonly Hit[]): Hit[] {
  const best = hits[0]?.score ?? 1;
  const first = coded.map((productId, index) => ({
    productId,
    score: best * clearOf ** (coded.length - index),
  }));
  const others = hits.filter(({ productId }) => !coded.includes(productId));
  return [...first, ...others].slice(0, maxHits);
}
