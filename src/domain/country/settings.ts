/** What configuration may decide about the languages of countries. */
import { type CountryCode, type Language, languagesOf } from './countries.ts';

export type LanguageSettings = {
  /** The default language of each country where it is not the first of its row. */
  defaultLanguages: Partial<Record<CountryCode, Language>>;
};

/** The languages of a country, the configured default first. Source: checklist LOC-2. */
export function languagesIn(
  country: CountryCode,
  { defaultLanguages }: LanguageSettings,
): readonly [Language, ...Language[]] {
  const all: readonly Language[] = languagesOf(country);
  const first = defaultLanguages[country] ?? languagesOf(country)[0];
  return [first, ...all.filter((language) => language !== first)];
}
