/** The complete setup of a country, from its row, its store and the configuration. Source: checklist LOC-1. */
import { fallbackChain } from '../locale/fallbacks.ts';
import { type LocaleCode, locales } from '../locale/locales.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import type { StoredStore } from '../store/store.ts';
import type { RecommendationKeys } from '../store/store-document.ts';
import {
  type CountryCode,
  defaultCountry,
  factsOf,
  type Language,
  languagesOf,
} from './countries.ts';
import { flagOf } from './flag.ts';
import { type LanguageSettings, languagesIn } from './settings.ts';

type CountrySetup = {
  countryCode: CountryCode;
  label: string;
  currencyCode: CurrencyCode;
  /** The prefix and the country code, or the store's own ending. */
  storeId: string;
  /** `kontor.co.uk` */
  prodDomain: string;
  /** `uk` */
  topLevelDomain: string;
  isDefault: boolean;
  languages: readonly Language[];
  defaultLanguage: Language;
  /** The languages with a path prefix: `/fr`. */
  prefixes: readonly Language[];
  languageAndCountryCodes: readonly LocaleCode[];
  /** Only regional locales have one. */
  languageFallbacks: Partial<Record<LocaleCode, LocaleCode>>;
  /** Empty where the language has no account. */
  parcelTrackingIds: Partial<Record<Language, string>>;
  recommendationKeys: { [Each in Language]?: RecommendationKeys | undefined };
  /** Present if the domain ends in more than its top level: `co.uk`. */
  customDomainEnding?: string;
  /** Present if the store's id does not end in the country code. */
  customStoreEnding?: string;
  flagFile: string;
  isMultiLanguage: boolean;
};

type SetupStore = Pick<
  StoredStore,
  'key' | 'storeId' | 'currency' | 'parcelTrackingIds' | 'recommendationKeys'
>;

export type SetupSettings = LanguageSettings & {
  /** `kontor` in kontor.de. */
  brandDomain: string;
};

export function countrySetup(store: SetupStore, settings: SetupSettings): CountrySetup {
  const { key: country, storeId, parcelTrackingIds, recommendationKeys } = store;
  const { label, topLevelDomain: ending } = factsOf(country);
  const codes = locales.filter((locale) => locale.country === country).map(({ code }) => code);
  const fallbacks = codes.flatMap((code) => {
    const [, next] = fallbackChain(code);
    return next ? [[code, next]] : [];
  });
  const [defaultLanguage, ...prefixes] = languagesIn(country, settings);
  const storeEnding = storeId.split('-').at(-1);
  return {
    countryCode: country,
    label,
    currencyCode: store.currency,
    storeId,
    prodDomain: `${settings.brandDomain}.${ending}`,
    topLevelDomain: ending.split('.').at(-1) ?? ending,
    isDefault: country === defaultCountry,
    languages: languagesOf(country),
    defaultLanguage,
    prefixes,
    languageAndCountryCodes: codes,
    languageFallbacks: Object.fromEntries(fallbacks),
    parcelTrackingIds: Object.fromEntries(
      languagesOf(country).map((language) => [language, parcelTrackingIds[language] ?? '']),
    ),
    recommendationKeys,
    ...(ending.includes('.') && { customDomainEnding: ending }),
    ...(storeEnding && storeEnding !== country && { customStoreEnding: storeEnding }),
    flagFile: flagOf(country),
    isMultiLanguage: languagesOf(country).length > 1,
  };
}
