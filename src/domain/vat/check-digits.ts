/**
 * Checks whether a VAT number is well-formed before a registry is queried. jsvat knows each country's check digits.
 * Rules that are outdated in jsvat are implemented here.
 */
import { checkVAT, countries } from 'jsvat';
import { hasValidVatFormat, type VatNumber, vatNumberText } from './numbers.ts';

export function hasValidCheckDigits(number: VatNumber): boolean {
  return hasValidVatFormat(number) && hasRightCheckDigits(number);
}

function hasRightCheckDigits(number: VatNumber): boolean {
  const { prefix, national } = number;
  switch (prefix) {
    case 'BE':
      return isBelgian(national);
    case 'XI':
      return checkVAT(`GB${national}`, countries).isValid;
    default:
      return checkVAT(vatNumberText(number), countries).isValid;
  }
}

/** Since 2023 numbers can also begin with 10. The last two digits are 97 minus the first eight modulo 97. */
function isBelgian(national: string): boolean {
  const check = 97 - (Number(national.slice(0, 8)) % 97);
  return /^(0[1-9]|10)/.test(national) && check === Number(national.slice(8));
}
