import { languagesOf } from '#domain/country/countries.ts';
import { type LocaleCode, locales } from '#domain/locale/locales.ts';
import { localeStrategies } from '#domain/locale/market.ts';
import { asCountry, listOf, matching, oneOf, recordOf, webAddress } from './schemas.ts';
import { sharedSecret } from './secrets.ts';
import type { Setting } from './setting.ts';

export const marketSettings = {
  brandDomain: {
    variable: 'BRAND_DOMAIN',
    schema: matching(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i, 'a part of a host name such as kontor'),
    meaning:
      'What stands before the top-level domain of each market: `kontor` in kontor.de and kontor.co.uk.',
    example: 'kontor',
    needed: 'always',
  },
  neutralHosts: {
    variable: 'NEUTRAL_HOSTS',
    schema: listOf('a list of host names', (word) =>
      /^[a-z0-9.:[\]-]+$/i.test(word) ? word : undefined,
    ),
    meaning:
      'Hosts that stand for no market and that search engines do not keep: a cookie names the country there. `<country>.<host>` stands for a market.',
    unit: 'host names with spaces between',
    default: 'localhost 127.0.0.1',
    example: 'localhost 127.0.0.1 staging.kontor.example',
  },
  storefronts: {
    variable: 'STOREFRONTS',
    schema: listOf('a list of web addresses', (word) =>
      /^https?:\/\/[^\s/]+$/.test(word) ? word : undefined,
    ),
    meaning:
      'Shops that have this one as their middleware: links of mails may lead to them. `{country}` (`gb`) and `{domain}` (`co.uk`) in an address stand for the market.',
    unit: 'addresses with spaces between',
    default: '',
    example: 'https://{country}.shop.example',
  },
  storefrontSecret: {
    variable: 'STOREFRONT_SECRET',
    schema: sharedSecret('STOREFRONT_SECRET').schema,
    meaning:
      'The same in a shop and in its middleware, if that is a shop of this kind: the first then says from whose network a call comes, and limits count by it. Without it all shoppers of the first count as one network.',
    example: 'a secret of 32 characters',
    place: 'secret',
    optional: true,
  },
  localeStrategy: {
    variable: 'LOCALE_STRATEGY',
    schema: oneOf(localeStrategies),
    meaning:
      'How the languages of one country are told apart: `prefix` (the second and third live under /fr, /it …) or `domain-cookie` (a cookie names the language).',
    default: 'prefix',
    example: 'domain-cookie',
  },
  defaultLanguages: {
    variable: 'DEFAULT_LANGUAGES',
    schema: recordOf('pairs of a country and one of its languages', (name, value) => {
      const country = asCountry(name);
      const language = country && languagesOf(country).find((each) => each === value);
      return country && language && ([country, language] as const);
    }),
    meaning:
      'The language without a prefix in a country of several languages. Countries that are not named have the first language of their row in `countries.ts`.',
    unit: 'country=language pairs with spaces between',
    default: '',
    example: 'be=nl ch=de',
  },
  defaultAlternates: {
    variable: 'DEFAULT_ALTERNATES',
    schema: listOf('a list of locales', (word) => codes.find((code) => code === word)),
    meaning:
      'Locales in order of preference: the first that has the page is what search engines show to readers of other languages (hreflang x-default).',
    unit: 'locales with spaces between',
    default: 'en-GB de-DE',
    example: 'en-IE fr-FR',
  },
  seoRedirectsUrl: {
    variable: 'SEO_REDIRECTS_URL',
    schema: webAddress,
    meaning:
      'A service that knows where old addresses have moved to: `GET ?sourceUrl=` answers `redirectionCode` and `targetURL`. A page waits 500 ms for it. Not set: nowhere is asked.',
    optional: true,
    example: 'https://redirects.example/lookup',
  },
} as const satisfies Record<string, Setting>;

const codes: readonly LocaleCode[] = locales.map(({ code }) => code);
