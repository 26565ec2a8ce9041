import type { LocaleCode } from './locales.ts';

/** Switzerland writes no ß. */
export function inLocaleLetters(text: string, locale: LocaleCode): string {
  return locale === 'de-CH' ? text.replaceAll('ß', 'ss') : text;
}

/**
 * Also with Swiss quotation marks. Applied to every German text of the shop before it reaches a Swiss page; the browser,
 * which has only names to write, has `inLocaleLetters`.
 */
export function inLocaleSpelling(text: string, locale: LocaleCode): string {
  if (locale !== 'de-CH') return text;
  return inLocaleLetters(text, locale).replaceAll('„', '«').replaceAll('“', '»');
}
