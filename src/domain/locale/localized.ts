import type { Language } from '../country/countries.ts';
import type { LocaleCode } from './locales.ts';
import { inLocaleSpelling } from './spelling.ts';

/** The text in a language, or else the first one, in the locale's spelling. */
export function localizedText(
  texts: Readonly<Record<string, string>>,
  language: Language,
  locale: LocaleCode,
): string {
  return inLocaleSpelling(texts[language] ?? Object.values(texts)[0] ?? '', locale);
}
