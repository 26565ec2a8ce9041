/** Where the page's form of addresses sends the goods, as far as it is filled in. */
import type { CountryCode } from '#domain/country/countries.ts';
import { normalisePostalCode } from '#domain/country/postal-codes.ts';
import { territoryOf } from '#domain/country/territories.ts';

/** Whether the goods stay inside the VAT area; a form that does not say yet is believed to. */
export function goesIntoVatArea(country: CountryCode): boolean {
  const entered = (selector: string) =>
    document.querySelector<HTMLInputElement>(selector)?.value ?? '';
  const kind = entered('[name="shippingAddressType"]:checked');
  const place = kind === 'DIFFERENT_FROM_BILLING' ? 'shipping' : 'billing';
  const postalCode = normalisePostalCode(entered(`[name="${place}.postalCode"]`), country);
  return territoryOf(country, postalCode)?.treatment !== 'outside';
}
