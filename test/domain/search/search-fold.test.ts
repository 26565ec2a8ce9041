/** A word typed with other letters, or without them, is the same word. Source: eu-2026.md F-08, checklist SEA-5. */
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/country/countries.ts';
import { fold } from '#domain/search/fold.ts';
import { spellings } from '#domain/search/spellings.ts';

describe('one word, however it is written', () => {
  it.each([
    ['сеялка за йод', 'сеялка за иод'],
    ['ЪГЛОШЛАЙФ', 'ъглошлаиф'],
    ['φούρνος', 'ΦΟΥΡΝΟΣ'],
    ['ρολόϊ', 'ρολοι'],
    ['ΐ', 'ι'],
    ['Łuskarka', 'luskarka'],
    ['pålæg', 'palaeg'],
    ['smørebræt', 'smorebraet'],
    ['Œuf', 'oeuf'],
    ['Þór', 'thor'],
    ['măsuță', 'masuta'],
    ['ţeavă', 'țeavă'],
    ['barber’s chair', 'barbers chair'],
    ["pizza's", 'pizzas'],
    ['Kontor™ Fritteuse', 'kontor fritteuse'],
    ['Edel\u00adstahl', 'edelstahl'],
    ['5 m²', '5 m2'],
    ['ﬁlter', 'filter'],
    ['GN ½', 'GN 1/2'],
  ])('%s = %s', (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });
});

describe('a letter spelt out finds the letter', () => {
  it.each<[Language, string, string]>([
    ['de', 'Oefen', 'Öfen'],
    ['de', 'fuer', 'für'],
    ['de', 'Hebebuehne', 'Hebebühne'],
    ['de', 'Teigknetgeraet', 'Teigknetgerät'],
    ['da', 'roereskaal', 'røreskål'],
    ['da', 'koedhakker', 'kødhakker'],
    ['nb', 'gasskjoeleskap', 'gasskjøleskap'],
    ['nb', 'paalegg', 'pålegg'],
    ['sv', 'haartork', 'hårtork'],
    ['sv', 'kaerra', 'kärra'],
    ['hr', 'uredjaj', 'uređaj'],
  ])('%s: %s → %s', (language, typed, written) => {
    expect(spellings(fold(typed), language)).toContain(fold(written));
    expect(spellings(fold(written), language)).toContain(fold(written));
  });

  it.each<[Language, string]>([
    ['de', 'neue'],
    ['de', 'sauer'],
    ['de', 'quelle'],
    ['nl', 'koel'],
    ['nl', 'stoel'],
    ['fi', 'vaaka'],
    ['en', 'shoe'],
  ])('and %s: %s has one reading', (language, word) => {
    expect(spellings(word, language)).toEqual([word]);
  });
});
