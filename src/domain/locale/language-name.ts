import type { LocaleCode } from './locales.ts';

const namesIn = new Map<LocaleCode, Intl.DisplayNames>();

/**
 * A language in the reader's language: `German` for de in en-GB. The name of nb is that of Norwegian: Intl adds
 * "Bokmål", which shops do not write.
 */
export function languageName(language: string, locale: LocaleCode): string {
  const names = namesIn.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language' });
  namesIn.set(locale, names);
  return names.of(language === 'nb' ? 'no' : language) ?? language;
}
