/** The addresses of a page in the other locales. */
import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { type Locale, locales } from '#domain/locale/locales.ts';
import { addressedLocales, prefixOf, underPrefix } from '#domain/locale/market.ts';
import {
  alternatesOf,
  defaultAlternate,
  noPaths,
  type PathIn,
  pathsWhereSold,
  samePathEverywhere,
} from '#domain/routing/alternates.ts';
import { marketRules } from '../shop.ts';

const slugs = {
  de: 'ofen-12345678',
  fr: 'four-12345678',
  it: 'forno-12345678',
  en: 'oven-12345678',
};
const preferred = ['en-GB', 'de-DE'];

/** Every counterpart of a page by locale, at hosts like https://ch.example. */
function counterparts(pathIn: PathIn, rules = marketRules) {
  const addressOf = (locale: Locale, path: string) =>
    `https://${locale.country}.example${underPrefix(prefixOf(locale, rules), path)}`;
  return alternatesOf(pathIn, addressedLocales(rules), addressOf);
}

const hrefsOf = (...given: Parameters<typeof counterparts>) =>
  Object.fromEntries(counterparts(...given).map(({ locale, href }) => [locale, href]));

describe('a page that every market has', () => {
  it('exists in all 28 locales, under the prefix of its language', () => {
    const hrefs = hrefsOf(samePathEverywhere('/payment/'));
    expect(Object.keys(hrefs).toSorted()).toEqual(locales.map(({ code }) => code).toSorted());
    expect(hrefs).toMatchObject({
      'de-AT': 'https://at.example/payment/',
      'nl-BE': 'https://be.example/payment/',
      'fr-BE': 'https://be.example/fr/payment/',
      'el-GR': 'https://gr.example/payment/',
      'nb-NO': 'https://no.example/payment/',
    });
  });

  it('has no slash after its language prefix if it is the home page', () => {
    const hrefs = hrefsOf(samePathEverywhere('/'));
    expect(hrefs).toMatchObject({
      'de-CH': 'https://ch.example/',
      'fr-CH': 'https://ch.example/fr',
    });
    expect(new Set(Object.values(hrefs)).size).toBe(locales.length);
  });

  it('follows the configured default language of a country', () => {
    const rules = { ...marketRules, defaultLanguages: { be: 'fr' } as const };
    expect(hrefsOf(samePathEverywhere('/payment/'), rules)).toMatchObject({
      'fr-BE': 'https://be.example/payment/',
      'nl-BE': 'https://be.example/nl/payment/',
    });
  });

  it('exists once per country where a cookie names the language: one address has one page', () => {
    const rules = { ...marketRules, localeStrategy: 'domain-cookie' } as const;
    const hrefs = hrefsOf(samePathEverywhere('/payment/'), rules);
    expect(Object.keys(hrefs)).toHaveLength(countryCodes.length);
    expect(hrefs).toMatchObject({ 'de-CH': 'https://ch.example/payment/' });
    expect(hrefs).not.toHaveProperty('fr-CH');
  });
});

describe('a page of the catalogue', () => {
  it('exists only in the markets that sell it, under its slug in each language', () => {
    expect(hrefsOf(pathsWhereSold({ slugs, markets: ['ch', 'ie'] }))).toEqual({
      'de-CH': 'https://ch.example/ofen-12345678',
      'fr-CH': 'https://ch.example/fr/four-12345678',
      'it-CH': 'https://ch.example/it/forno-12345678',
      'en-IE': 'https://ie.example/oven-12345678',
    });
  });

  it('exists in no locale whose language has no slug for it', () => {
    expect(hrefsOf(pathsWhereSold({ slugs, markets: ['pl', 'be'] }))).toEqual({
      'fr-BE': 'https://be.example/fr/four-12345678',
    });
  });

  it('exists in no locale if it has no paths, as an error page', () => {
    expect(hrefsOf(noPaths)).toEqual({});
  });
});

describe('readers whose locale we do not have are led', () => {
  const defaultIn = (markets: CountryCode[]) =>
    defaultAlternate(counterparts(pathsWhereSold({ slugs, markets })), preferred);

  it('to the British page, else to the German one, whatever country comes first', () => {
    expect(defaultIn([...countryCodes])).toBe('https://gb.example/oven-12345678');
    expect(defaultIn(['sk', 'de', 'at'])).toBe('https://de.example/ofen-12345678');
  });

  it('nowhere if neither exists', () => {
    expect(defaultIn(['sk', 'at', 'ie'])).toBeUndefined();
  });
});
