/**
 * The 25 countries Kontor sells in: a row each in rows/, registered here and in browser-facts.ts. Their codes,
 * languages and every table by country are derived from the rows. Source: catalogue.txt §3, checklist LOC-1, LOC-2.
 */
import type { Country } from './country.ts';
import { at } from './rows/at.ts';
import { be } from './rows/be.ts';
import { bg } from './rows/bg.ts';
import { ch } from './rows/ch.ts';
import { cz } from './rows/cz.ts';
import { de } from './rows/de.ts';
import { dk } from './rows/dk.ts';
import { es } from './rows/es.ts';
import { fi } from './rows/fi.ts';
import { fr } from './rows/fr.ts';
import { gb } from './rows/gb.ts';
import { gr } from './rows/gr.ts';
import { hr } from './rows/hr.ts';
import { hu } from './rows/hu.ts';
import { ie } from './rows/ie.ts';
import { it } from './rows/it.ts';
import { lt } from './rows/lt.ts';
import { nl } from './rows/nl.ts';
import { no } from './rows/no.ts';
import { pl } from './rows/pl.ts';
import { pt } from './rows/pt.ts';
import { ro } from './rows/ro.ts';
import { se } from './rows/se.ts';
import { si } from './rows/si.ts';
import { sk } from './rows/sk.ts';

/** In the order of the specification. */
export const countries = {
  sk,
  de,
  at,
  ch,
  fr,
  be,
  nl,
  it,
  es,
  pt,
  gb,
  ie,
  pl,
  cz,
  hu,
  ro,
  bg,
  gr,
  hr,
  si,
  lt,
  dk,
  se,
  no,
  fi,
} as const satisfies Record<string, Country>;

export type CountryCode = keyof typeof countries;
export type Language = (typeof countries)[CountryCode]['languages'][number];

export const countryCodes = Object.keys(countries) as CountryCode[];
export const defaultCountry: CountryCode = 'sk';

export function isCountryCode(value: string): value is CountryCode {
  return Object.hasOwn(countries, value);
}

/** All facts of a country. */
export function factsOf(country: CountryCode): Country {
  return countries[country];
}

/** One fact of all countries. */
export function tableOf<Fact>(factIn: (country: Country) => Fact): Record<CountryCode, Fact> {
  const rows = countryCodes.map((code) => [code, factIn(factsOf(code))]);
  return Object.fromEntries(rows);
}

/** The languages of a country, in the order of its row. Which one has no prefix: `languagesIn` of settings.ts. */
export function languagesOf(country: CountryCode): readonly [Language, ...Language[]] {
  return countries[country].languages;
}

/** The countries whose shops have the language. */
export function countriesOf(language: Language): CountryCode[] {
  return countryCodes.filter((country) => languagesOf(country).includes(language));
}

/** All 21 languages, in order of first appearance. */
export const languages: readonly Language[] = [
  ...new Set(countryCodes.flatMap((country) => [...languagesOf(country)])),
];
