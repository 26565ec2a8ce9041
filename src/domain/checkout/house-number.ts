/** House numbers, and lines that hold street and number at once. Source: eu-2026.md F-11, F-12. */

import { type AddressCountry, addressFactsOf } from '../country/address-countries.ts';
import { houseNumberDigit, houseNumberFirst } from '../country/address-rules.ts';
import { maxLengths } from './form-rules.ts';

/** `s/n`, `bb`, `Rose Cottage` or an empty number may be right, so the form asks for confirmation once. */
export function isDoubtfulNumber(streetNumber: string, country: AddressCountry): boolean {
  if (streetNumber.trim() === '') return true;
  return houseNumberDigit.has(country) && !/\d/.test(streetNumber);
}

export type Street = { streetName: string; streetNumber: string };

/** `12`, `12a`, `12 B`, `12/3`, `12-14`, `1234/56`; not the `2` of `2nd`. */
const number = '\\d+(?:\\s?\\p{L})?(?!\\p{L})(?:\\s?[-–/]\\s?\\d*\\p{L}?(?!\\p{L}))*';

/** What follows a number on the same line: `bis`, `m. 5`, `Top 3`, `II/4`, `, 3º 2ª`. */
const flat =
  '\\.?(?:\\s*,.*|\\s+(?:bis|ter|quater|m|lok|top|ap|apt|et|em|tv|th|mf|st|kl|bt|[ivx]+)(?!\\p{L}).*)?';

const before = new RegExp(
  `^(?<number>${number}(?:\\s(?:bis|ter|quater))?)\\.?,?\\s+(?<street>.*\\p{L}.*)$`,
  'iu',
);
const after = new RegExp(
  `^(?<street>.*?\\p{L}.*?)[\\s,]+(?:(?:nr|no|n[º°]|num|č|č\\.\\s?p|br|αρ|№)\\.?\\s*)?(?<number>${number}${flat})$`,
  'iu',
);

/** `Hauptstraße 5` → street and number, as autofill hands them over; undefined when the line has no house number. */
export function splitStreet(line: string, country: AddressCountry): Street | undefined {
  if (line.length > maxLengths.line) return undefined;
  const usual = houseNumberFirst.has(country) ? before : after;
  const other = usual === before ? after : before;
  const found =
    usual.exec(line) ??
    (addressFactsOf(country).address.houseNumberEitherWay ? other.exec(line) : null);
  const { street, number: streetNumber } = found?.groups ?? {};
  return street && streetNumber
    ? { streetName: street.trim(), streetNumber: streetNumber.trim() }
    : undefined;
}
