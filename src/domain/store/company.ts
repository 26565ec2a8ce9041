/** Who runs the shop. Invented for the demo: `.example` and the street of every German sample form say so. */
import type { CountryCode } from '../country/countries.ts';

export const company = {
  name: 'Kontor',
  legalName: 'Kontor Demo',
  street: 'Musterstraße 1',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'de',
  /** Whoever speaks for it, named in the imprint. */
  representative: 'Erika Mustermann',
  /** No court keeps a sheet of this number, no tax office a VAT ID of nines. */
  register: 'Amtsgericht Hamburg, HRB 000000',
  vatId: 'DE999999999',
} as const satisfies Record<string, string> & { country: CountryCode };
