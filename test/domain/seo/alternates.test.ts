/** Where a page stands in the other locales. */
import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { localeOf, locales } from '#domain/locale/locales.ts';
import {
  alternatesOf,
  defaultAlternate,
  everywhere,
  languageLinksOf,
  nowhere,
  pathInCountry,
  soldIn,
} from '#domain/routing/alternates.ts';

const at = (country: CountryCode, path: string) => `https://${country}.example${path}`;
const slugs = {
  de: 'ofen-12345678',
  fr: 'four-12345678',
  it: 'forno-12345678',
  en: 'oven-12345678',
};
const preferred = ['en-GB', 'de-DE'];

describe('a page that every market has', () => {
  it('stands in all 28 locales, under the prefix of its language', () => {
    const alternates = alternatesOf(everywhere('/payment/'), at);
    expect(alternates.map(({ locale }) => locale)).toEqual(locales.map(({ code }) => code));
    const hrefs = Object.fromEntries(alternates.map(({ locale, href }) => [locale, href]));
    expect(hrefs).toMatchObject({
      'de-AT': 'https://at.example/payment/',
      'nl-BE': 'https://be.example/payment/',
      'fr-BE': 'https://be.example/fr/payment/',
      'el-GR': 'https://gr.example/payment/',
      'nb-NO': 'https://no.example/payment/',
    });
  });

  it('the home page of a second language has no slash after its prefix', () => {
    const hrefs = alternatesOf(everywhere('/'), at).map(({ href }) => href);
    expect(hrefs).toContain('https://ch.example/');
    expect(hrefs).toContain('https://ch.example/fr');
    expect(new Set(hrefs).size).toBe(28);
  });
});

describe('something of the catalogue', () => {
  it('stands only where it is sold, under its own name in each language', () => {
    expect(alternatesOf(soldIn({ slugs, markets: ['ch', 'ie'] }), at)).toEqual([
      { locale: 'de-CH', href: 'https://ch.example/ofen-12345678' },
      { locale: 'fr-CH', href: 'https://ch.example/fr/four-12345678' },
      { locale: 'it-CH', href: 'https://ch.example/it/forno-12345678' },
      { locale: 'en-IE', href: 'https://ie.example/oven-12345678' },
    ]);
  });

  it('stands in no locale whose language has no name for it', () => {
    expect(alternatesOf(soldIn({ slugs, markets: ['pl', 'be'] }), at)).toEqual([
      { locale: 'fr-BE', href: 'https://be.example/fr/four-12345678' },
    ]);
  });
});

describe('readers of no locale we have are led', () => {
  const defaultIn = (markets: CountryCode[]) =>
    defaultAlternate(alternatesOf(soldIn({ slugs, markets }), at), preferred);

  it('to the British page, else to the German one, whatever country comes first', () => {
    expect(defaultIn([...countryCodes])).toBe('https://gb.example/oven-12345678');
    expect(defaultIn(['sk', 'de', 'at'])).toBe('https://de.example/ofen-12345678');
  });

  it('nowhere, where neither exists', () => {
    expect(defaultIn(['sk', 'at', 'ie'])).toBeUndefined();
  });
});

describe('the language switch', () => {
  it('leads to the same page in the other language', () => {
    expect(languageLinksOf(soldIn({ slugs, markets: ['ch'] }), localeOf('ch', 'fr'))).toEqual([
      { code: 'de', href: '/ofen-12345678', current: false },
      { code: 'fr', href: '/fr/four-12345678', current: true },
      { code: 'it', href: '/it/forno-12345678', current: false },
    ]);
  });

  it('leads home where there is no counterpart', () => {
    const hrefs = languageLinksOf(nowhere, localeOf('ch', 'de')).map(({ href }) => href);
    expect(hrefs).toEqual(['/', '/fr', '/it']);
  });
});

describe('the country links', () => {
  const oven = soldIn({ slugs, markets: ['be', 'at', 'ch'] });

  it("lead to the same page, in the reader's language where that country speaks it", () => {
    expect(pathInCountry(oven, 'at', 'fr')).toBe('/ofen-12345678');
    expect(pathInCountry(oven, 'be', 'fr')).toBe('/fr/four-12345678');
    expect(pathInCountry(oven, 'ch', 'it')).toBe('/it/forno-12345678');
  });

  it('lead home where the page does not exist', () => {
    expect(pathInCountry(oven, 'pl', 'fr')).toBe('/');
    expect(pathInCountry(oven, 'be', 'nl')).toBe('/');
  });
});
