/** Checks a store's bank details. Payers' banks compare name and account number (eu-2026.md PAY-05). */
import type { BankDetails } from './store.ts';

/** Longest payee name that a SEPA transfer carries. */
const maxNameLength = 70;

/** Error messages for the operator who sets the store up; empty if all is right. */
export function bankFaults({ accountOwner, iban, bic }: BankDetails): string[] {
  const account = iban.replace(/\s/g, '');
  const owner = accountOwner.trim();
  return [
    ...(owner.length > 0 && owner.length <= maxNameLength
      ? []
      : [`account owner: 1 to ${maxNameLength} letters`]),
    ...(isIban(account) ? [] : [`IBAN ${iban}: its check digits are wrong`]),
    ...(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic) ? [] : [`BIC ${bic}: 8 or 11 letters`]),
    ...(bic.slice(4, 6) === account.slice(0, 2) ? [] : ['IBAN and BIC are of two countries']),
  ];
}

/** ISO 13616: country and check digits moved to the end, letters as numbers; the remainder modulo 97 is 1. */
function isIban(account: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account)) return false;
  const turned = account.slice(4) + account.slice(0, 4);
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}
