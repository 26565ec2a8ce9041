/**
 * Reads telephone numbers in any notation, for storage as E.164. The rules of all countries are 29 kB compressed: this
 * file is used on the server only. Source: eu-2026.md F-16.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { AddressCountry } from '../country/address-countries.ts';
import { isPhone } from './address-faults.ts';

/** Minimum digits of the typed text, by the specification's rule phoneNumber. */
const minDigits = 8;

/**
 * `0905/123 456` in Slovakia → `+421905123456`; undefined if it cannot be a number. Without a country code it belongs
 * to the address's country. Only the length is checked: new ranges appear faster than tables are updated.
 */
export function readPhone(text: string, country: AddressCountry): string | undefined {
  const written = text.normalize('NFKC');
  const digits = written.replace(/\D/g, '');
  if (digits.length < minDigits) return undefined;
  const region = country.toUpperCase() as Uppercase<AddressCountry>;
  const parsed = parsePhoneNumberFromString(written, { defaultCountry: region, extract: false });
  return parsed?.isPossible() && isPhone(parsed.number) ? parsed.number : undefined;
}
