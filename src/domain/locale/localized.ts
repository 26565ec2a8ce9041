import type { Language } from '../country/countries.ts';
import type { LocaleCode } from './locales.ts';
import { inLocaleLetters } from './swiss-letters.ts';

/** The text in a language, or else the first one, in the locale's letters. */
export function localizedText(
  texts: Readonly<Record<string, string>>,
  language: Language,
  locale: LocaleCode,
): string {
  return inLocaleLetters(texts[language] ?? Object.values(texts)[0] ?? '', locale);
}
