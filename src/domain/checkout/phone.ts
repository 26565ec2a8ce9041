/**
 * Telephone numbers as people write them, kept as E.164. The rules of all countries weigh 29 kB packed: this file stays
 * on the server. Source: eu-2026.md F-16.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CountryCode } from '../country/countries.ts';
import { isPhone } from './address-faults.ts';

/** By the specification's rule phoneNumber, of what is typed. */
const minDigits = 8;

/**
 * `0905/123 456` in Slovakia → `+421905123456`; undefined for what cannot be called. A number without its country is one
 * of the address's. Only its length is judged: new ranges are given out faster than tables follow.
 */
export function readPhone(text: string, country: CountryCode): string | undefined {
  const written = text.normalize('NFKC');
  const digits = written.replace(/\D/g, '');
  if (digits.length < minDigits) return undefined;
  const region = country.toUpperCase() as Uppercase<CountryCode>;
  const parsed = parsePhoneNumberFromString(written, { defaultCountry: region, extract: false });
  return parsed?.isPossible() && isPhone(parsed.number) ? parsed.number : undefined;
}
