/** A price in the words of a search limits the prices, like the fields of the filter, and is not searched for. */
import { expect, it } from 'vitest';
import { type Language, languages } from '#domain/country/countries.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { priceBoundIn } from '#domain/search/price-bound.ts';
import { termsOf } from '../../../demo/terms.ts';

type Row = [Language, CurrencyCode, string, rest: string, from: number | null, to: number | null];

it.each<Row>([
  ['de', 'EUR', 'fritteuse 8l unter 200 euro', 'fritteuse 8l', null, 200],
  ['de', 'EUR', 'Fritteuse bis 300 €', 'Fritteuse', null, 300],
  ['de', 'EUR', 'Fritteuse ab 100€', 'Fritteuse', 100, null],
  ['de', 'EUR', 'Fritteuse für unter 200 Euro kaufen', 'Fritteuse kaufen', null, 200],
  ['de', 'EUR', 'ofen zwischen 1.000 und 1.500,50 EUR', 'ofen', 1000, 1500.5],
  ['de', 'EUR', 'ofen von 100 bis 200 euro', 'ofen', 100, 200],
  ['de', 'EUR', 'ofen ab 100 bis max. 200 euro', 'ofen', 100, 200],
  ['de', 'EUR', 'ofen ab 100 euro bis 200 euro', 'ofen', 100, 200],
  ['de', 'EUR', 'ofen nicht mehr als 200 euro', 'ofen', null, 200],
  ['de', 'EUR', 'ueber 200 euro ofen', 'ofen', 200, null],
  ['de', 'EUR', 'ofen <200€', 'ofen', null, 200],
  ['de', 'EUR', 'ofen, 200 euro maximal', 'ofen', null, 200],
  ['de', 'EUR', 'ofen bis 200,-', 'ofen', null, 200],
  ['de', 'EUR', 'unter 50 euro', '', null, 50],
  ['de', 'EUR', 'ofen ab 100 euro und 230 V', 'ofen und 230 V', 100, null],
  ['de', 'EUR', 'ofen 230 - 400 V unter 300 €', 'ofen 230 - 400 V', null, 300],
  ['de', 'EUR', 'behälter GN 1/1 bis 20 euro', 'behälter GN 1/1', null, 20],
  ['de', 'CHF', 'ofen unter 200 franken', 'ofen', null, 200],
  ['de', 'CHF', "ofen bis 1'200.–", 'ofen', null, 1200],
  ['fr', 'EUR', 'friteuse à moins de 200 euros', 'friteuse', null, 200],
  ['fr', 'EUR', 'friteuse moins de 1 200 €', 'friteuse', null, 1200],
  ['fr', 'EUR', 'friteuse entre 100 et 200 €', 'friteuse', 100, 200],
  ['fr', 'CHF', 'friteuse jusqu’à 200 francs', 'friteuse', null, 200],
  ['en', 'GBP', 'fryer under £200', 'fryer', null, 200],
  ['en', 'EUR', 'fryer under 200 eur', 'fryer', null, 200],
  ['en', 'GBP', 'fryer £100-£200', 'fryer', 100, 200],
  ['en', 'GBP', '£100-200 fryer', 'fryer', 100, 200],
  ['en', 'GBP', 'fryer for no more than 200 pounds', 'fryer', null, 200],
  ['en', 'EUR', 'fryer between 100 and 200 euros', 'fryer', 100, 200],
  ['en', 'EUR', 'fryer 200 euro or less', 'fryer', null, 200],
  ['pl', 'PLN', 'frytownica 300-500 zł', 'frytownica', 300, 500],
  ['pl', 'PLN', 'frytownica do 1 500 zlotych', 'frytownica', null, 1500],
  ['pl', 'PLN', 'frytownica od 300 do 500 zł', 'frytownica', 300, 500],
  ['pl', 'PLN', 'frytownica 2-3 tys. zł', 'frytownica', 2000, 3000],
  ['pl', 'PLN', 'frytownica do 2 tys. zł', 'frytownica', null, 2000],
  ['it', 'EUR', 'friggitrice sotto i 200 euro', 'friggitrice', null, 200],
  ['it', 'EUR', 'friggitrice fino a 200€', 'friggitrice', null, 200],
  ['it', 'EUR', 'friggitrice tra 100 e 200 euro', 'friggitrice', 100, 200],
  ['nl', 'EUR', 'friteuse onder de 200 euro', 'friteuse', null, 200],
  ['nl', 'EUR', 'friteuse tot 200 euro', 'friteuse', null, 200],
  ['es', 'EUR', 'freidora por menos de 200 euros', 'freidora', null, 200],
  ['es', 'EUR', 'freidora hasta 200 €', 'freidora', null, 200],
  ['pt', 'EUR', 'fritadeira até 200 euros', 'fritadeira', null, 200],
  ['pt', 'EUR', 'fritadeira abaixo de 200€', 'fritadeira', null, 200],
  ['ro', 'RON', 'friteuză sub 500 lei', 'friteuză', null, 500],
  ['ro', 'RON', 'friteuza pana in 1000 de lei', 'friteuza', null, 1000],
  ['ro', 'RON', 'friteuza intre 500 si 1000 lei', 'friteuza', 500, 1000],
  ['cs', 'CZK', 'fritéza do 5000 Kč', 'fritéza', null, 5000],
  ['cs', 'CZK', 'friteza od 2000 do 5 000 korun', 'friteza', 2000, 5000],
  ['cs', 'CZK', 'fritéza pod 5 tisíc kč', 'fritéza', null, 5000],
  ['sk', 'EUR', 'fritéza do 200 eur', 'fritéza', null, 200],
  ['sk', 'EUR', 'fritéza pod 200 €', 'fritéza', null, 200],
  ['hu', 'HUF', 'olajsütő 50 000 Ft alatt', 'olajsütő', null, 50_000],
  ['hu', 'HUF', 'olajsuto 50000 ft-ig', 'olajsuto', null, 50_000],
  ['hu', 'HUF', 'olajsütő 50 ezer forint felett', 'olajsütő', 50_000, null],
  ['hu', 'HUF', 'olajsütő 50000 és 100000 Ft között', 'olajsütő', 50_000, 100_000],
  ['hu', 'HUF', 'olajsütő 50 és 100 ezer Ft között', 'olajsütő', 50_000, 100_000],
  ['hu', 'HUF', 'olajsütő 50000 forintig', 'olajsütő', null, 50_000],
  ['hu', 'HUF', 'olajsütő maximum 50 000 forint', 'olajsütő', null, 50_000],
  ['bg', 'EUR', 'фритюрник до 200 евро', 'фритюрник', null, 200],
  ['bg', 'EUR', 'фритюрник под 200 €', 'фритюрник', null, 200],
  ['bg', 'EUR', 'fritiurnik pod 200 evro', 'fritiurnik', null, 200],
  ['el', 'EUR', 'φριτέζα κάτω από 200 ευρώ', 'φριτέζα', null, 200],
  ['el', 'EUR', 'friteza mexri 200 eyrw', 'friteza', null, 200],
  ['el', 'EUR', 'φριτέζα από 100 έως 200 €', 'φριτέζα', 100, 200],
  ['hr', 'EUR', 'friteza do 200 eura', 'friteza', null, 200],
  ['hr', 'EUR', 'friteza ispod 200 €', 'friteza', null, 200],
  ['sl', 'EUR', 'cvrtnik do 200 evrov', 'cvrtnik', null, 200],
  ['sl', 'EUR', 'cvrtnik pod 200 eur', 'cvrtnik', null, 200],
  ['lt', 'EUR', 'gruzdintuvė iki 200 eurų', 'gruzdintuvė', null, 200],
  ['lt', 'EUR', 'gruzdintuvė nuo 100 iki 200 eur', 'gruzdintuvė', 100, 200],
  ['da', 'DKK', 'frituregryde under 2000 kr.', 'frituregryde', null, 2000],
  ['da', 'DKK', 'frituregryde op til 2.000 kroner', 'frituregryde', null, 2000],
  ['nb', 'NOK', 'frityrkoker under 2000 kr', 'frityrkoker', null, 2000],
  ['nb', 'NOK', 'frityrkoker mellom 1000 og 2000 kroner', 'frityrkoker', 1000, 2000],
  ['sv', 'SEK', 'fritös under 2 000 kr', 'fritös', null, 2000],
  ['sv', 'SEK', 'fritoes hoegst 2000:-', 'fritoes', null, 2000],
  ['fi', 'EUR', 'rasvakeitin alle 200 euroa', 'rasvakeitin', null, 200],
  ['fi', 'EUR', 'rasvakeitin alle 200 e', 'rasvakeitin', null, 200],
  ['fi', 'EUR', 'rasvakeitin 200 euroon asti', 'rasvakeitin', null, 200],
  ['fi', 'EUR', 'rasvakeitin 100–200 €', 'rasvakeitin', 100, 200],
])('%s, %s: “%s” is “%s” from %s to %s', (language, currency, text, rest, from, to) => {
  expect(priceBoundIn(text, { language, currency })).toEqual({
    rest,
    ...(from !== null && { from: from * 100 }),
    ...(to !== null && { to: to * 100 }),
  });
});

