import type { Language } from '../country/countries.ts';
import { type Locale, type LocaleCode, locales } from './locales.ts';

/** The locale of a code; catalogue texts are stored by its language. */
export function localeByCode(code: LocaleCode): Locale {
  const locale = locales.find((candidate) => candidate.code === code);
  if (!locale) throw new Error(`unknown locale ${code}`);
  return locale;
}

export function languageOf(code: LocaleCode): Language {
  return localeByCode(code).language;
}
