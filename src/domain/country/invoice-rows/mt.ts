/** Malta: invoices only. What each fact means: ../country.ts and ../address-facts.ts. */
import type { InvoiceCountry } from '../address-countries.ts';
import type { BrowserFacts } from '../country.ts';

export const browser = {
  postalCode: {
    pattern: /^[A-Z]{3} \d{4}$/,
    example: 'VLT 1117',
    text: 'field.postalCode',
    separator: { after: 3, text: ' ' },
    startsWithLetters: true,
  },
  territories: [],
  vatPrefix: 'MT',
} as const satisfies BrowserFacts;

export const mt = {
  browser,
  companyIdentifiers: [],
  telephone: {
    callingCode: '356',
    example: '+356 9696 1234',
    keepsLeadingZero: false,
  },
  address: {
    stateRequired: { spec: false },
    stateOptional: { spec: false },
    houseNumberFirst: { spec: false, law: true },
    houseNumberEitherWay: true,
    houseNumberDigit: { spec: true },
    postalCodeAfterCity: { spec: false, law: true },
    postalCodeBesideCity: ' ',
    countryBeforePostalCode: false,
    stateBesideCity: false,
    cityFirst: false,
    familyNameFirst: false,
    additionalLine: 'address.additionalBuilding',
  },
} as const satisfies InvoiceCountry;