it.each<[Language, CurrencyCode, string]>([
  ['de', 'EUR', 'fritteuse unter 200'],
  ['de', 'EUR', 'fritteuse 230 V'],
  ['de', 'EUR', 'fritteuse bis 8 l'],
  ['de', 'EUR', 'behälter GN 1/1'],
  ['de', 'EUR', 'tisch ab 120 x 70 cm'],
  ['de', 'EUR', 'geschenkkarte 50 euro'],
  ['de', 'EUR', 'unter euro'],
  ['de', 'EUR', 'fritteuse unter 200 zł'],
  ['de', 'CHF', 'fritteuse unter 200 euro'],
  ['de', 'EUR', 'europalette unter 200 kg'],
  ['de', 'EUR', 'gerät 500-300 euro'],
  ['de', 'EUR', 'tn-2110-300 euro'],
  ['en', 'GBP', 'weight up to 200 lb'],
  ['en', 'GBP', 'table under 10 ft'],
  ['hu', 'HUF', 'asztal 200 cm alatt'],
  ['fi', 'EUR', 'e-pyörä alle 20 kg'],
])('%s: “%s” names no price', (language, currency, text) => {
  expect(priceBoundIn(text, { language, currency })).toBeUndefined();
});

it.each(languages)('%s: no name of goods and no everyday word for them is a price', (language) => {
  const { products, synonyms } = termsOf(language);
  const names = [...Object.values(products), ...Object.values(synonyms).flat()];
  const market = { language, currency: 'EUR' } as const;
  expect(names.filter((name) => priceBoundIn(`${name} 200`, market))).toEqual([]);
});
