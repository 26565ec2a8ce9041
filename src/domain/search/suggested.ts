/** How much is suggested while a visitor types. Source: eu-2026.md UX-11, checklist SEA-2, SEA-3. */
import { kindIn } from '../catalogue/kind-of-goods.ts';
import { maxTextLength } from '../catalogue/listing/listing-query.ts';

/** Articles with a picture; if this many are found, a link to all results is shown. */
export const maxArticles = 5;
/** As many are read, so that those of a suggested kind are among them. */
export const maxCompared = 3 * maxArticles;
/** Texts, departments and brands together. With the articles that is ten, the most that is useful in a list. */
const maxOthers = 5;

/** The typed text as it is searched for: truncated, without control characters and lone surrogates. */
export function typedIn(text: string | undefined): string {
  return (text ?? '')
    .slice(0, maxTextLength)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
}

type Others<Word, Category, Brand> = { words: Word[]; categories: Category[]; brands: Brand[] };

/** Takes one of each kind in turn, up to `maxOthers` in total. */
export function shareRoom<Word, Category, Brand>(
  found: Others<Word, Category, Brand>,
): Others<Word, Category, Brand> {
  const sizes = { words: 0, categories: 0, brands: 0 };
  const names = ['words', 'categories', 'brands'] as const;
  const used = () => sizes.words + sizes.categories + sizes.brands;
  for (let turn = 0; turn < maxOthers; turn += 1) {
    for (const name of names) {
      if (used() < maxOthers && found[name].length > turn) sizes[name] += 1;
    }
  }
  return {
    words: found.words.slice(0, sizes.words),
    categories: found.categories.slice(0, sizes.categories),
    brands: found.brands.slice(0, sizes.brands),
  };
}

/**
 * "frit" may become "Fritteuse" or "Frittierkorb": articles of the kinds that complete it come first, in the order of
 * these completions, the most popular first. The others keep their order.
 */
export function ledByKinds<Goods extends { name: string }>(
  goods: readonly Goods[],
  completions: readonly string[],
): Goods[] {
  const placeOf = ({ name }: Goods) => {
    const place = completions.indexOf(kindIn(name));
    return place < 0 ? completions.length : place;
  };
  return goods.toSorted((one, other) => placeOf(one) - placeOf(other));
}
