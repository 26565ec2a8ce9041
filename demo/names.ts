/** Product names: "Fritteuse – 2 × 8 L – 6.500 W", one of its own for every article and language. */
import type { Language } from '#domain/country/countries.ts';
import { noBreakSpace, writeFact } from './figures.ts';
import type { Article } from './kinds.ts';
import { fill, sentence, termsOf, word } from './terms.ts';

export type Name = {
  name: string;
  /** The same with plain figures, ready to become an address. */
  plain: string;
};

/** The names of all articles in one language, in their order. */
export function namesIn(language: Language, articles: readonly Article[]): Name[] {
  const short = articles.map((article) => nameOf(article, language, false));
  const uses = new Map<string, number>();
  for (const { name } of short) uses.set(name, (uses.get(name) ?? 0) + 1);
  // Articles that differ in colour alone are told apart by their model: colours agree with their
  // label's gender, not with the product's, so they cannot stand in a name.
  return articles.map((article, index) => {
    const own = short[index] ?? nameOf(article, language, false);
    return uses.get(own.name) === 1 ? own : nameOf(article, language, true);
  });
}

function nameOf(article: Article, language: Language, withModel: boolean): Name {
  const { products, templates } = termsOf(language);
  const write = (plain: boolean) => {
    const facts = article.name.map((attribute) => writeFact(attribute, article, language, plain));
    if (withModel) facts.push(`${article.brand} ${article.model}`);
    const product = word(products, article.term);
    const text = fill(templates.name, { product, facts: facts.join(' – ') });
    // A line may end with a dash; it does not begin with one.
    return sentence(text.replaceAll(' – ', `${noBreakSpace}– `), language);
  };
  return { name: write(false), plain: write(true) };
}
