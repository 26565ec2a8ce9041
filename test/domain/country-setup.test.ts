/** What each country is set up with, and what configuration may decide about it. */
import { describe, expect, it } from 'vitest';
import { countryCodes, languages, languagesOf } from '#domain/country/countries.ts';
import { isCartLive } from '#domain/country/live-cart.ts';
import { languagesIn, readCountries, readDefaultLanguages } from '#domain/country/settings.ts';
import { countrySetup, type SetupSettings } from '#domain/country/setup.ts';
import { fallbackChain } from '#domain/locale/fallbacks.ts';
import { type LocaleCode, locales } from '#domain/locale/locales.ts';
import { factAfter } from './country-facts.ts';
import { today } from './shop.ts';

const settings: SetupSettings = {
  brandDomain: 'kontor',
  storePrefix: 'kontor-',
  defaultLanguages: {},
};
const setups = countryCodes.map((country) => countrySetup(country, today, settings));

describe('a country', () => {
  it.each(setups)('$countryCode has every row', (setup) => {
    const { countryCode, languages: own } = setup;
    expect(setup.label).toMatch(/^\p{Lu}/u);
    expect(setup.storeId).toBe(`kontor-${countryCode}`);
    expect(setup.prodDomain).toMatch(new RegExp(`^kontor\\.(co\\.)?${setup.topLevelDomain}$`));
    expect(setup.flagFile).toBe(`/flags.svg#${countryCode}`);
    expect(setup.isDefault).toBe(countryCode === 'sk');
    expect(setup.isMultiLanguage).toBe(['be', 'ch'].includes(countryCode));
    expect(setup.languageAndCountryCodes).toEqual(
      own.map((language) => `${language}-${countryCode.toUpperCase()}`),
    );
    expect(Object.keys(setup.parcelTrackingIds)).toEqual([...own]);
    expect(Object.keys(setup.recommendationKeys)).toEqual([...own]);
    for (const keys of Object.values(setup.recommendationKeys)) {
      expect(new Set(Object.values(keys)).size).toBe(4);
    }
    expect([setup.defaultLanguage, ...setup.prefixes].toSorted()).toEqual([...own].toSorted());
  });

  it('has no parcel-tracking account in some markets', () => {
    const without = setups.filter(({ parcelTrackingIds }) =>
      Object.values(parcelTrackingIds).includes(''),
    );
    expect(without.length).toBeGreaterThan(0);
    expect(without.length).toBeLessThan(25);
  });

  it('has an ending of its own only where the domain has two parts, and a store ending where one is given', () => {
    const custom = setups.filter(({ customDomainEnding }) => customDomainEnding);
    expect(custom.map(({ customDomainEnding }) => customDomainEnding)).toEqual(['co.uk']);
    expect(custom[0]?.topLevelDomain).toBe('uk');
    expect(setups.some(({ customStoreEnding }) => customStoreEnding)).toBe(false);
    const uk = countrySetup('gb', today, { ...settings, storeEndings: { gb: 'uk' } });
    expect([uk.storeId, uk.customStoreEnding]).toEqual(['kontor-uk', 'uk']);
  });

  it('trades in the currency of the day', () => {
    const before = countrySetup('bg', new Date('2025-12-31T12:00:00Z'), settings);
    expect(before.currencyCode).toBe('BGN');
    expect(countrySetup('bg', today, settings).currencyCode).toBe('EUR');
  });
});

describe('the fallbacks', () => {
  const named = factAfter('Fallback locales: ')
    .replace(/\.$/, '')
    .split(', ')
    .map((pair) => pair.split(' to ') as [LocaleCode, LocaleCode]);

  it('are those of the specification, in the chain and in the set-up', () => {
    expect(named).toHaveLength(7);
    for (const [from, to] of named) expect(fallbackChain(from)).toEqual([from, to]);
    const set = setups.flatMap(({ languageFallbacks }) => Object.entries(languageFallbacks));
    expect(Object.fromEntries(set)).toEqual(Object.fromEntries(named));
  });

  it('end with the locale itself everywhere else', () => {
    const others = locales.filter(({ code }) => !named.some(([from]) => from === code));
    expect(others).toHaveLength(21);
    for (const { code } of others) expect(fallbackChain(code)).toEqual([code]);
    expect(others.map(({ language }) => language).toSorted()).toEqual([...languages].toSorted());
  });
});

describe('the default language', () => {
  it('is the first of the row unless configuration says otherwise', () => {
    for (const country of countryCodes) {
      expect(languagesIn(country, settings)).toEqual(languagesOf(country));
    }
    const french = { defaultLanguages: readDefaultLanguages('be=fr, ch=it') };
    expect(languagesIn('be', french)).toEqual(['fr', 'nl']);
    expect(languagesIn('ch', french)).toEqual(['it', 'de', 'fr']);
    expect(languagesIn('de', french)).toEqual(['de']);
  });

  it('is read from text, and a mistake in it is named', () => {
    expect(readDefaultLanguages('be=nl ch=de')).toEqual({ be: 'nl', ch: 'de' });
    expect(readDefaultLanguages('')).toEqual({});
    for (const wrong of ['be=de', 'xx=de', 'be', 'de=toString']) {
      expect(() => readDefaultLanguages(wrong)).toThrow(`DEFAULT_LANGUAGES: ${wrong}`);
    }
  });
});

describe('the live cart', () => {
  it('is on in every country that configuration does not take off', () => {
    const off = readCountries('hu ro', 'LIVE_CART_OFF');
    const live = countryCodes.filter((country) => isCartLive(country, off));
    expect(live).toEqual(countryCodes.filter((country) => country !== 'hu' && country !== 'ro'));
  });

  it('names a country that there is not', () => {
    expect(() => readCountries('hu us', 'LIVE_CART_OFF')).toThrow('LIVE_CART_OFF: us');
  });
});
