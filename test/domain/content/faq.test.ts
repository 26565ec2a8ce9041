import { expect, it } from 'vitest';
import { isFound } from '#domain/content/faq.ts';

const question = {
  question: 'Können Sie auf eine Insel liefern?',
  answer: 'Pakete: **ja**. Speditionsware [auf Anfrage](/contact).',
};

it.each<[string, boolean]>([
  ['', true],
  ['  ', true],
  ['insel', true],
  ['INS', true],
  ['konnen speditions', true],
  ['anfrage pakete', true],
  ['sel', false],
  ['insel rechnung', false],
])('a question is found by the beginnings of its words: %s %s', (searched, found) => {
  expect(isFound(question, searched)).toBe(found);
});
