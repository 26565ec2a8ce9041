/** An address as stored in a cart, whatever its source: a form, a wallet, an API call. */
import { isPostalCode, normalisePostalCode } from '../country/postal-codes.ts';
import { vatNumberOf, vatNumberText } from '../vat/numbers.ts';
import type { Address } from './address.ts';
import { withPoBox } from './delivery-place.ts';

/**
 * Without a company there is no department and no VAT number (checklist CHK-2). A VAT number is stored in the format of
 * registries, invoices and payment providers (VAT-1); a text that is too short for one is stored as typed. A postcode
 * is stored as its country writes it, because rules of delivery and VAT are decided by it.
 */
export function storedAddress(written: Address): Address {
  const postalCode = normalisePostalCode(written.postalCode, written.country);
  const address = withPoBox(
    isPostalCode(postalCode, written.country) ? { ...written, postalCode } : written,
  );
  if (!address.company) {
    const { department: _department, vatNumber: _vatNumber, ...person } = address;
    return person;
  }
  const { vatNumber: typed, country } = address;
  const number = typed && vatNumberOf(typed, country, address.postalCode);
  return number ? { ...address, vatNumber: vatNumberText(number) } : address;
}
