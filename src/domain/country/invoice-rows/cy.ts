/** Cyprus: invoices only. What each fact means: ../country.ts and ../address-facts.ts. */
import type { InvoiceCountry } from '../address-countries.ts';
import type { BrowserFacts } from '../country.ts';
import { fourDigitsNotZero } from '../postal-forms.ts';
import { usualAddress } from '../usual-facts.ts';

export const browser = {
  postalCode: { ...fourDigitsNotZero, example: '2008' },
  territories: [],
  vatPrefix: 'CY',
} as const satisfies BrowserFacts;

export const cy = {
  browser,
  companyIdentifiers: [],
  telephone: { callingCode: '357', example: '+357 96 123456' },
  address: {
    ...usualAddress,
    houseNumberEitherWay: true,
    additionalLine: 'address.additionalFloorDoor',
  },
} as const satisfies InvoiceCountry;
