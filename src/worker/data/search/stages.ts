/**
 * The stages in which FTS5 searches for the words of a plan, each in selling order: all words as head words, all in the
 * names, all anywhere; all but the least significant word, all but another one; any word. No more documents are taken
 * than can be shown, so a large catalogue costs no more than a small one.
 */
import type { CountryCode, Language } from '#domain/country/countries.ts';
import type { Alternative, Part } from '#domain/search/plan.ts';
import { maxHits } from '#domain/search/search.ts';
import { anywhere, asHeadTerm, inNames, notSoldIn, quoted } from './tokens.ts';

/** With this many results, documents with fewer of the words are not searched. */
const enoughFor = (words: number): number => (words <= 2 ? 3 : 12);

/** How many of the words a document has. */
const shares = ['all', 'but_one', 'any'] as const;
/** Stages from this one on do not find all words. */
export const partialStage = 3;
type Stage = { match: string; has: (typeof shares)[number] };
type Place = (language: Language, term: string) => string;

/** SQL: one table per share, including the results of those before it, without duplicates. Parameters: the matches. */
export function foundBy(
  stages: readonly Stage[],
  words: number,
): { tables: string; found: string } {
  const own = shares.filter((share) => stages.some(({ has }) => has === share));
  const table = (share: Stage['has'], index: number) => {
    const before = own[index - 1];
    // This check comes before FTS5 in the join: after it, a stage that is not needed would be scanned to its end.
    const needed = before
      ? `(SELECT 1 WHERE (SELECT count(*) FROM has_${before}) < ${enoughFor(words)}) CROSS JOIN`
      : '';
    const selects = stages.flatMap(({ has }, at) =>
      has === share
        ? [
            `SELECT terms.rowid AS id, ${at} AS stage FROM ${needed} terms WHERE terms MATCH ?${at + 1}`,
          ]
        : [],
    );
    const earlier = before ? [`SELECT id, stage FROM has_${before}`] : [];
    return `has_${share} AS MATERIALIZED (${[...earlier, ...selects].join(' UNION ALL ')} LIMIT ${maxHits})`;
  };
  return { tables: own.map(table).join(', '), found: `has_${own.at(-1)}` };
}

export function stagesOf(wanted: readonly Part[], language: Language, store: CountryCode): Stage[] {
  const needed = wanted.filter(({ isAside }) => !isAside);
  const parts = needed.length > 0 ? needed : wanted;
  const all = (place: Place, chosen = parts) =>
    chosen.map(({ alternatives }) => anyOf(alternatives, language, place)).join(' AND ');
  const words = parts.filter(({ isFigure }) => !isFigure);
  // The least significant word is omitted first: lists are truncated, and products that lack an adjective fit better.
  const [butLeast, ...butOthers] = (parts.length > 1 ? parts : [])
    .map(({ rarity }, index) => ({ rarity, others: parts.toSpliced(index, 1) }))
    .filter(({ others }) => words.length === 0 || others.some(({ isFigure }) => !isFigure))
    .sort((a, b) => a.rarity - b.rarity)
    .map(({ others }) => `(${all(anywhere, others)})`);
  const any = (words.length === 0 ? parts : words).map(({ alternatives }) =>
    anyOf(alternatives, language, inNames),
  );
  const lists: Record<Stage['has'], string[]> = {
    all: [all(asHeadTerm), all(inNames), all(anywhere)],
    but_one: [
      ...(butLeast ? [butLeast] : []),
      ...(butOthers.length > 0 ? [butOthers.join(' OR ')] : []),
    ],
    any: parts.length > 2 ? [any.join(' OR ')] : [],
  };
  const stages = shares.flatMap((has) => lists[has].map((match) => ({ has, match })));
  return stages.map(({ has, match }, index) => {
    const others = stages.slice(0, index).map((before) => `(${before.match})`);
    const not = [quoted(notSoldIn(language, store)), ...others].join(' OR ');
    return { has, match: `(${match}) NOT (${not})` };
  });
}

function anyOf(alternatives: readonly Alternative[], language: Language, place: Place): string {
  const each = alternatives.map(
    ({ terms }) => `(${terms.map((term) => quoted(place(language, term))).join(' AND ')})`,
  );
  return `(${each.join(' OR ')})`;
}
