/** Malta: invoices only. What each fact means: ../country.ts and ../address-facts.ts. */
import type { InvoiceCountry } from '../address-countries.ts';
import type { BrowserFacts } from '../country.ts';
import { usualAddress } from '../usual-facts.ts';

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
  telephone: { callingCode: '356', example: '+356 9696 1234' },
  address: {
    ...usualAddress,
    houseNumberFirst: { spec: false, law: true },
    houseNumberEitherWay: true,
    postalCodeAfterCity: { spec: false, law: true },
    postalCodeBesideCity: ' ',
    additionalLine: 'address.additionalBuilding',
  },
} as const satisfies InvoiceCountry;
