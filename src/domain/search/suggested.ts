/** How much is suggested while somebody types. Source: eu-2026.md UX-11, checklist SEA-2, SEA-3. */
import { maxTextLength } from '../catalogue/listing/listing-query.ts';

/** Articles with a picture; from so many on all of them are offered. */
export const maxArticles = 5;
/** Texts, departments and brands together. With the articles that is ten, the most a list helps with. */
const maxOthers = 5;

/** What was typed, as far as it is searched for: without what no keyboard writes, and without half a character. */
export function typedIn(text: string | undefined): string {
  return (text ?? '')
    .slice(0, maxTextLength)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
}

type Others<Word, Category, Brand> = { words: Word[]; categories: Category[]; brands: Brand[] };

/** Turn by turn one of each, as long as there is room. */
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
