/** What is offered to those who have not typed anything yet. */
import { expect, it } from 'vitest';
import { firstOfEachKind, kindIn, ofManyKinds } from '#domain/catalogue/kind-of-goods.ts';
import { lookedFor } from '#domain/search/looked-for.ts';
import { ledByKinds } from '#domain/search/suggested.ts';

it.each([
  ['Fritteuse – 2 × 10 L – 6.500 W', 'Fritteuse'],
  ['Nass-Trockensauger – 50 L', 'Nass-Trockensauger'],
  ['Φριτέζα – 8 L', 'Φριτέζα'],
  ['Werkbank WB-150, 150 × 60 × 86 cm', 'Werkbank'],
  ['GN-Deckel GN\u00a01/1, Löffelaussparung', 'GN-Deckel'],
  ['Stérilisateur UV 8 L, 8 W', 'Stérilisateur UV'],
  ['Messer für Aufschnittmaschine Ø 220 mm', 'Messer für Aufschnittmaschine'],
  ['Ofenrost, GN 2/3', 'Ofenrost'],
])('“%s” is of the kind “%s”', (name, kind) => {
  expect(kindIn(name)).toBe(kind);
});

it('a short row shows one article of each kind, the first', () => {
  const names = ['Fritteuse – 8 L', 'Werkbank – 2 m', 'Fritteuse – 10 L'];
  expect(firstOfEachKind(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    'Fritteuse – 8 L',
    'Werkbank – 2 m',
  ]);
});

it('a row of cards has as many kinds as it can, in the order of the articles', () => {
  const goods = ['Beutel 1', 'Beutel 2', 'Ofen 1', 'Beutel 3'].map((name) => ({ name }));
  const names = (count: number) => ofManyKinds(goods, count).map(({ name }) => name);
  expect(names(2)).toEqual(['Beutel 1', 'Ofen 1']);
  expect(names(3)).toEqual(['Beutel 1', 'Beutel 2', 'Ofen 1']);
  expect(names(9)).toHaveLength(4);
});

it('counted searches come before kinds, and none twice', () => {
  const goods = ['Fritteuse – 8 L', 'Werkbank – 2 m', 'Werkbank – 1 m', 'Brutautomat – 48 Eier'];
  const sold = goods.map((name) => ({ name }));
  expect(lookedFor(['fritteuse', 'gn 1/1'], sold, 8)).toEqual([
    'fritteuse',
    'gn 1/1',
    'Werkbank',
    'Brutautomat',
  ]);
  expect(lookedFor([], sold, 2)).toEqual(['Fritteuse', 'Werkbank']);
});

it('while a word is unfinished, articles of its most popular completion come first, and the order stays within a kind', () => {
  const names = ['Frittierkorb – 8 L', 'Fett – 10 kg', 'Fritteuse – 8 L', 'Fritteuse – 2 × 8 L'];
  const goods = names.map((name) => ({ name }));
  const led = ledByKinds(goods, ['Fritteuse', 'Frittierkorb']).map(({ name }) => name);
  expect(led).toEqual([
    'Fritteuse – 8 L',
    'Fritteuse – 2 × 8 L',
    'Frittierkorb – 8 L',
    'Fett – 10 kg',
  ]);
  expect(ledByKinds(goods, [])).toEqual(goods);
});
