/** The setup of each country, and what configuration may change of it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countryCodes, languages, languagesOf } from '#domain/country/countries.ts';
import { isCartLive } from '#domain/country/features.ts';
import { languagesIn } from '#domain/country/settings.ts';
import { countrySetup, type SetupSettings } from '#domain/country/setup.ts';
import { fallbackChain } from '#domain/locale/fallbacks.ts';
import { type LocaleCode, locales } from '#domain/locale/locales.ts';
import { demoStore } from '../../demo-stores.ts';
import { factAfter } from '../country-facts.ts';

const settings: SetupSettings = {
  brandDomain: 'kontor',
  defaultLanguages: {},
};
const setups = countryCodes.map((country) => countrySetup(demoStore(country), settings));

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
      expect(new Set(Object.values(keys ?? {})).size).toBe(4);
    }
    expect([setup.defaultLanguage, ...setup.prefixes].toSorted()).toEqual([...own].toSorted());
  });

  it.each(countryCodes)('%s has a flag in the file of all flags', (country) => {
    const flags = readFileSync('public/flags.svg', 'utf8');
    const symbol = `<symbol id="${country}" viewBox="0 0 24 16">`;
    expect(flags.includes(symbol), `public/flags.svg has no ${symbol}`).toBe(true);
  });

  it('has no parcel-tracking account in some markets', () => {
    const without = setups.filter(({ parcelTrackingIds }) =>
      Object.values(parcelTrackingIds).includes(''),
    );
    expect(without.length).toBeGreaterThan(0);
    expect(without.length).toBeLessThan(25);
  });

  it('has a custom domain ending if it has two parts, and a store ending if its id ends in another word', () => {
    const custom = setups.filter(({ customDomainEnding }) => customDomainEnding);
    expect(custom.map(({ customDomainEnding }) => customDomainEnding)).toEqual(['co.uk']);
    expect(custom[0]?.topLevelDomain).toBe('uk');
    expect(setups.some(({ customStoreEnding }) => customStoreEnding)).toBe(false);
    const uk = countrySetup({ ...demoStore('gb'), storeId: 'kontor-uk' }, settings);
    expect([uk.storeId, uk.customStoreEnding]).toEqual(['kontor-uk', 'uk']);
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

  it('of all other locales are only the locale itself', () => {
    const others = locales.filter(({ code }) => !named.some(([from]) => from === code));
    for (const { code } of others) expect(fallbackChain(code)).toEqual([code]);
    expect(new Set(others.map(({ language }) => language))).toEqual(new Set(languages));
  });
});

describe('the default language', () => {
  it('is the first of the country unless configuration says otherwise', () => {
    for (const country of countryCodes) {
      expect(languagesIn(country, settings)).toEqual(languagesOf(country));
    }
    const french = { defaultLanguages: { be: 'fr', ch: 'it' } } as const;
    expect(languagesIn('be', french)).toEqual(['fr', 'nl']);
    expect(languagesIn('ch', french)).toEqual(['it', 'de', 'fr']);
    expect(languagesIn('de', french)).toEqual(['de']);
  });
});

describe('the live cart', () => {
  it('is enabled in every country where configuration does not disable it', () => {
    const off = new Set(['hu', 'ro'] as const);
    const live = countryCodes.filter((country) => isCartLive(country, off));
    expect(live).toEqual(countryCodes.filter((country) => country !== 'hu' && country !== 'ro'));
  });
});
