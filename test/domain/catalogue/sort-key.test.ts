/** The order of names, compared with the collation of the runtime. */
import { describe, expect, it } from 'vitest';
import { sortKey } from '#domain/catalogue/sort-key.ts';
import { type Language, languages } from '#domain/country/countries.ts';
import { demoCatalogue } from '../../../demo/catalogue.ts';

const documents = demoCatalogue(new Date('2026-11-21T10:00:00Z'));

function namesIn(language: Language): string[] {
  return documents.flatMap(({ texts }) => texts[language]?.name ?? []);
}

const byKey = (language: Language) => (a: string, b: string) => {
  const [x, y] = [sortKey(a, language), sortKey(b, language)];
  return x < y ? -1 : x > y ? 1 : 0;
};

describe.each(languages)('names in %s', (language) => {
  it('are in the order of its alphabet', () => {
    const collator = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
    // The collation weighs punctuation differently, so it is left out here.
    const letters = namesIn(language).map((name) => name.replace(/[^\p{L}\p{N}]+/gu, ' ').trim());
    const sorted = [...new Set(letters)].sort(byKey(language));
    const wrong = sorted
      .slice(1)
      .map((name, index) => [sorted[index] ?? '', name] as const)
      .filter(([before, after]) => collator.compare(before, after) > 0);
    expect(wrong).toEqual([]);
  });
});

it.each<[Language, string[]]>([
  ['sv', ['Zink', 'Ångtvätt', 'Ägg', 'Öppnare']],
  ['da', ['Zink', 'Æggekoger', 'Ølkasse', 'Åbner']],
  ['cs', ['Hrnec', 'Chladnička', 'Infrazářič', 'Rošt', 'Řezačka', 'Sada', 'Škrabka']],
  ['hu', ['Cukor', 'Csiszoló', 'Dob']],
  ['hr', ['Lampa', 'Ljestve', 'Mikser']],
  ['de', ['Abzug', 'Äpfelschäler', 'Azubi', 'Straße 9', 'Straße 10']],
  ['lt', ['Yla', 'Inkubatorius', 'Jungtis', 'Ūkis', 'Vyšnia']],
])('%s: %s', (language, names) => {
  expect(names.toReversed().sort(byKey(language))).toEqual(names);
});
