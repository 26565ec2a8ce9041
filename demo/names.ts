/** Product names: "Fritteuse 2 × 8 L, 6.500 W", unique for every article in each language. */
import type { Language } from '#domain/country/countries.ts';
import { noBreakSpace, writeFact } from './figures.ts';
import type { Article } from './kinds.ts';
import { sentence, termsOf, word } from './terms.ts';

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

function nameOf(article: Article, language: Language, withModel: boolean): Name {
  const product = word(termsOf(language).products, article.term);
  const write = (plain: boolean) => {
    const facts = article.name
      .flatMap((attribute) => writeFact(attribute, article, language, plain) ?? [])
      // `GN 1/1` stays in one line.
      .map((fact) => fact.replace('GN ', `GN${noBreakSpace}`));
    const [first = '', ...others] = withModel ? [article.model, ...facts] : facts;
    return sentence([`${product} ${first}`, ...others].join(', '), language);
  };
  return { name: write(false), plain: write(true) };
}
