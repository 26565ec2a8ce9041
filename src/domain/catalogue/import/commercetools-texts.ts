/** Texts of commercetools in the languages of the shop. */
import * as z from 'zod';
import { type Language, languages } from '../../country/countries.ts';

export const localized = z.record(z.string(), z.string());
export const allLocales = z.array(z.object({ locale: z.string(), value: z.string() }));
type Localized = z.infer<typeof localized> | z.infer<typeof allLocales> | null | undefined;

/** `de` takes precedence over `de-AT`; `no` and `nn` are read as `nb`. */
export function byLanguage(texts: Localized): Map<Language, string> {
  const entries = Array.isArray(texts)
    ? texts.map(({ locale, value }): [string, string] => [locale, value])
    : Object.entries(texts ?? {});
  const found = new Map<Language, string>();
  for (const [locale, text] of entries.toSorted(([a], [b]) => a.length - b.length)) {
    const code = locale
      .slice(0, 2)
      .toLowerCase()
      .replace(/^n[on]$/, 'nb');
    const language = languages.find((each) => each === code);
    if (language && !found.has(language)) found.set(language, text);
  }
  return found;
}
