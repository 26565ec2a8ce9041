/** Schemas of the languages, stores, slugs, addresses and pictures in catalogue documents. */
import * as z from 'zod';
import { type CountryCode, countryCodes, type Language, languages } from '../country/countries.ts';

const languageKey = z.enum(languages as [Language, ...Language[]]);
export const storeKey = z.enum(countryCodes as [CountryCode, ...CountryCode[]]);

export const slug = z
  .string()
  .max(250)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small Latin letters, digits and single hyphens');

/** A path of this shop or an https address elsewhere. Nothing that a browser would execute. */
export const webAddress = z
  .string()
  .max(2000)
  .regex(
    /^(\/(?!\/)|https:\/\/)[^\s"'<>\\]*$/,
    'a path such as /pictures/x.webp, or an https address',
  );

export const image = z.strictObject({
  url: webAddress,
  /** Pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
});

/** One value for each language that has it; a market whose language is missing does not sell the product. */
export function perLanguage<Value extends z.ZodType>(value: Value) {
  return z.partialRecord(languageKey, value);
}

/** One value for each store that has it. */
export function perStore<Value extends z.ZodType>(value: Value) {
  return z.partialRecord(storeKey, value);
}
