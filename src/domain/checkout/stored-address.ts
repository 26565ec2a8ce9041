/** An address as stored in a cart, whatever its source: a form, a wallet, an API call. */
import { vatNumberOf, vatNumberText } from '../vat/numbers.ts';
import type { Address } from './address.ts';

/**
 * Without a company there is no department and no VAT number (checklist CHK-2). A VAT number is stored in the format of
 * registries, invoices and payment providers (VAT-1); a text that is too short for one is stored as typed.
 */
export function storedAddress(address: Address): Address {
  if (!address.company) {
    const { department: _department, vatNumber: _vatNumber, ...person } = address;
    return person;
  }
  const { vatNumber: typed, country, postalCode } = address;
  const number = typed && vatNumberOf(typed, country, postalCode);
  return number ? { ...address, vatNumber: vatNumberText(number) } : address;
}
