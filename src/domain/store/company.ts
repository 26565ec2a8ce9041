/** Who runs the shop. Invented for the demo: `.example` and the street of every German sample form say so. */
import type { CountryCode } from '../country/countries.ts';

export const company = {
  name: 'Kontor',
  legalName: 'Kontor Demo',
  street: 'Musterstraße 1',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'de',
} as const satisfies Record<string, string> & { country: CountryCode };
