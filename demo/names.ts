/** Product names: "Fritteuse – 2 × 8 L – 6.500 W", unique for every article in each language. */
import type { Language } from '#domain/country/countries.ts';
import { noBreakSpace, writeFact } from './figures.ts';
import type { Article } from './kinds.ts';
import { fill, sentence, termsOf, word } from './terms.ts';

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
  const { products, templates } = termsOf(language);
  const write = (plain: boolean) => {
    const facts = article.name.flatMap(
      (attribute) => writeFact(attribute, article, language, plain) ?? [],
    );
    const brand = article.brand.replaceAll(' ', noBreakSpace);
    if (withModel) facts.push(`${brand} ${article.model}`);
    const product = word(products, article.term);
    const text = fill(templates.name, { product, facts: facts.join(' – ') });
    // A no-break space before the dash: a line may end with a dash but not begin with one. `GN 1/1` stays together.
    const whole = text
      .replaceAll(' – ', `${noBreakSpace}– `)
      .replaceAll(/GN (?=\d)/g, `GN${noBreakSpace}`);
    return sentence(whole, language);
  };
  return { name: write(false), plain: write(true) };
}
