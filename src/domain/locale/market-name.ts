/** The name of a market in its own language: `Österreich`, `Suisse · français`. */
import { factsOf, languagesOf } from '../country/countries.ts';
import { countryName } from '../country/country-name.ts';
import { languageName } from './language-name.ts';
import { type Locale, locales } from './locales.ts';

const names = new Map(locales.map((locale) => [locale.code, nameOf(locale)]));

export function marketName({ code }: Locale): string {
  return names.get(code) ?? code;
}

function nameOf({ code, country, language }: Locale): string {
  if (languagesOf(country).length === 1) return factsOf(country).label;
  return `${countryName(country, code)} · ${languageName(language, code)}`;
}
