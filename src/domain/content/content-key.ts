/**
 * The name of a content document: a slug, and the locale that it is written for, as in `payment-deAT`. A document without a
 * locale is for all of them. Source: catalogue.txt §2 "JSON files named slug-languageCountry".
 */
import { fallbackChain } from '../locale/fallbacks.ts';
import { type LocaleCode, locales } from '../locale/locales.ts';

/** `locale` is empty for a document for all locales. */
export type ContentKey = { slug: string; locale: LocaleCode | '' };

const codes = new Map(locales.map(({ code }) => [code.replace('-', ''), code]));
const slugForm = /^[a-z0-9]+([-_][a-z0-9]+)*$/;

export function contentName({ slug, locale }: ContentKey): string {
  return locale ? `${slug}-${locale.replace('-', '')}` : slug;
}

/** Undefined if the name is none. `payment-deXX` is none: a slug has small letters only. */
export function contentKey(name: string): ContentKey | undefined {
  const at = name.lastIndexOf('-');
  const code = codes.get(name.slice(at + 1));
  const [slug, locale] = code ? [name.slice(0, at), code] : [name, '' as const];
  return slugForm.test(slug) ? { slug, locale } : undefined;
}

/** The locales whose documents a locale shows, the nearest first: `de-AT`, `de-DE`, and the one for all. */
export const contentLocales = (locale: LocaleCode): ContentKey['locale'][] => [
  ...fallbackChain(locale),
  '',
];
