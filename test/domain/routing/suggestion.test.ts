/** Which other market is suggested to which visitor. */
import { expect, it } from 'vitest';
import { countryCodes } from '#domain/country/countries.ts';
import { type Arrival, suggestedLocale } from '#domain/locale/suggestion.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const arrival: Arrival = {
  market: 'de',
  visitorCountry: 'AT',
  acceptLanguage: 'de-AT,de;q=0.9,en;q=0.8',
  userAgent: browser,
  chosen: false,
};

const settings = { defaultLanguages: {} };

const suggested = (change: Partial<Arrival>) =>
  suggestedLocale({ ...arrival, ...change }, settings)?.code;

it.each<[string, Partial<Arrival>, string | undefined]>([
  ['a neighbour', {}, 'de-AT'],
  ['small letters', { visitorCountry: 'at' }, 'de-AT'],
  ['the own country', { visitorCountry: 'DE' }, undefined],
  ['a country without a shop', { visitorCountry: 'US' }, undefined],
  ['an unknown country', { visitorCountry: 'XX' }, undefined],
  ['the Tor network', { visitorCountry: 'T1' }, undefined],
  ['nothing known', { visitorCountry: undefined }, undefined],
  ['an odd name', { visitorCountry: 'constructor' }, undefined],
  ['who has chosen', { chosen: true }, undefined],
  ['no browser', { userAgent: '' }, undefined],
  ['a search engine', { userAgent: `${browser} (compatible; Googlebot/2.1)` }, undefined],
  ['another one', { userAgent: 'Baiduspider' }, undefined],
  ['Belgium, silent', { visitorCountry: 'BE', acceptLanguage: '' }, 'nl-BE'],
  ['Belgium in French', { visitorCountry: 'BE', acceptLanguage: 'fr-BE,fr;q=0.9' }, 'fr-BE'],
  ['Belgium in German', { visitorCountry: 'BE', acceptLanguage: 'de' }, 'nl-BE'],
  ['Switzerland in Italian', { visitorCountry: 'CH', acceptLanguage: 'it' }, 'it-CH'],
  ['by weight', { visitorCountry: 'CH', acceptLanguage: 'it;q=0.3, fr;q=0.8, en' }, 'fr-CH'],
  ['not wanted', { visitorCountry: 'CH', acceptLanguage: 'de;q=0, fr;q=0.1' }, 'fr-CH'],
  ['anything', { visitorCountry: 'CH', acceptLanguage: '*' }, 'de-CH'],
  ['nonsense', { visitorCountry: 'CH', acceptLanguage: ';;q=x,,fr;q=zz' }, 'de-CH'],
  ['a language of elsewhere', { visitorCountry: 'FR', acceptLanguage: 'de' }, 'fr-FR'],
])('%s', (_who, change, code) => {
  expect(suggested(change)).toBe(code);
});

it('a visitor who speaks none of a country’s languages gets its configured default language', () => {
  const belgian = { ...arrival, visitorCountry: 'BE' };
  const settled = { defaultLanguages: { be: 'fr' } } as const;
  expect(suggestedLocale(belgian, settled)?.code).toBe('fr-BE');
});

it('every market suggests the market of the visitor’s country, and nothing if it is the same', () => {
  for (const market of countryCodes) {
    for (const visitorCountry of countryCodes) {
      const found = suggestedLocale({ ...arrival, market, visitorCountry }, settings);
      expect(found?.country).toBe(market === visitorCountry ? undefined : visitorCountry);
    }
  }
});
