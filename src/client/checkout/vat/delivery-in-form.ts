/** Where the goods go according to the address form on the page, as far as it is filled in. */
import type { CountryCode } from '#domain/country/countries.ts';
import { isInNorthernIreland, territoryOf } from '#domain/country/territories.ts';

/** Whether the goods stay inside the VAT area; true if the form does not say yet. */
export function goesIntoVatArea(country: CountryCode): boolean {
  return territoryOf(country, postalCodeOfDelivery())?.treatment !== 'outside';
}

export const goesToNorthernIreland = (country: CountryCode): boolean =>
  isInNorthernIreland(country, postalCodeOfDelivery());

export const postalCodeOfInvoice = (): string => entered('[name="billing.postalCode"]');

function postalCodeOfDelivery(): string {
  const kind = entered('[name="shippingAddressType"]:checked');
  const isElsewhere = kind === 'DIFFERENT_FROM_BILLING';
  return isElsewhere ? entered('[name="shipping.postalCode"]') : postalCodeOfInvoice();
}

function entered(selector: string): string {
  return document.querySelector<HTMLInputElement>(selector)?.value ?? '';
}
