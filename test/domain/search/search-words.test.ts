/** The search terms of a text: quantities, numbers, compounds, typos and head words. */
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/country/countries.ts';
import { codeOf, codesIn } from '#domain/search/codes.ts';
import { partsOf, possibleParts, takesApart } from '#domain/search/compounds.ts';
import { headWordsOf } from '#domain/search/headwords.ts';
import { stem } from '#domain/search/stem.ts';
import { distance, keysOf, maxTypos } from '#domain/search/typos.ts';
import { readingsOf, termsOf, wordsOf } from '#domain/search/words.ts';
import { type Chance, chance } from '../seeded.ts';

describe('a number with its unit is one term, however it is written', () => {
  it.each<[string, Language, string[]]>([
    ['10000ml', 'de', ['10l', '10 L', '10 Liter', '10,0 l', '1000 cl']],
    ['6500w', 'de', ['6.500 W', '6500W', '6,5 kW', '6\u00a0500 watt', '6.5 kw']],
    ['6500w', 'bg', ['6500 вт', '6,5 квт', '6 500 W']],
    ['10000ml', 'el', ['10 λίτρα', '10 λ', '10l']],
    ['10000ml', 'bg', ['10 литра', '10 л']],
    ['600mm', 'pl', ['60 cm', '600 mm', '0,6 m']],
    ['2500g', 'fr', ['2,5 kg', '2500 g', '2.5 kilos']],
    ['230v', 'sv', ['230 V', '230V', '230 volt']],
  ])('%s in %s', (term, language, written) => {
    for (const text of written) expect(termsOf(text, language), text).toContain(term);
  });

  it('every factor of a product of numbers is a term, with and without the unit', () => {
    expect(termsOf('Fritteuse 2 × 10 L', 'de')).toEqual([
      stem('fritteuse', 'de'),
      '2',
      '10',
      '2000ml',
      '10000ml',
    ]);
    expect(termsOf('120 × 60 × 85 cm', 'en')).toEqual(
      expect.arrayContaining(['1200mm', '600mm', '850mm', '120', '60', '85']),
    );
  });

  it('a number before it is a term of its own', () => {
    expect(termsOf('1800 230 V', 'de')).toEqual(['1800', '230v']);
    expect(termsOf('2000 300 kg', 'de')).toEqual(['2000', '300000g']);
  });

  it('figures before a space may belong to something else, so there is a second reading', () => {
    expect(wordsOf('Pier 4 230 V', 'de').at(-1)).toMatchObject({
      term: '4230v',
      readings: [{ term: '230v' }],
    });
  });

  it('the first letters of a word are no unit', () => {
    expect(termsOf('5 axis', 'en')).toEqual(['5', stem('axis', 'en')]);
    expect(termsOf('x-200 l-form', 'de')).not.toContain('200000ml');
  });
});

it('words joined by a hyphen are found in parts and as one', () => {
  expect(termsOf('TN-2110 toner', 'en')).toEqual(['tn', '2110', 'toner', 'tn2110']);
});

it('a spelled-out umlaut is also read as an umlaut', () => {
  const [word] = wordsOf('Oefen', 'de');
  expect(word && readingsOf(word).map(({ term }) => term)).toContain(stem('ofen', 'de'));
});

describe('article numbers and bar codes', () => {
  it.each(['EX10-209 793', 'ex10209793', 'EX 10 20 97 93', 'Ex10.209.793'])(
    'are found in %s',
    (written) => {
      expect(codesIn(written)).toContain('EX10209793');
    },
  );

  it('are the same with and without leading zeros', () => {
    expect(codeOf('0012345678905')).toBe(codeOf('12345678905'));
  });

  it('are not found in words and short figures', () => {
    expect(codesIn('fritteuse 10 l')).toEqual([]);
  });
});

