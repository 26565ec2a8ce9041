import type { CountryCode } from '../country/countries.ts';
import { plainOrderNumber } from '../country/features.ts';

/** As the shopper reads it: without the NS prefix where the country drops it. */
export function shownOrderNumber(orderNumber: string, country: CountryCode): string {
  return plainOrderNumber.has(country) ? orderNumber.replace(/^NS/, '') : orderNumber;
}

/** As it is stored, from what a shopper types or an address says: with or without NS, spaces, small letters. */
export function typedOrderNumber(text: string): string | undefined {
  const [, digits] = /^(?:NS)?(\d{8,12})$/i.exec(text.replace(/\s/g, '')) ?? [];
  return digits && `NS${digits}`;
}
