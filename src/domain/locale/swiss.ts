import type { LocaleCode } from './locales.ts';

/** Switzerland writes no ß. */
export function inLocaleLetters(text: string, locale: LocaleCode): string {
  return locale === 'de-CH' ? text.replaceAll('ß', 'ss') : text;
}

/**
 * Also with Swiss figures (`2'400 W`, `2.5 kg`), and in German with Swiss quotation marks, MWST and `20%`. A figure has a
 * word behind it, so that numbers in JSON stay as they are. Applied to every German and Italian text of the shop before
 * it reaches a Swiss page; the browser, which has only names to write, has `inLocaleLetters`.
 */
export function inLocaleSpelling(text: string, locale: LocaleCode): string {
  if (locale !== 'de-CH' && locale !== 'it-CH') return text;
  const figure = /(?<![\d.,])\d+(?:\.\d{3})*(?:,\d+)?(?=\s?[–×]|\s[\p{L}°%])/gu;
  const figured = text.replace(figure, (written) => written.replaceAll('.', "'").replace(',', '.'));
  if (locale === 'it-CH') return figured;
  return inLocaleLetters(figured, locale)
    .replaceAll('„', '«')
    .replaceAll('“', '»')
    .replace(/MwSt\.(?=[,;:)]| [\p{Ll}\d{–(])|MwSt/gu, 'MWST')
    .replace(/(?<=\d)\s%/gu, '%');
}
