/**
 * The 25 countries Kontor sells in, and what every other table is keyed by.
 * A new country starts here: the compiler then asks for its row in each table of this folder.
 * Source: catalogue.txt §3 "Country and locale setup", checklist LOC-1, LOC-2.
 */
export const countries = {
  sk: { label: 'Slovensko', languages: ['sk'], topLevelDomain: 'sk' },
  de: { label: 'Deutschland', languages: ['de'], topLevelDomain: 'de' },
  at: { label: 'Österreich', languages: ['de'], topLevelDomain: 'at' },
  ch: { label: 'Schweiz · Suisse · Svizzera', languages: ['de', 'fr', 'it'], topLevelDomain: 'ch' },
  fr: { label: 'France', languages: ['fr'], topLevelDomain: 'fr' },
  be: { label: 'België · Belgique', languages: ['nl', 'fr'], topLevelDomain: 'be' },
  nl: { label: 'Nederland', languages: ['nl'], topLevelDomain: 'nl' },
  it: { label: 'Italia', languages: ['it'], topLevelDomain: 'it' },
  es: { label: 'España', languages: ['es'], topLevelDomain: 'es' },
  pt: { label: 'Portugal', languages: ['pt'], topLevelDomain: 'pt' },
  gb: { label: 'United Kingdom', languages: ['en'], topLevelDomain: 'co.uk' },
  ie: { label: 'Ireland', languages: ['en'], topLevelDomain: 'ie' },
  pl: { label: 'Polska', languages: ['pl'], topLevelDomain: 'pl' },
  cz: { label: 'Česko', languages: ['cs'], topLevelDomain: 'cz' },
  hu: { label: 'Magyarország', languages: ['hu'], topLevelDomain: 'hu' },
  ro: { label: 'România', languages: ['ro'], topLevelDomain: 'ro' },
  bg: { label: 'България', languages: ['bg'], topLevelDomain: 'bg' },
  gr: { label: 'Ελλάδα', languages: ['el'], topLevelDomain: 'gr' },
  hr: { label: 'Hrvatska', languages: ['hr'], topLevelDomain: 'hr' },
  si: { label: 'Slovenija', languages: ['sl'], topLevelDomain: 'si' },
  lt: { label: 'Lietuva', languages: ['lt'], topLevelDomain: 'lt' },
  dk: { label: 'Danmark', languages: ['da'], topLevelDomain: 'dk' },
  se: { label: 'Sverige', languages: ['sv'], topLevelDomain: 'se' },
  no: { label: 'Norge', languages: ['nb'], topLevelDomain: 'no' },
  fi: { label: 'Suomi', languages: ['fi'], topLevelDomain: 'fi' },
} as const satisfies Record<
  string,
  { label: string; languages: readonly [string, ...string[]]; topLevelDomain: string }
>;

export type CountryCode = keyof typeof countries;
export type Language = (typeof countries)[CountryCode]['languages'][number];

export const countryCodes = Object.keys(countries) as CountryCode[];
export const defaultCountry: CountryCode = 'sk';

export function isCountryCode(value: string): value is CountryCode {
  return Object.hasOwn(countries, value);
}

/** The languages of a country, in the order of its row. Which one has no prefix: `defaultLanguageOf`. */
export function languagesOf(country: CountryCode): readonly [Language, ...Language[]] {
  return countries[country].languages;
}

/** The countries whose shops speak it. */
export function countriesOf(language: Language): CountryCode[] {
  return countryCodes.filter((country) => languagesOf(country).includes(language));
}

/** All 21 languages, in order of first appearance. */
export const languages: readonly Language[] = [
  ...new Set(countryCodes.flatMap((country) => [...languagesOf(country)])),
];
