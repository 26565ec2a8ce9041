/** Product names: "Fritteuse 2 × 8 L, 6.500 W", unique for every article in each language. */
import type { Language } from '#domain/country/countries.ts';
import { noBreakSpace, writeFact } from './figures.ts';
import type { Article } from './kinds.ts';
import { sentence, termsOf, word } from './terms.ts';
import { ownWordsOf } from './words.ts';

export type Name = {
  name: string;
  /** The name with plain figures, from which the slug is made. */
  plain: string;
};

/** The names of all articles in one language, in the order of the articles. */
export function namesIn(language: Language, articles: readonly Article[]): Name[] {
  const short = articles.map((article) => nameOf(article, language, false));
  const uses = new Map<string, number>();
  for (const { name } of short) uses.set(name, (uses.get(name) ?? 0) + 1);
  // Articles that differ only in colour are distinguished by their model: the terms of colours agree with
  // the gender of their label, not of the product, so they cannot be part of a name.
  return articles.map((article, index) => {
    const own = short[index] ?? nameOf(article, language, false);
    return uses.get(own.name) === 1 ? own : nameOf(article, language, true);
  });
}

/** What an article is, without its figures. */
export function productWord({ called, term }: Article, language: Language): string {
  return called
    ? word(ownWordsOf(language).called, called)
    : word(termsOf(language).products, term);
}

const sideBySide = ' × ';

const attributesIn = (entry: string): string[] => entry.split(sideBySide);

/** The attributes of a name, each for itself. */
export const attributesInName = ({ name }: Article): string[] => name.flatMap(attributesIn);

/** "20 cm × 6 m"; a unit that all have is written once: "16 × 23 cm". */
function joined(facts: readonly string[]): string {
  const unit = noBreakSpace + (facts.at(-1) ?? '').split(noBreakSpace).at(-1);
  const isShared = facts.every((fact) => fact.endsWith(unit));
  return facts
    .map((fact, at) => (isShared && at < facts.length - 1 ? fact.slice(0, -unit.length) : fact))
    .join(`${noBreakSpace}×${noBreakSpace}`);
}

function nameOf(article: Article, language: Language, withModel: boolean): Name {
  const product = productWord(article, language);
  const write = (plain: boolean) => {
    const facts = article.name
      .flatMap((entry) => {
        const parts = attributesIn(entry).flatMap(
          (attribute) => writeFact(attribute, article, language, plain) ?? [],
        );
        return parts.length > 0 ? [joined(parts)] : [];
      })
      // `GN 1/1` stays in one line.
      .map((fact) => fact.replace('GN ', `GN${noBreakSpace}`));
    const [first = '', ...others] = withModel ? [article.model, ...facts] : facts;
    return sentence([`${product} ${first}`, ...others].join(', '), language);
  };
  return { name: write(false), plain: write(true) };
}
