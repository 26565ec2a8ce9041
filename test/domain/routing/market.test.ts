/** Which market and which language an address means. */
import { describe, expect, it } from 'vitest';
import { type CountryCode, countries, countryCodes, languages } from '#domain/country/countries.ts';
import { languagesIn } from '#domain/country/settings.ts';
import { localeOf, locales, regionalOverlays } from '#domain/locale/locales.ts';
import { countryOfHost, hostOfCountry, marketOf, prefixOf } from '#domain/locale/market.ts';
import { marketRules as rules } from '../shop.ts';

const byCookie = { ...rules, localeStrategy: 'domain-cookie' } as const;

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
    ['Kontor.DE', 'de'],
    ['www.kontor.de', undefined],
    ['kontor.co.uk', 'gb'],
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
    'of %s is recognised in production and on localhost, and leads to the host of every other',
    (country) => {
      const production = `kontor.${countries[country].topLevelDomain}`;
      expect(countryOfHost(production, rules)).toBe(country);
      expect(countryOfHost(`${country}.localhost`, rules)).toBe(country);
      for (const other of countryCodes) {
        expect(hostOfCountry(other, production, rules)).toBe(
          `kontor.${countries[other].topLevelDomain}`,
        );
        expect(hostOfCountry(other, `${country}.localhost`, rules)).toBe(`${other}.localhost`);
      }
      expect(hostOfCountry(country, 'localhost', rules)).toBeUndefined();
    },
  );
});

describe('the locale', () => {
  it.each<[string, string | undefined, string]>([
    ['kontor.de', undefined, 'de-DE'],
    ['kontor.de', 'fr-FR', 'de-DE'],
    ['fr.localhost', 'de-DE', 'fr-FR'],
    ['localhost', 'fr-FR', 'fr-FR'],
    ['localhost', undefined, 'sk-SK'],
    ['localhost', '', 'sk-SK'],
    ['localhost', 'xx', 'sk-SK'],
    ['localhost', 'FR', 'sk-SK'],
    ['localhost', 'fr', 'sk-SK'],
    ['localhost', 'en-DE', 'sk-SK'],
    ['localhost', '__proto__', 'sk-SK'],
    ['localhost', 'toString', 'sk-SK'],
    ['127.0.0.1', 'en-GB', 'en-GB'],
    ['kontor.com', 'pl-PL', 'pl-PL'],
    // Where paths name the language, the cookie names only the country.
    ['localhost', 'fr-CH', 'de-CH'],
    ['ch.localhost', 'it-CH', 'de-CH'],
  ])('at %s with cookie %s is %s', (host, cookie, code) => {
    expect(marketOf({ host, path: '/', cookie }, rules).locale.code).toBe(code);
  });

  it.each<[string, string | undefined, string]>([
    ['localhost', 'fr-CH', 'fr-CH'],
    ['ch.localhost', 'it-CH', 'it-CH'],
    ['ch.localhost', 'fr-BE', 'de-CH'],
    ['ch.localhost', undefined, 'de-CH'],
    ['be.localhost', 'fr-BE', 'fr-BE'],
    ['kontor.be', 'nl-BE', 'nl-BE'],
  ])('at %s with cookie %s is %s where a cookie names the language', (host, cookie, code) => {
    const market = marketOf({ host, path: '/fr/x', cookie }, byCookie);
    expect([market.locale.code, market.prefix, market.path]).toEqual([code, '', '/fr/x']);
  });
});

describe('a choice in the cookie', () => {
  it.each<[string, string | undefined, boolean]>([
    ['de.localhost', 'fr-FR', true],
    ['kontor.ch', 'fr-FR', true],
    ['kontor.ch', 'fr-CH', false],
    ['kontor.ch', undefined, false],
    ['localhost', 'fr-FR', false],
  ])('at %s with cookie %s was made elsewhere: %s', (host, cookie, expected) => {
    expect(marketOf({ host, path: '/', cookie }, rules).choseElsewhere).toBe(expected);
  });
});

describe('a language prefix', () => {
  const read = (country: CountryCode, path: string) =>
    marketOf({ host: `${country}.localhost`, path, cookie: undefined }, rules);

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
    const found = read(country, address);
    expect([found.locale.code, found.path]).toEqual([locale, path]);
  });

  it.each(locales)('of $code leads back to it', (locale) => {
    for (const path of ['/', '/x', '/checkout/cart', '/friteuse-10000001']) {
      const prefix = prefixOf(locale, rules);
      expect(read(locale.country, prefix + path)).toEqual({
        locale,
        path,
        prefix,
        neutralHost: false,
        choseElsewhere: false,
      });
    }
  });

  it('exists for three locales only, and for none where a cookie names the language', () => {
    const prefixed = (settings: typeof rules) =>
      locales.filter((locale) => prefixOf(locale, settings) !== '').map(({ code }) => code);
    expect(prefixed(rules).sort()).toEqual(['fr-BE', 'fr-CH', 'it-CH']);
    expect(prefixed(byCookie)).toEqual([]);
  });

  it('moves to the other languages when another default is configured', () => {
    const settings = { ...rules, defaultLanguages: { be: 'fr', ch: 'it' } } as const;
    expect(languagesIn('be', settings)).toEqual(['fr', 'nl']);
    expect(languagesIn('ch', settings)).toEqual(['it', 'de', 'fr']);
    expect(prefixOf(localeOf('be', 'nl'), settings)).toBe('/nl');
    expect(prefixOf(localeOf('ch', 'it'), settings)).toBe('');
    const german = marketOf({ host: 'kontor.ch', path: '/de/x', cookie: undefined }, settings);
    expect([german.locale.code, german.path]).toEqual(['de-CH', '/x']);
  });

  it('that a country does not speak falls back to its first language', () => {
    expect(localeOf('be', 'de').code).toBe('nl-BE');
    expect(localeOf('ch').code).toBe('de-CH');
    expect(localeOf('ch', 'it').code).toBe('it-CH');
  });
});
