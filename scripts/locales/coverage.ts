/** Completeness checks of locales/: pure functions for `npm run locales` and its test. */

export type Texts = Record<string, string>;
type Coverage = {
  missing: string[];
  surplus: string[];
  placeholders: string[];
  percent: number;
};

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** `cart.buttonLabel_few` → `cart.buttonLabel`. */
export const baseOf = (key: string): string => key.replace(pluralSuffix, '');

/** The keys a language must have: those of English, with the plural forms of this language. */
function expectedKeys(english: Texts, language: string): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = Object.keys(english).flatMap((key) =>
    pluralSuffix.test(key) ? forms.map((form) => `${baseOf(key)}_${form}`) : key,
  );
  return [...new Set(keys)].sort();
}

/** `{amount}` and `{count}` of a text, in order. */
export function placeholdersOf(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort();
}

export function coverageOf(english: Texts, texts: Texts, language: string): Coverage {
  const expected = expectedKeys(english, language);
  const missing = expected.filter((key) => !texts[key]?.trim());
  const surplus = Object.keys(texts).filter((key) => !expected.includes(key));
  return {
    missing,
    surplus,
    placeholders: lostPlaceholders(english, texts),
    percent: ((expected.length - missing.length) / expected.length) * 100,
  };
}

/** The name of a person is left out where it would have to be declined. */
const mayLackPlaceholders = ['mail.greeting', 'account.hello'];

/** Keys whose text has other placeholders than the English one. */
function lostPlaceholders(english: Texts, texts: Texts): string[] {
  const wanted = new Map(
    Object.entries(english).map(([key, text]) => [baseOf(key), `${placeholdersOf(text)}`]),
  );
  return Object.entries(texts)
    .filter(([key, text]) => {
      const used = `${placeholdersOf(text)}`;
      return (
        used !== wanted.get(baseOf(key)) && !(mayLackPlaceholders.includes(key) && used === '')
      );
    })
    .map(([key]) => key);
}

/** Faults of a regional overlay: keys missing in its language, and texts equal to those of its language. */
export function overlayFaults(
  overlay: Texts,
  language: Texts,
): { unknown: string[]; same: string[] } {
  const keys = Object.keys(overlay);
  return {
    unknown: keys.filter((key) => !(key in language)),
    same: keys.filter((key) => overlay[key] === language[key]),
  };
}

/** Keys whose text is still the English one. */
export function untranslated(english: Texts, texts: Texts): string[] {
  // A text of placeholders and signs alone has no words to translate.
  const hasWords = (text = '') => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));
  return Object.keys(texts).filter((key) => texts[key] === english[key] && hasWords(texts[key]));
}
