/** Texts of content documents: one for the document's locale, or one per language in a document for all locales. */
import * as z from 'zod';
import { languages } from '../country/countries.ts';
import { languageOf } from '../locale/locale-by-code.ts';
import { type LocaleCode, regionalOverlays } from '../locale/locales.ts';
import { inLocaleSpelling } from '../locale/spelling.ts';
import { unknownFacts } from './facts.ts';
import { richTextOf } from './rich-text.ts';

type Text = string | Partial<Record<string, string>>;

/** `{ "de": "Angebote", "de-CH": "Aktionen" }`: the text of a region replaces that of its language there. */
const textKeys: readonly string[] = [...languages, ...regionalOverlays];

const written = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .superRefine((text, context) => {
      for (const name of unknownFacts(text)) {
        context.addIssue({ code: 'custom', message: `no market has a {${name}}` });
      }
    });
const eitherOf = <Value extends z.ZodType<string>>(value: Value) =>
  z.union([value, z.partialRecord(z.enum(textKeys), value)]);

export const contentLine = eitherOf(written(400));

/** Markdown (rich-text.ts). */
export const contentProse = eitherOf(
  written(20_000).superRefine((text, context) => {
    for (const message of richTextOf(text).faults) context.addIssue({ code: 'custom', message });
  }),
);

export const isPerLanguage = (value: object): value is Exclude<Text, string> =>
  Object.keys(value).length > 0 && Object.keys(value).every((key) => textKeys.includes(key));

/** As `inLanguage`, in the spelling of the region. */
export function inLocale(value: unknown, locale: LocaleCode): unknown {
  const keys = [locale, languageOf(locale)];
  return inLanguage(value, keys, (text) => inLocaleSpelling(text, locale));
}

/** The value with each text under the first of the keys that it has, as `spell` writes it; what has no text is left out. */
export function inLanguage(
  value: unknown,
  keys: readonly string[],
  spell: (text: string) => string = (text) => text,
): unknown {
  if (Array.isArray(value)) {
    return value.map((each) => inLanguage(each, keys, spell)).filter((each) => each !== undefined);
  }
  if (typeof value === 'string') return spell(value);
  if (typeof value !== 'object' || value === null) return value;
  if (isPerLanguage(value)) {
    return inLanguage(value[keys.find((key) => key in value) ?? ''], keys, spell);
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => {
      const found = inLanguage(each, keys, spell);
      return found === undefined ? [] : [[key, found]];
    }),
  );
}
