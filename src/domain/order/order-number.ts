import type { CountryCode } from '../country/countries.ts';
import { plainOrderNumber } from '../country/features.ts';

/** The order number as displayed: without the NS prefix in countries that drop it. */
export function shownOrderNumber(orderNumber: string, country: CountryCode): string {
  return plainOrderNumber.has(country) ? orderNumber.replace(/^NS/, '') : orderNumber;
}

/** The order number as stored, from user input or a URL: with or without NS, spaces, lower case. */
export function typedOrderNumber(text: string): string | undefined {
  const [, digits] = /^(?:NS)?(\d{8,12})$/i.exec(text.replace(/\s/g, '')) ?? [];
  return digits && `NS${digits}`;
}
