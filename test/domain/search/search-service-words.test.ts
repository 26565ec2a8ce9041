/** What people type when they look for service rather than goods. The words: review of the search, 2026-11-23, point 5. */
import { expect, it } from 'vitest';
import { type Language, languages } from '#domain/country/countries.ts';
import { servicePageOf } from '#domain/search/service-words.ts';
import { termsOf } from '../../../demo/terms.ts';

it.each([
  ['de', 'garantie', 'guarantee'],
  ['de', 'versand', 'delivery'],
  ['de', 'Rücksendung', 'returns'],
  ['de', 'ruecksendung', 'returns'],
  ['en', 'order status', 'orders'],
  ['en', 'where is my order', 'orders'],
  ['fr', 'frais de port', 'delivery'],
  ['el', 'επιστροφες', 'returns'],
  ['bg', 'dostavka', 'delivery'],
  ['sv', 'logga in', 'login'],
  ['en', 'log in', 'login'],
  ['sv', 'öppet köp', 'returns'],
  ['hu', 'rendelés állapota', 'orders'],
  ['el', 'plhrwmh', 'payment'],
  ['de', 'bestellung stornieren', 'orders'],
  ['de', 'bestellung verfolgen', 'orders'],
  ['en', 'track my parcel', 'orders'],
] as const)('%s: “%s” asks for %s', (language, text, page) => {
  expect(servicePageOf(text, language)).toBe(page);
});

it.each(languages)('%s: no name of goods asks for service', (language: Language) => {
  const { products } = termsOf(language);
  expect(Object.values(products).filter((name) => servicePageOf(name, language))).toEqual([]);
});

it.each([
  ['en', 'log'],
  ['en', 'signs'],
  ['en', 'register'],
  ['sv', 'öppen'],
  ['hu', 'követése'],
  ['fi', 'tili'],
  ['fr', 'téléphone'],
  ['cs', 'telefon'],
] as const)('%s: “%s” may be goods', (language, text) => {
  expect(servicePageOf(text, language)).toBeUndefined();
});

it('an empty text asks for nothing', () => {
  expect(servicePageOf('', 'de')).toBeUndefined();
});
