import { expect, it } from 'vitest';
import { isNamed, piecesOf } from '#domain/search/marks.ts';
import { keysOfMany, shareRoom, suggestedTexts, typedIn } from '#domain/search/suggested.ts';

const marked = (name: string, typed: string) =>
  piecesOf(name, typed)
    .map((piece) => (piece.typed ? `[${piece.text}]` : piece.text))
    .join('');

it('typed text is marked anywhere in a name, whatever its accents and capitals', () => {
  for (const [name, typed, expected] of [
    ['Balkenvakuumierer', 'vakuum', 'Balken[vakuum]ierer'],
    ['Größe XL', 'grosse', '[Größe] XL'],
    ['Μέγγενη πάγκου', 'μεγγ', '[Μέγγ]ενη πάγκου'],
    ['Łódź', 'lodz', '[Łódź]'],
    ['Cafe\u0301 au lait', 'cafe', '[Cafe\u0301] au lait'],
    ['10 l – 2 × 600', '10 60', '[10] l – 2 × [60]0'],
    ['Vice', '', 'Vice'],
    ['', 'vice', ''],
    ['🔧 vice', '🔧', '🔧 vice'],
    ['a.b', '.*', 'a.b'],
  ] as const) {
    expect(marked(name, typed)).toBe(expected);
  }
});

it('the pieces joined together are the name', () => {
  for (const name of ['İstanbul ßß', '👩‍🔧 Größe', 'a\u0301\u0302b', 'ŒUVRE æ', ' – ']) {
    for (const typed of ['i', 'ss', 's', 'grosse b', 'oeu', 'a']) {
      const whole = piecesOf(name, typed).map(({ text }) => text);
      expect(whole.join('')).toBe(name);
    }
  }
});

it('a name matches if it has every typed word, the last one possibly as a prefix', () => {
  expect(isNamed('Warmhalten & Buffet', 'buff')).toBe(true);
  expect(isNamed('Warmhalten & Buffet', 'warmhalten buff')).toBe(true);
  expect(isNamed('Warmhalten & Buffet', 'warm buff')).toBe(false);
  expect(isNamed('Warmhalten & Buffet', 'halten')).toBe(false);
  expect(isNamed('Θέρμανση φαγητού', 'θερμ')).toBe(true);
  expect(isNamed('Warmhalten', '!?')).toBe(false);
});

it('there is room for six suggestions, shared between words, categories and brands', () => {
  const many = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${name}${index}`);
  const sizes = (words: number, categories: number, brands: number) =>
    Object.values(
      shareRoom({
        words: many('w', words),
        categories: many('c', categories),
        brands: many('b', brands),
      }),
    ).map(({ length }) => length);
  expect(sizes(9, 9, 9)).toEqual([2, 2, 2]);
  expect(sizes(9, 1, 0)).toEqual([5, 1, 0]);
  expect(sizes(0, 9, 0)).toEqual([0, 6, 0]);
  expect(sizes(0, 0, 0)).toEqual([0, 0, 0]);
});

it('texts are what completes the typed one and the kinds of what it finds, each once, not itself', () => {
  const goods = ['Fritteuse – 8 L', 'Frittierkorb – 8 L', 'Set: Topf – 3', 'Öfen – 2'];
  const texts = suggestedTexts(
    'FRITTEUSE',
    ['Fritteuse', 'Fritteusenfett'],
    goods.map((name) => ({ name })),
    [{ name: 'Öfen' }],
  );
  expect(texts).toEqual(['Fritteusenfett', 'Frittierkorb']);
});

it('of a begun word only the kinds that have it are suggested, once one of them has', () => {
  const suggested = (typed: string, completions: string[], ...kinds: string[]) =>
    suggestedTexts(
      typed,
      completions,
      kinds.map((name) => ({ name })),
      [],
    );
  expect(
    suggested('frit', ['Fritteuse'], 'Frittierkorb', 'Kontaktgrill', 'Fritteuse', 'Waffeleisen'),
  ).toEqual(['Fritteuse', 'Frittierkorb']);
  expect(suggested('grill', [], 'Kontaktgrill', 'Waffeleisen')).toEqual(['Kontaktgrill']);
  // What is called so by its synonyms stands first.
  expect(suggested('hob', ['Hobby knife'], 'Induction cooker', 'Hobby knife', 'Pan')).toEqual([
    'Hobby knife',
    'Induction cooker',
  ]);
  expect(suggested('couch', [], 'Sofa', 'Armchair')).toEqual(['Sofa', 'Armchair']);
});

it('a category is suggested if a quarter of the articles are in it', () => {
  const counts = [
    { key: 'ovens', count: 9 },
    { key: 'trays', count: 3 },
    { key: 'gloves', count: 2 },
  ];
  expect(keysOfMany(counts, 12)).toEqual(['ovens', 'trays']);
});

it('typed text is read without control characters, at most a hundred letters', () => {
  expect(typedIn(undefined)).toBe('');
  expect(typedIn(' a \t\u0000 b\n')).toBe('a b');
  expect(typedIn('x'.repeat(500))).toHaveLength(100);
  expect(typedIn(`${'x'.repeat(99)}🔧`)).toBe('x'.repeat(99));
});
