/** Luxembourg: invoices only. What each fact means: ../country.ts and ../address-facts.ts. */
import type { InvoiceCountry } from '../address-countries.ts';
import type { BrowserFacts } from '../country.ts';
import { fourDigitsNotZero } from '../postal-forms.ts';
import { usualAddress } from '../usual-facts.ts';

export const browser = {
  postalCode: { ...fourDigitsNotZero, example: '1930' },
  territories: [],
  vatPrefix: 'LU',
} as const satisfies BrowserFacts;

export const lu = {
  browser,
  companyIdentifiers: [],
  telephone: { callingCode: '352', example: '+352 628 123 456' },
  address: {
    ...usualAddress,
    houseNumberFirst: { spec: false, law: true },
    houseNumberEitherWay: true,
    countryBeforePostalCode: 'L-',
    additionalLine: 'address.additional',
  },
} as const satisfies InvoiceCountry;
