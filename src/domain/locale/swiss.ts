import type { LocaleCode } from './locales.ts';

/** Switzerland writes no ß. */
export function inLocaleLetters(text: string, locale: LocaleCode): string {
  return locale === 'de-CH' ? text.replaceAll('ß', 'ss') : text;
}

/**
 * Also with Swiss quotation marks, MWST and figures: `2'400 W`, `2.5 kg`, `20%`. A figure has a word behind it, so that numbers
 * in JSON stay as they are. Applied to every German text of the shop before it reaches a Swiss page; the browser, which
 * has only names to write, has `inLocaleLetters`.
 */
export function inLocaleSpelling(text: string, locale: LocaleCode): string {
  if (locale !== 'de-CH') return text;
  const figure = /(?<![\d.,])\d+(?:\.\d{3})*(?:,\d+)?(?=\s?[–×]|\s[\p{L}°%])/gu;
  return inLocaleLetters(text, locale)
    .replaceAll('„', '«')
    .replaceAll('“', '»')
    .replace(/MwSt\.(?=[,;:)]| [\p{Ll}\d{–(])|MwSt/gu, 'MWST')
    .replace(figure, (written) => written.replaceAll('.', "'").replace(',', '.'))
    .replace(/(?<=\d)\s%/gu, '%');
}
