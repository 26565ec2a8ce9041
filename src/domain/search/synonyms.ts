/**
 * Groups of words for the same goods. A product named by one word of a group is found by the others. A group that is
 * named like a category applies to all goods in it: "Beauty" with `salon` and `hairdresser`.
 */
import type { Language } from '../country/countries.ts';
import { fold } from './fold.ts';
import { headWordsOf } from './headwords.ts';
import { stem } from './stem.ts';
import { termsOf } from './words.ts';

export type SynonymGroup = { language: Language; words: string[] };

/**
 * Returns the words of the groups that match a kind. `exactly`: only groups with a word that is the whole kind, so that
 * an accessory of a fryer is not named by the synonyms of fryers.
 */
export type SynonymsOf = (
  kind: string,
  language: Language,
  options?: { exactly?: boolean },
) => string[];

type Named = { terms: string[]; isName: boolean; group: SynonymGroup };

const closeness = ({ terms, isName }: Named): number => new Set(terms).size + (isName ? 0.5 : 0);

export function synonymsAmong(groups: readonly SynonymGroup[]): SynonymsOf {
  const byTerm = new Map<string, Named[]>();
  for (const group of groups) {
    for (const [index, each] of group.words.entries()) {
      const terms = termsOf(each, group.language);
      const [first] = terms;
      if (first === undefined) continue;
      const key = `${group.language} ${first}`;
      byTerm.set(key, [...(byTerm.get(key) ?? []), { terms, isName: index === 0, group }]);
    }
  }
  return (kind, language, { exactly = false } = {}) => {
    const terms = new Set(termsOf(kind, language));
    const heads = new Set(headWordsOf(kind, language).map((word) => stem(word, language)));
    const meant = [...terms]
      .flatMap((term) => byTerm.get(`${language} ${term}`) ?? [])
      .filter(({ terms: own }) => own.every((each) => terms.has(each)))
      .filter(({ terms: own }) =>
        exactly ? new Set(own).size === terms.size : own.some((each) => heads.has(each)),
      );
    // A massage table is no table: only the groups whose word covers most of the kind. Named like it beats all others.
    const most = Math.max(0, ...meant.map(closeness));
    const closest = meant.filter((each) => closeness(each) === most);
    return [...new Set(closest.flatMap(({ group }) => group.words))];
  };
}

/** Returns the further words of the group that is named like a category, in the same spelling. */
export function categoryWordsAmong(
  groups: readonly SynonymGroup[],
): (name: string, language: Language) => string[] {
  const byName = new Map(
    groups.map(({ language, words: [name = '', ...words] }) => [
      `${language} ${fold(name)}`,
      words,
    ]),
  );
  return (name, language) => byName.get(`${language} ${fold(name)}`) ?? [];
}
