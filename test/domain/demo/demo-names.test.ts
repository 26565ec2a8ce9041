/** Names say what an article is, in the units that people use. */
import { expect, it } from 'vitest';
import type { Language } from '#domain/country/countries.ts';
import { readArticles } from '../../../demo/kinds.ts';
import { namesIn } from '../../../demo/names.ts';
import { skuOf } from '../../../demo/numbers.ts';

const articles = readArticles();

function nameOf(kind: string, variant: string, language: Language): string | undefined {
  const at = articles.findIndex((each) => each.kind === kind && each.variant === variant);
  return namesIn(language, articles)[at]?.name.replaceAll('\u00a0', '_');
}

it.each([
  ['two units side by side', 'vacuum-roll', '20', 'de', 'Vakuumrolle 20_cm_×_6_m, 2_Stück'],
  ['in another script', 'vacuum-roll', '20', 'bg', 'Ролка за вакуумиране 20_см_×_6_м, 2_бр.'],
  ['one unit for both', 'vacuum-bag', '16x23', 'en', 'Vacuum bag 16_×_23_cm, 100_pcs'],
  ['a sign before both', 'grinder-disc', 'cut-125', 'en', 'Grinder disc Ø_125_×_1_mm'],
  [
    'metres, not thousands of millimetres',
    'chain-hoist',
    '2t-red',
    'de',
    'Kettenzug 2.000_kg, 3_m',
  ],
  [
    'a variant with its own name',
    'microscope-slide',
    'cover-18',
    'de',
    'Deckglas 18_×_18_mm, 100_Stück',
  ],
  ['a kind with one variant', 'stir-bar-retriever', '35', 'en', 'Stir bar retriever 35_cm'],
] as const)('%s', (_, kind, variant, language, expected) => {
  expect(nameOf(kind, variant, language)).toBe(expected);
});

it('an article that was moved to another kind keeps its number', () => {
  expect(skuOf('stir-bar-retriever', '35')).toBe('EX10595063');
});
