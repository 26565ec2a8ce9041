/** Schemas for the texts of settings. Messages complete the sentence "NAME is "…", not …". */
import * as z from 'zod';
import { type CountryCode, isCountryCode } from '#domain/country/countries.ts';

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: values.join(' or ') });

export const wholeNumber = (least: number, most: number) =>
  z.string().transform((text, context) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    context.addIssue({ code: 'custom', message: `a whole number from ${least} to ${most}` });
    return z.NEVER;
  });

export const matching = (pattern: RegExp, what: string) =>
  z.string().regex(pattern, { error: what });

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'an address that begins with https:// or http://',
});

/** Words separated by spaces or commas. `read` returns undefined for an invalid word. */
export const listOf = <Value>(what: string, read: (word: string) => Value | undefined) =>
  z.string().transform((text, context): Value[] =>
    wordsIn(text).flatMap((word) => {
      const value = read(word);
      if (value !== undefined) return [value];
      context.addIssue({ code: 'custom', message: `${what}: "${word}" is wrong` });
      return [];
    }),
  );

/** `be=nl ch=de` as a record. `read` returns undefined for an invalid pair. */
export const recordOf = <Key extends string, Value>(
  what: string,
  read: (name: string, value: string) => readonly [Key, Value] | undefined,
) =>
  listOf(what, (word) => {
    const [name = '', value = '', ...rest] = word.split('=');
    return rest.length === 0 ? read(name, value) : undefined;
  }).transform((pairs) => Object.fromEntries(pairs) as Partial<Record<Key, Value>>);

export const countryCode = z
  .string()
  .refine((code): code is CountryCode => isCountryCode(code), { error: 'a country of the shop' });

export const asCountry = (word: string): CountryCode | undefined =>
  isCountryCode(word) ? word : undefined;

function wordsIn(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}
