/** The company that runs the shop. Invented for the demo: `.example` and the street of German sample forms show it. */
import type { CountryCode } from '../country/countries.ts';

export const company = {
  name: 'Kontor',
  legalName: 'Kontor Demo',
  street: 'Musterstraße 1',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'de',
  /** The legal representative, named in the imprint. */
  representative: 'Erika Mustermann',
  /** Deliberately invalid: no such register entry or VAT ID exists. */
  register: 'Amtsgericht Hamburg, HRB 000000',
  vatId: 'DE999999999',
} as const satisfies Record<string, string> & { country: CountryCode };
