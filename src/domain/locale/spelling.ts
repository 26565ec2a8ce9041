/** A language as its smaller countries write it: texts and catalogues have one German, one Italian and one Dutch. */
import type { LocaleCode } from './locales.ts';
import { inLocaleLetters } from './swiss-letters.ts';

/** What a country names otherwise than the one that the language's texts are written for. */
const regionalWords: Partial<Record<LocaleCode, readonly [RegExp, string][]>> = {
  'de-AT': [
    [/\bKasse\b/g, 'Kassa'],
    [/Vorkasse/g, 'Vorauszahlung'],
  ],
  'de-CH': [
    [/Vorkasse/g, 'Vorauszahlung'],
    [/Verwendungszweck/g, 'Zahlungszweck'],
    [/Rechnungskorrektur/g, 'Gutschrift'],
    [/Benachrichtigungskarte/g, 'Abholungseinladung'],
    [/Friseur/g, 'Coiffeur'],
    [/\bGrillen\b/g, 'Grillieren'],
    [/Kfz-Werkstatt/g, 'Autogarage'],
  ],
  'it-CH': [
    [/\bCAP\b/g, 'NPA'],
    [/RAEE \(apparecchi elettrici usati\)/g, 'di apparecchi elettrici usati'],
  ],
  'nl-BE': [
    [/\bRvs\b-?/g, 'Inox'],
    [/\b(rvs|RVS)\b-?/g, 'inox'],
    [/Kuchscherm/g, 'Plexischerm'],
    [/kuchscherm/g, 'plexischerm'],
    [/magnetron/g, 'microgolfoven'],
    [/\bsnackbar/g, 'frituur'],
  ],
};

/**
 * Regional words, and for Switzerland figures (`2'400 W`, `2.5 kg`) and in German ss, Swiss quotation marks, MWST and
 * `20%`. A figure has a word behind it, or is the `value` of technical data, so that other numbers in JSON stay as they
 * are. Applied to every text of the shop before it reaches a page of the locale.
 */
export function inLocaleSpelling(text: string, locale: LocaleCode): string {
  const worded = (regionalWords[locale] ?? []).reduce(
    (written, [word, regional]) => written.replace(word, regional),
    text,
  );
  if (locale !== 'de-CH' && locale !== 'it-CH') return worded;
  const figure =
    /(?<![\d.,])\d+(?:\.\d{3})*(?:,\d+)?(?=\s?[–×]|\s[\p{L}°%]|(?<="value":"[\d.,]+)")/gu;
  const figured = worded.replace(figure, (written) =>
    written.replaceAll('.', "'").replace(',', '.'),
  );
  if (locale === 'it-CH') return figured;
  return inLocaleLetters(figured, locale)
    .replaceAll('„', '«')
    .replaceAll('“', '»')
    .replace(/MwSt\.(?=[,;:)]| [\p{Ll}\d{–(])|MwSt/gu, 'MWST')
    .replace(/(?<=\d)\s%/gu, '%');
}
