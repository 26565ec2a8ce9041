/** What the law wants in writing, country by country. Source: eu-2026.md C-06, C-30, C-40, §5. */
import { expect, it } from 'vitest';
import {
  guaranteeByLaw,
  hasWithdrawal,
  type LegalTexts,
  terms,
  withdrawal,
  withdrawalForm,
} from '#domain/content/legal-texts.ts';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { localeOf } from '#domain/locale/locales.ts';
import { grammarOf, resolveText } from '#domain/texts/texts.ts';
import { readLocales } from '../../scripts/locale-texts.ts';
import { storeOf } from './shop.ts';

const english = readLocales().get('en') ?? {};

function legalIn(country: CountryCode): LegalTexts {
  const t: LegalTexts['t'] = (key, parameters) =>
    resolveText(english, grammarOf('en-IE'), key, parameters);
  return { store: storeOf(country), locale: localeOf(country).code, t };
}

const everything = (legal: LegalTexts) =>
  [...terms(legal), ...withdrawal(legal), ...withdrawalForm(legal), guaranteeByLaw(legal)].join(
    '\n',
  );

it('everywhere the seller is named, every blank is filled, and no platform that is gone', () => {
  for (const country of countryCodes) {
    const said = everything(legalIn(country));
    expect(said).toContain('Kontor Demo, Musterstraße 1, 20457 Hamburg, DE, ');
    expect(said).not.toMatch(/\{|undefined|\bODR\b|europa\.eu/);
  }
});

it('withdrawal is promised by law everywhere but in Switzerland', () => {
  const without = countryCodes.filter((country) => !hasWithdrawal(country));
  expect(without).toEqual(['ch']);
  expect(withdrawal(legalIn('ch'))).toEqual([]);
  expect(withdrawal(legalIn('no'))[0]).toContain('within 14 days');
});

it('the body for disputes is the country’s own, where one is known', () => {
  const named = countryCodes.filter((country) =>
    terms(legalIn(country)).some((text) => text.includes('out of court')),
  );
  expect(named).toEqual(
    expect.arrayContaining(['at', 'be', 'bg', 'cz', 'de', 'gr', 'hu', 'pl', 'ro', 'se', 'sk']),
  );
  expect(terms(legalIn('cz')).at(-1)).toContain('Česká obchodní inspekce (ČOI), www.coi.cz');
  expect(named).not.toContain('gb');
});

it('paragraphs of the terms are numbered without a gap', () => {
  const numbers = terms(legalIn('de')).map((text) => Number.parseInt(text, 10));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

it('the form is the model of Annex I (B), line by line', () => {
  expect(withdrawalForm(legalIn('ie'))).toHaveLength(8);
});
