/** Synonym files: faults are reported by line, and a written file is read back unchanged. */
import { expect, it } from 'vitest';
import { languages } from '#domain/country/countries.ts';
import type { SynonymGroup } from '#domain/search/synonyms.ts';
import { readSynonymFile, synonymFile } from '../../scripts/search/synonym-rows.ts';

it.each([
  ['commas', 'de,Fritteuse,Frittiergerät,"Friteuse, klein"\nel,Φριτέζα,Τηγάνι\n'],
  ['semicolons', 'de;Fritteuse;Frittiergerät;Friteuse, klein\r\nel;Φριτέζα;Τηγάνι\r\n'],
  ['tabs', '\ufeffde\tFritteuse\tFrittiergerät\t"Friteuse, klein"\n\nel\tΦριτέζα\tΤηγάνι\t\t'],
])('lines with %s are read', (_what, text) => {
  expect(readSynonymFile(text)).toEqual({
    groups: [
      { language: 'de', words: ['Fritteuse', 'Frittiergerät', 'Friteuse, klein'] },
      { language: 'el', words: ['Φριτέζα', 'Τηγάνι'] },
    ],
    faults: [],
  });
});

it('each bad line is reported with its fault', () => {
  const text = [
    'de,Fritteuse,Frittiergerät',
    'xx,Fritteuse,Frittiergerät',
    'de,Ofen',
    'de,Ofen,–',
    `de,Ofen,${'o'.repeat(101)}`,
    'de,Ofen,Ofen',
    'de,Fritteuse,Friteuse',
    'nl,Fritteuse,Friteuse',
    'de,Ofen,Backröhre\ufffd',
  ].join('\n');
  const { faults } = readSynonymFile(text);
  expect(faults).toEqual([
    { line: 2, why: `"xx" is none of the languages ${languages.join(', ')}` },
    { line: 3, why: 'has fewer than two words' },
    { line: 4, why: '"–" has neither letters nor figures' },
    { line: 5, why: 'has a word of more than 100 characters' },
    { line: 6, why: 'has "Ofen" twice' },
    { line: 7, why: 'begins with the same word as line 1' },
    { line: 9, why: 'holds a character that could not be read (�)' },
  ]);
});

it.each(['de,"Ofen,Backröhre\nde,a,b', 'de,a,b\nde,Of"en,Backröhre'])(
  'a misplaced quotation mark is reported',
  (text) => {
    expect(readSynonymFile(text).faults).toEqual([
      { line: expect.any(Number), why: 'has a quotation mark that does not belong there' },
    ]);
  },
);

it.each([',', '\t'] as const)('a written file is read back unchanged', (delimiter) => {
  const groups: SynonymGroup[] = [
    { language: 'de', words: ['Säge, elektrisch', '=SUMME(A1)', '"Fuchsschwanz"', "'-Zug"] },
    { language: 'bg', words: ['Фритюрник', 'фритюр'] },
  ];
  expect(readSynonymFile(synonymFile(groups, delimiter))).toEqual({ groups, faults: [] });
});
