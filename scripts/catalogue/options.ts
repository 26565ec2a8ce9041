/** Parses names of stores, languages and formats, and numbers, on the command line. */
import { type DocumentType, documentTypes } from '#domain/catalogue/document.ts';
import { type Format, formats } from '#domain/catalogue/import/formats.ts';
import {
  type CountryCode,
  isCountryCode,
  type Language,
  languages,
} from '#domain/country/countries.ts';
import { WrongUsage } from './usage.ts';

/** Accepts both `--store de at` and `--store de,at`. */
export function namesIn(values: readonly string[]): string[] {
  return values.flatMap((each) => each.split(',')).filter((each) => each !== '');
}

export function storeNamed(code: string): CountryCode {
  if (isCountryCode(code)) return code;
  throw new WrongUsage(`there is no store ${code}`);
}

export function languageNamed(code: string): Language {
  const language = languages.find((each) => each === code);
  if (!language) throw new WrongUsage(`${code} is none of the languages ${languages.join(', ')}`);
  return language;
}

export function typeNamed(name: string): DocumentType {
  const type = documentTypes.find((each) => each === name);
  if (!type) throw new WrongUsage(`${name} is none of the types ${documentTypes.join(', ')}`);
  return type;
}

export function formatNamed(name: string): Format {
  const format = formats.find((each) => each === name);
  if (!format) throw new WrongUsage(`${name} is none of the formats ${formats.join(', ')}`);
  return format;
}

export function numberIn(text: string, most = 10_000): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new WrongUsage(`${text} is no number from 1 to ${most}`);
}
