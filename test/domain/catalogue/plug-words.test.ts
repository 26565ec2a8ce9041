/** The words by which filters compare plugs: one word has one plug in each market. */
import { describe, expect, it } from 'vitest';
import { plugOfWord, plugWord, wordsAlike } from '#domain/catalogue/plug-words.ts';
import { plugIn } from '#domain/catalogue/plugs.ts';
import { countryCodes } from '#domain/country/countries.ts';

describe('the word of a plug', () => {
  it.each([
    ['CEE 7/7', undefined, 'CEE 7/7'],
    ['CEE 7/7', 2300, 'CEE 7/7'],
    ['CEE 7/7', 2800, 'CEE 7/7 2990 W'],
    ['CEE 7/7', 3000, 'CEE 7/7 3000 W'],
    ['CEE 7/7', 3600, 'CEE 7/7 3680 W'],
    ['CEE 7/7', 4000, 'CEE 7/7 > 3680 W'],
    ['2 × CEE 7/7', 4600, '2 × CEE 7/7'],
    ['2 × CEE 7/7', 6500, '2 × CEE 7/7 3680 W'],
    ['CEE 16 A', 8400, 'CEE 16 A'],
    ['NEMA 5-15', 500, 'NEMA 5-15'],
  ])('%s with %s W is %s', (plug, power, word) => {
    expect(plugWord(plug, power)).toBe(word);
  });

  it.each(countryCodes)('means in %s the plug that pages state, whatever the power', (country) => {
    for (const plug of ['CEE 7/7', '2 × CEE 7/7', 'CEE 16 A', 'NEMA 5-15', 'Schuko']) {
      for (let power = 0; power <= 8000; power += 10) {
        const stated = plugIn(country, plug, power);
        expect(plugOfWord(country, plugWord(plug, power))).toBe(stated);
      }
    }
  });
});

describe('words alike', () => {
  const all = ['', ' 2990 W', ' 3000 W', ' 3680 W', ' > 3680 W'].map(
    (ending) => `CEE 7/7${ending}`,
  );

  it('are all where one plug is for all of them', () => {
    expect(wordsAlike('de', 'CEE 7/7')).toEqual(all);
    expect(wordsAlike('de', 'CEE 7/7 3680 W')).toEqual(all);
  });

  it.each([
    ['ch', 'CEE 7/7', ['CEE 7/7']],
    ['ch', 'CEE 7/7 3680 W', ['CEE 7/7 2990 W', 'CEE 7/7 3000 W', 'CEE 7/7 3680 W']],
    ['dk', 'CEE 7/7', ['CEE 7/7', 'CEE 7/7 2990 W']],
    ['dk', 'CEE 7/7 3680 W', ['CEE 7/7 3000 W', 'CEE 7/7 3680 W']],
    ['gb', 'CEE 7/7 2990 W', ['CEE 7/7', 'CEE 7/7 2990 W', 'CEE 7/7 3000 W']],
    ['ch', 'CEE 16 A', ['CEE 16 A']],
    ['ch', 'a word of an address', ['a word of an address']],
  ] as const)('in %s to %s: %j', (country, word, alike) => {
    expect(wordsAlike(country, word)).toEqual(alike);
  });
});
