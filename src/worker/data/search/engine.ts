/** The shop's own search, in a separate database that is built from the catalogue (write-index.ts). */

import { maxTextLength } from '#domain/catalogue/listing/listing-query.ts';
import type { Language } from '#domain/country/countries.ts';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import { fold } from '#domain/search/fold.ts';
import { inLatinScript } from '#domain/search/latin-script.ts';
import { planOf } from '#domain/search/plan.ts';
import { type Found, type Hit, maxHits } from '#domain/search/search.ts';
import type { Searcher, SearchService } from '#domain/search/search-service.ts';
import { wordsOf } from '#domain/search/words.ts';
import { completions } from './completions.ts';
import { ranked } from './ranking.ts';
import { loadWordFacts } from './word-facts.ts';

/** The share of the best score below which a match is weak. */
const weakBelow = 0.5;
/** Further words of a query are ignored. */
const maxWords = 8;

export function embeddedSearch({ SEARCH_DB: db }: { SEARCH_DB: D1Database }): SearchService {
  return {
    async find(typed, { locale, store }) {
      const text = typed.slice(0, maxTextLength);
      const language = languageOf(locale);
      const words = wordsOf(text, language).slice(0, maxWords);
      const facts = await loadWordFacts(db, text, words, language);
      const plan = planOf(text, words, facts, language);
      const hits = plan.parts.length > 0 ? await ranked(db, plan, language, store.key) : [];
      const ordered = codedFirst(facts.coded, hits);
      const least = (hits[0]?.score ?? 0) * weakBelow;
      const weakFrom = ordered.findIndex(({ score }) => score < least);
      return {
        hits: ordered,
        ...(weakFrom > 0 && { weakFrom }),
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

/** The text with misspelt words replaced by their corrections. */
function rewritten(text: string, meant: ReadonlyMap<string, string>, language: Language): string {
  return text.replace(
    /[\p{L}\p{N}\p{M}]+/gu,
    (word) => meant.get(inLatinScript(fold(word), language)) ?? word,
  );
}

/** These words as they stand in the text. */
function asTyped(text: string, surfaces: readonly string[], language: Language): string[] {
  return (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).filter((word) =>
    surfaces.includes(inLatinScript(fold(word), language)),
  );
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
