/** Reads the specification's own numbers out of country-facts.txt, which holds its sentences word for word. */
import { readFileSync } from 'node:fs';
import { type CountryCode, isCountryCode } from '#domain/country/countries.ts';

const lines = readFileSync(`${import.meta.dirname}/country-facts.txt`, 'utf8').split('\n');

/** What follows these words in the only line that contains them. */
export function factAfter(words: string): string {
  const found = lines.filter((line) => line.includes(words));
  const [line] = found;
  if (!line || found.length > 1) throw new Error(`${found.length} lines say "${words}"`);
  return line.slice(line.indexOf(words) + words.length);
}

/** Every country code in the text, in upper or lower case, without duplicates. */
export function countriesIn(text: string): CountryCode[] {
  const codes = text.match(/\b(?:[A-Z]{2}|[a-z]{2})\b/g) ?? [];
  return [...new Set(codes.map((code) => code.toLowerCase()).filter(isCountryCode))].sort();
}

/** The specification's 25 countries. A country that is added is tested by the tables by country instead. */
export const specifiedCountries = countriesIn(factAfter('Countries (25): '));

/** `SK 2500, IT 999.99` as numbers by country. */
export function numbersIn(text: string): Partial<Record<CountryCode, number>> {
  const pairs = [...text.matchAll(/\b([A-Z]{2}) (?:< )?([\d.,]*\d)/g)].flatMap(
    ([, code = '', figure = '']) => {
      const country = code.toLowerCase();
      return isCountryCode(country) ? [[country, Number(figure.replaceAll(',', ''))]] : [];
    },
  );
  return Object.fromEntries(pairs);
}

/** Rows of a table, by country: `| AT | card, PayPal | …`. */
export function rowsByCountry(): Record<string, string> {
  const rows = lines.flatMap((line) => {
    const [, code, cell] = /^\| ([A-Z]{2}) \| (.*?) (?<!\\)\|/.exec(line) ?? [];
    return code && cell ? [[code.toLowerCase(), cell]] : [];
  });
  return Object.fromEntries(rows);
}

export const sorted = <Code extends string>(countries: Iterable<Code>): Code[] =>
  [...countries].sort();

/** The specification's countries whose row of a table meets the condition. */
export function where<Row>(
  table: Readonly<Record<CountryCode, Row>>,
  is: (row: Row) => boolean,
): CountryCode[] {
  return specifiedCountries.filter((country) => is(table[country]));
}
