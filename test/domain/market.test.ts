/** Which market and which language an address means. */
import { describe, expect, it } from 'vitest';
import { type CountryCode, countries, countryCodes, languages } from '#domain/country/countries.ts';
import { localeOf, locales, regionalOverlays } from '#domain/locale/locales.ts';
import {
  countryOf,
  countryOfHost,
  hostOfCountry,
  prefixOf,
  splitLanguagePrefix,
} from '#domain/locale/market.ts';

const rules = { neutralHosts: ['localhost', '127.0.0.1'], brandDomain: 'kontor' };

describe('the shop', () => {
  it('has 25 countries, 21 languages, 28 locales and seven overlays', () => {
    expect([countryCodes.length, languages.length, locales.length]).toEqual([25, 21, 28]);
    const codes = locales.map(({ code }) => code);
    expect(new Set(codes).size).toBe(28);
    expect(regionalOverlays.filter((code) => !codes.includes(code))).toEqual([]);
    expect(Intl.getCanonicalLocales(codes)).toEqual(codes);
  });
});

describe('a host', () => {
  it.each<[string, CountryCode | undefined]>([
    ['kontor.de', 'de'],
    ['www.kontor.de', 'de'],
    ['WWW.Kontor.DE', 'de'],
    ['kontor.co.uk', 'gb'],
    ['www.kontor.co.uk', 'gb'],
    ['kontor.gb', undefined],
    ['kontor.uk', undefined],
    ['kontor.ie', 'ie'],
    ['kontor.com', undefined],
    ['de.localhost', 'de'],
    ['gb.localhost', 'gb'],
    ['Ch.LocalHost', 'ch'],
    ['localhost', undefined],
    ['127.0.0.1', undefined],
    ['xx.localhost', undefined],
    ['constructor.localhost', undefined],
    ['de.evil.example', undefined],
    ['kontor.de.evil.example', undefined],
    ['evil-kontor.de', undefined],
    ['de.kontor.de', undefined],
    ['shop.kontor.de', undefined],
    ['', undefined],
  ])('%s belongs to %s', (host, country) => {
    expect(countryOfHost(host, rules)).toBe(country);
  });

  it.each(countryCodes)(
    'of %s is found in production and at home, and leads to every other',
    (country) => {
      const production = `kontor.${countries[country].topLevelDomain}`;
      expect(countryOfHost(production, rules)).toBe(country);
      expect(countryOfHost(`${country}.localhost`, rules)).toBe(country);
      for (const other of countryCodes) {
        expect(hostOfCountry(other, production, rules)).toBe(
          `kontor.${countries[other].topLevelDomain}`,
        );
        expect(hostOfCountry(other, `www.${production}`, rules)).toBe(
          `kontor.${countries[other].topLevelDomain}`,
        );
        expect(hostOfCountry(other, `${country}.localhost`, rules)).toBe(`${other}.localhost`);
      }
      expect(hostOfCountry(country, 'localhost', rules)).toBeUndefined();
    },
  );
});

describe('the country', () => {
  it.each<[string, string | undefined, CountryCode]>([
    ['kontor.de', undefined, 'de'],
    ['kontor.de', 'fr', 'de'],
    ['fr.localhost', 'de', 'fr'],
    ['localhost', 'fr', 'fr'],
    ['localhost', undefined, 'sk'],
    ['localhost', '', 'sk'],
    ['localhost', 'xx', 'sk'],
    ['localhost', 'FR', 'sk'],
    ['localhost', '__proto__', 'sk'],
    ['localhost', 'toString', 'sk'],
    ['127.0.0.1', 'gb', 'gb'],
    ['kontor.com', 'pl', 'pl'],
  ])('of %s with cookie %s is %s', (host, cookie, country) => {
    expect(countryOf(host, cookie, rules)).toBe(country);
  });
});

describe('a language prefix', () => {
  it.each<[CountryCode, string, string, string]>([
    ['ch', '/', 'de-CH', '/'],
    ['ch', '/fr', 'fr-CH', '/'],
    ['ch', '/fr/', 'fr-CH', '/'],
    ['ch', '/fr/checkout/cart', 'fr-CH', '/checkout/cart'],
    ['ch', '/it/cucina', 'it-CH', '/cucina'],
    ['ch', '/de/x', 'de-CH', '/de/x'],
    ['ch', '/france', 'de-CH', '/france'],
    ['be', '/', 'nl-BE', '/'],
    ['be', '/fr/x', 'fr-BE', '/x'],
    ['be', '/nl/x', 'nl-BE', '/nl/x'],
    ['be', '/it/x', 'nl-BE', '/it/x'],
    ['sk', '/fr/x', 'sk-SK', '/fr/x'],
    ['fr', '/fr/x', 'fr-FR', '/fr/x'],
    ['gb', '/x/fr', 'en-GB', '/x/fr'],
  ])('in %s %s is read in %s as %s', (country, address, locale, path) => {
    const found = splitLanguagePrefix(address, country);
    expect([found.locale.code, found.path]).toEqual([locale, path]);
  });

  it.each(locales)('of $code leads back to it', (locale) => {
    for (const path of ['/', '/x', '/checkout/cart', '/friteuse-10000001']) {
      const found = splitLanguagePrefix(prefixOf(locale) + path, locale.country);
      expect(found).toEqual({ locale, path, prefix: prefixOf(locale) });
    }
  });

  it('is there for three locales only', () => {
    const prefixed = locales.filter((locale) => prefixOf(locale) !== '').map(({ code }) => code);
    expect(prefixed.sort()).toEqual(['fr-BE', 'fr-CH', 'it-CH']);
  });

  it('that a country does not speak falls back to its first language', () => {
    expect(localeOf('be', 'de').code).toBe('nl-BE');
    expect(localeOf('ch').code).toBe('de-CH');
    expect(localeOf('ch', 'it').code).toBe('it-CH');
  });
});
