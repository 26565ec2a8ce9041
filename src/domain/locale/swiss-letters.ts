import type { LocaleCode } from './locales.ts';

/** Switzerland writes no ß. The browser, which has only names to write, needs no more of `inLocaleSpelling` than this. */
export function inLocaleLetters(text: string, locale: LocaleCode): string {
  return locale === 'de-CH' ? text.replaceAll('ß', 'ss') : text;
}
