/**
 * Whether a VAT number can be one, before a registry is asked: jsvat knows the check digits of each country. Where it is
 * behind the registries, the rule stands here.
 */
import { checkVAT, countries } from 'jsvat';
import { hasValidVatFormat, type VatNumber, vatNumberText } from '#domain/vat/numbers.ts';

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

/** Since 2023 numbers begin with 10 as well. The last two digits are what 97 leaves. */
function isBelgian(national: string): boolean {
  const check = 97 - (Number(national.slice(0, 8)) % 97);
  return /^(0[1-9]|10)/.test(national) && check === Number(national.slice(8));
}