describe('compounds', () => {
  const known = (words: string, language: Language) => {
    const terms = new Set(words.split(' ').map((word) => stem(word, language)));
    return (term: string) => terms.has(term);
  };

  it.each<[string, Language, string, string]>([
    ['pizzaofen', 'de', 'pizza ofen', 'pizza ofen'],
    ['arbeitstisch', 'de', 'arbeit tisch', 'arbeit tisch'],
    ['heissluftofen', 'de', 'luft ofen', 'luft ofen'],
    ['edelstahlarbeitstisch', 'de', 'edelstahl arbeit tisch', 'edelstahl arbeit tisch'],
    ['werkbank', 'nl', 'werk bank', 'werk bank'],
    ['arbetsbord', 'sv', 'arbete bord', 'bord'],
    ['tyopoyta', 'fi', 'poyta', 'poyta'],
    ['munkaasztal', 'hu', 'munka asztal', 'munka asztal'],
    ['meatslicer', 'en', 'meat slicer', 'meat slicer'],
    ['keyboard', 'en', 'board', ''],
    ['maschine', 'de', 'ofen', ''],
    ['four', 'fr', 'four', ''],
  ])('%s in %s, if the known words are %s', (word, language, words, parts) => {
    const terms = parts.split(' ').filter(Boolean);
    expect(partsOf(word, language, known(words, language)).map(String)).toEqual(
      terms.map((part) => stem(part, language)),
    );
  });

  it('need only their possible parts, of which a French word has none', () => {
    const asked = new Set(possibleParts('edelstahlarbeitstisch', 'de'));
    const isKnown = known('edelstahl arbeit tisch', 'de');
    expect(
      partsOf('edelstahlarbeitstisch', 'de', (term) => asked.has(term) && isKnown(term)),
    ).toEqual(partsOf('edelstahlarbeitstisch', 'de', isKnown));
    expect(takesApart('en')).toBe(false);
    expect(possibleParts('four', 'fr')).toEqual([]);
  });
});

describe('typos', () => {
  const word = (surface: string) => ({ surface, term: stem(surface, 'de') });

  it('how many letters may be wrong depends on the length', () => {
    expect(['ofen', 'tn2110', 'rad', 'fritteuse'].map(maxTypos)).toEqual([1, 0, 0, 2]);
  });

  it('swapped, dropped, added and wrong letters count one each', () => {
    expect(
      ['fritetuse', 'friteuse', 'fritteusse', 'fritzeuse', 'fritteuse', 'kompressor'].map((typed) =>
        distance(typed, 'fritteuse', 2),
      ),
    ).toEqual([1, 1, 1, 1, 0, 3]);
  });

  it('a word with the allowed typos shares a key with the word that was meant', () => {
    const random = chance(7);
    const letters = 'abcdefghijklmnoprstuvwxyz';
    for (let round = 0; round < 3000; round += 1) {
      const length = random.between(4, 15);
      const meant = Array.from({ length }, () => random.pick([...letters])).join('');
      const typed = slip(meant, maxTypos(meant), random);
      if (distance(typed, meant, maxTypos(typed)) > maxTypos(typed)) continue;
      const left = new Set(keysOf({ surface: typed, term: typed }));
      expect(
        keysOf({ surface: meant, term: meant }).some((key) => left.has(key)),
        `${typed} for ${meant}`,
      ).toBe(true);
    }
  });

  function slip(meant: string, times: number, random: Chance): string {
    let typed = meant;
    for (let time = 0; time < times; time += 1) {
      const at = random.between(0, typed.length - 2);
      const kind = random.between(0, 3);
      const [before, after] = [typed.slice(0, at), typed.slice(at)];
      if (kind === 0) typed = before + after.slice(1);
      if (kind === 1) typed = `${before}q${after}`;
      if (kind === 2) typed = `${before}q${after.slice(1)}`;
      if (kind === 3) typed = before + after.charAt(1) + after.charAt(0) + after.slice(2);
    }
    return typed;
  }

  it('a long word has few keys', () => {
    expect(keysOf(word('edelstahlarbeitstisch')).length).toBeLessThanOrEqual(29);
  });
});

describe('the head words of a name', () => {
  it.each<[string, Language, string]>([
    ['Fritteuse – 2 × 10 L – 6.500 W', 'de', 'fritteuse'],
    ['Korb für Fritteuse', 'de', 'korb'],
    ['Targus Notebook Backpack 17 inch', 'en', 'backpack inch'],
    ['Adapter for notebook', 'en', 'adapter'],
    ['Friteuse électrique 10 l', 'fr', 'friteuse l'],
    ['Wózek na szkło – 150 kg', 'pl', 'wozek kg'],
  ])('%s', (name, language, heads) => {
    expect(headWordsOf(name, language)).toEqual(
      expect.arrayContaining(heads.split(' ').slice(0, 1)),
    );
    expect(headWordsOf(name, language)).not.toContain('notebook');
  });

  it('include the word before one that only describes', () => {
    expect(headWordsOf('Elite Notebook Silver 14 inch', 'en', new Set(['silver']))).toContain(
      'notebook',
    );
  });
});
