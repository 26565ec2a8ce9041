import type { CountryCode } from '../country/countries.ts';
import { plainOrderNumber } from '../country/order-numbers.ts';

/** As the shopper reads it: without the NS prefix where the country drops it. */
export function shownOrderNumber(orderNumber: string, country: CountryCode): string {
  return plainOrderNumber.has(country) ? orderNumber.replace(/^NS/, '') : orderNumber;
}
