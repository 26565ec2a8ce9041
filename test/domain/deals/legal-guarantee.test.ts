import { expect, it } from 'vitest';
import { legalGuaranteeIn, legalGuaranteeYears } from '#domain/country/legal-guarantee.ts';

it('the legal guarantee lasts two years, or longer where the law says so (eu-2026.md C-16)', () => {
  const { es, pt, se, no, gb, ie, ...others } = legalGuaranteeYears;
  expect({ es, pt, se, no, gb, ie }).toEqual({ es: 3, pt: 3, se: 3, no: 5, gb: 6, ie: 6 });
  expect(new Set(Object.values(others))).toEqual(new Set([2]));
});

it.each([
  ['de', 'de-DE', '2 Jahre'],
  ['es', 'es-ES', '3 años'],
  ['no', 'nb-NO', '5 år'],
  ['gb', 'en-GB', '6 years'],
  ['pl', 'pl-PL', '2 lata'],
] as const)('the legal guarantee is written in the language of %s', (country, locale, years) => {
  expect(legalGuaranteeIn(country, locale)).toBe(years);
});
