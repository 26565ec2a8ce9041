/** An address as a cart keeps it, whoever wrote it: a form, a wallet, a call. */
import { vatNumberOf, vatNumberText } from '../vat/numbers.ts';
import type { Address } from './address.ts';

/**
 * Who is no company has no department and no VAT number (checklist CHK-2). A number is written as registries, invoices and
 * payment providers write it (VAT-1); what is too short for one stays as it was typed.
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
