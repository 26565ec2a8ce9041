/** Where a page stands in the other locales. */
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
  it('stands in all 28 locales, under the prefix of its language', () => {
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

  it('the home page of a second language has no slash after its prefix', () => {
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

  it('stands once a country where a cookie names the language: two pages have no one address', () => {
    const rules = { ...marketRules, localeStrategy: 'domain-cookie' } as const;
    const hrefs = hrefsOf(samePathEverywhere('/payment/'), rules);
    expect(Object.keys(hrefs)).toHaveLength(countryCodes.length);
    expect(hrefs).toMatchObject({ 'de-CH': 'https://ch.example/payment/' });
    expect(hrefs).not.toHaveProperty('fr-CH');
  });
});

describe('something of the catalogue', () => {
  it('stands only where it is sold, under its own name in each language', () => {
    expect(hrefsOf(pathsWhereSold({ slugs, markets: ['ch', 'ie'] }))).toEqual({
      'de-CH': 'https://ch.example/ofen-12345678',
      'fr-CH': 'https://ch.example/fr/four-12345678',
      'it-CH': 'https://ch.example/it/forno-12345678',
      'en-IE': 'https://ie.example/oven-12345678',
    });
  });

  it('stands in no locale whose language has no name for it', () => {
    expect(hrefsOf(pathsWhereSold({ slugs, markets: ['pl', 'be'] }))).toEqual({
      'fr-BE': 'https://be.example/fr/four-12345678',
    });
  });

  it('an error page stands nowhere', () => {
    expect(hrefsOf(noPaths)).toEqual({});
  });
});

describe('readers of no locale we have are led', () => {
  const defaultIn = (markets: CountryCode[]) =>
    defaultAlternate(counterparts(pathsWhereSold({ slugs, markets })), preferred);

  it('to the British page, else to the German one, whatever country comes first', () => {
    expect(defaultIn([...countryCodes])).toBe('https://gb.example/oven-12345678');
    expect(defaultIn(['sk', 'de', 'at'])).toBe('https://de.example/ofen-12345678');
  });

  it('nowhere, where neither exists', () => {
    expect(defaultIn(['sk', 'at', 'ie'])).toBeUndefined();
  });
});
