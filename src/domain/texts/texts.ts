/**
 * The shape of interface texts: flat keys, `{placeholders}`, plural forms as `key_one`, `key_few` … (i18next's format).
 * On the server i18next resolves them; in the browser `resolveText` reads the few that islands carry along.
 */
import type english from '../../../locales/en.json';
import type { LocaleCode } from '../locale/locales.ts';
import { formatNumber } from '../money/format.ts';

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type Base<Key extends string> = Key extends `${infer Stem}${PluralSuffix}` ? Stem : Key;

/** Every key of locales/en.json, plural forms counted as one. */
export type TextKey = Base<keyof typeof english & string>;
export type TextParameters = Record<string, string | number>;
export type Translate = (key: TextKey, parameters?: TextParameters) => string;

/** Texts by full key, plural suffix included. */
export type Texts = Record<string, string>;

/** How a locale chooses plural forms and writes numbers. */
type Grammar = { plurals: Intl.PluralRules; number: (value: number) => string };

export function grammarOf(locale: LocaleCode): Grammar {
  return { plurals: new Intl.PluralRules(locale), number: (value) => formatNumber(value, locale) };
}

/** The text of a key with its placeholders filled, numbers in the locale's digits; the key itself when there is none. */
export function resolveText(
  texts: Texts,
  { plurals, number }: Grammar,
  key: string,
  parameters: TextParameters = {},
): string {
  const { count } = parameters;
  const form = typeof count === 'number' ? `${key}_${plurals.select(count)}` : key;
  const text = texts[form] ?? texts[key] ?? texts[`${key}_other`] ?? key;
  return withSingleStops(
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = parameters[name] ?? placeholder;
      return typeof value === 'number' ? number(value) : value;
    }),
  );
}

/** A sentence that ends with a value with a full stop of its own, as Hungarian dates have, does not end with two. */
export const withSingleStops = (text: string): string => text.replace(/\.\.(?!\S)/g, '.');

/** The forms of each key of these texts, grouped once: a page asks for few of a thousand. */
const grouped = new WeakMap<Texts, Map<string, [string, string][]>>();

/** The entries that belong to some keys, all plural forms included. */
export function textsOf(texts: Texts, keys: readonly TextKey[]): Texts {
  const forms =
    grouped.get(texts) ??
    Map.groupBy(Object.entries(texts), ([key]) =>
      key.replace(/_(zero|one|two|few|many|other)$/, ''),
    );
  grouped.set(texts, forms);
  return Object.fromEntries([...new Set(keys)].flatMap((key) => forms.get(key) ?? []));
}
