/** How much is suggested while a visitor types. Source: eu-2026.md UX-11, checklist SEA-2, SEA-3. */
import { kindIn } from '../catalogue/kind-of-goods.ts';
import { maxTextLength } from '../catalogue/listing/listing-query.ts';
import { fold } from './fold.ts';

/** Articles with a picture; if this many are found, a link to all results is shown. */
export const maxArticles = 4;
/** As many are read, so that those of a suggested kind are among them. */
export const maxCompared = 15;
/** Others than articles. With the articles that is ten, the most that is useful in a list. */
export const maxOthers = 6;
/** A category is suggested if it holds at least this share of the articles that fit best. */
const leastShare = 0.25;

/** The typed text as it is searched for: truncated, without control characters and lone surrogates. */
export function typedIn(text: string | undefined): string {
  return (text ?? '')
    .slice(0, maxTextLength)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
}

type Others<Word, Category, Brand> = { words: Word[]; categories: Category[]; brands: Brand[] };

/** Takes one of each kind in turn, up to `room` in total. */
export function shareRoom<Word, Category, Brand>(
  found: Others<Word, Category, Brand>,
  room = maxOthers,
): Others<Word, Category, Brand> {
  const sizes = { words: 0, categories: 0, brands: 0 };
  const names = ['words', 'categories', 'brands'] as const;
  const used = () => sizes.words + sizes.categories + sizes.brands;
  for (let turn = 0; turn < room; turn += 1) {
    for (const name of names) {
      if (used() < room && found[name].length > turn) sizes[name] += 1;
    }
  }
  return {
    words: found.words.slice(0, sizes.words),
    categories: found.categories.slice(0, sizes.categories),
    brands: found.brands.slice(0, sizes.brands),
  };
}

/**
 * What completes the typed text, then the kinds of the articles found; not the text itself, nor `named` elsewhere. Of a
 * word that is only begun, kinds that it does not begin or end are left out behind one that it does.
 */
export function suggestedTexts(
  typed: string,
  completions: readonly string[],
  goods: readonly { name: string }[],
  named: readonly { name: string }[],
): string[] {
  const known = new Set([typed, ...named.map(({ name }) => name)].map(fold));
  // "Set: …" is no kind that somebody types.
  const kinds = goods.map(({ name }) => kindIn(name)).filter((kind) => !kind.includes(':'));
  return [...completions, ...calledSo(typed, kinds, completions)].filter((text) => {
    const isNew = text !== '' && !known.has(fold(text));
    known.add(fold(text));
    return isNew;
  });
}

/** "frit" finds grills too, by their department: they are not what is being typed. */
function calledSo(typed: string, kinds: readonly string[], completions: readonly string[]) {
  const words = fold(typed).split(' ');
  const isWhole = [...completions, ...kinds].some((text) =>
    fold(text)
      .split(' ')
      .includes(words.at(-1) ?? ''),
  );
  if (isWhole) return kinds;
  const isCalled = (kind: string) => words.every((word) => fold(kind).includes(word));
  const first = kinds.findIndex(isCalled);
  return kinds.filter((kind, at) => first < 0 || at < first || isCalled(kind));
}

/** The keys of categories that hold many of the `size` articles that fit best. */
export const keysOfMany = (counts: readonly { key: string; count: number }[], size: number) =>
  counts.flatMap(({ key, count }) => (count >= size * leastShare ? [key] : []));

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
