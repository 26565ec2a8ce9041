/**
 * Queries on the demo catalogue, made from its terms by rules and never picked by hand: a hash of its term decides
 * whether a kind is used for a rule.
 */
import {
  type CountryCode,
  countryCodes,
  type Language,
  languagesOf,
} from '#domain/country/countries.ts';
import { hash } from '../../demo/seed.ts';
import { type Rule, rules } from './golden-rules.ts';
import { joined, type Kind, kindsIn, kindsNamed, skusOf, vocabularyOf } from './goods.ts';

export type GoldenQuery = {
  language: Language;
  rule: string;
  query: string;
  /** The kind it was made from. */
  kind: string;
  /** Articles any of which is right. */
  right: ReadonlySet<string>;
};

/** The first country whose main language this is. */
export function marketOf(language: Language): CountryCode {
  const market = countryCodes.find((country) => languagesOf(country)[0] === language);
  if (!market) throw new Error(`nobody speaks ${language}`);
  return market;
}

export function goldenQueries(language: Language): GoldenQuery[] {
  const kinds = kindsIn(language, marketOf(language));
  const vocabulary = vocabularyOf(language);
  const drawn = (rule: string) => {
    const places = new Map(kinds.map((kind) => [kind, hash(`${rule} ${language} ${kind.term}`)]));
    return kinds.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  };
  return Object.entries(rules).flatMap(([rule, { most, make }]) =>
    drawn(rule)
      .flatMap((kind) => make(kind, { language, vocabulary }).map((made) => ({ kind, made })))
      .slice(0, most)
      .map(({ kind, made }) => ({
        language,
        rule,
        query: made.query,
        kind: kind.term,
        right: new Set(made.right ?? skusOf(meantBy(made, kind, kinds))),
      })),
  );
}

function meantBy({ text, prefix }: ReturnType<Rule['make']>[number], kind: Kind, kinds: Kind[]) {
  const named = kindsNamed(kinds, (name) =>
    prefix ? joined(name).startsWith(joined(prefix)) : joined(name) === joined(text),
  );
  return [kind, ...named].flatMap(({ articles }) => articles);
}
