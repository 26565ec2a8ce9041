import type { Language } from '../country/countries.ts';
import type { LocaleCode } from './locales.ts';
import { inLocaleSpelling } from './swiss.ts';

/** The text of a name kept in several languages, as the locale spells it; a language without one gets the first. */
export function localizedText(
  texts: Readonly<Record<string, string>>,
  language: Language,
  locale: LocaleCode,
): string {
  return inLocaleSpelling(texts[language] ?? Object.values(texts)[0] ?? '', locale);
}
