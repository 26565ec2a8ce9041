/** Where the page's form of addresses sends the goods, as far as it is filled in. */
import type { CountryCode } from '#domain/country/countries.ts';
import { normalisePostalCode } from '#domain/country/postal-codes.ts';
import { isInNorthernIreland, territoryOf } from '#domain/country/territories.ts';

/** Whether the goods stay inside the VAT area; a form that does not say yet is believed to. */
export function goesIntoVatArea(country: CountryCode): boolean {
  const postalCode = normalisePostalCode(postalCodeOfDelivery(), country);
  return territoryOf(country, postalCode)?.treatment !== 'outside';
}

export const goesToNorthernIreland = (country: CountryCode): boolean =>
  isInNorthernIreland(country, postalCodeOfDelivery());

/** Of the company that pays. */
export const postalCodeOfInvoice = (): string => entered('[name="billing.postalCode"]');

function postalCodeOfDelivery(): string {
  const kind = entered('[name="shippingAddressType"]:checked');
  const isElsewhere = kind === 'DIFFERENT_FROM_BILLING';
  return isElsewhere ? entered('[name="shipping.postalCode"]') : postalCodeOfInvoice();
}

function entered(selector: string): string {
  return document.querySelector<HTMLInputElement>(selector)?.value ?? '';
}
