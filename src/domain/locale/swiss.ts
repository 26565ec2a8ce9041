import type { LocaleCode } from './locales.ts';

/** Switzerland writes no ß. Applied to every German text of the shop before it reaches a Swiss page. */
export function inLocaleSpelling(text: string, locale: LocaleCode): string {
  return locale === 'de-CH' ? text.replaceAll('ß', 'ss') : text;
}
