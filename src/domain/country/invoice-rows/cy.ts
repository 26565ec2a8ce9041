/** Cyprus: invoices only. What each fact means: ../country.ts and ../address-facts.ts. */
import type { InvoiceCountry } from '../address-countries.ts';
import type { BrowserFacts } from '../country.ts';
import { fourDigitsNotZero } from '../postal-forms.ts';

export const browser = {
  postalCode: { ...fourDigitsNotZero, example: '2008' },
  territories: [],
  vatPrefix: 'CY',
} as const satisfies BrowserFacts;

export const cy = {
  browser,
  companyIdentifiers: [],
  telephone: {
    callingCode: '357',
    example: '+357 96 123456',
    keepsLeadingZero: false,
  },
  address: {
    stateRequired: { spec: false },
    stateOptional: { spec: false },
    houseNumberFirst: { spec: false },
    houseNumberEitherWay: true,
    houseNumberDigit: { spec: true },
    postalCodeAfterCity: { spec: false },
    countryBeforePostalCode: false,
    stateBesideCity: false,
    cityFirst: false,
    familyNameFirst: false,
    additionalLine: 'address.additionalFloorDoor',
  },
} as const satisfies InvoiceCountry;
