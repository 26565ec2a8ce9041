/** Latvia: invoices only. What each fact means: ../country.ts and ../address-facts.ts. */
import type { InvoiceCountry } from '../address-countries.ts';
import type { BrowserFacts } from '../country.ts';
import { fourDigits } from '../postal-forms.ts';
import { usualAddress } from '../usual-facts.ts';

export const browser = {
  postalCode: { ...fourDigits, example: '1010' },
  territories: [],
  vatPrefix: 'LV',
} as const satisfies BrowserFacts;

export const lv = {
  browser,
  companyIdentifiers: [],
  telephone: { callingCode: '371', example: '+371 21 234 567' },
  address: {
    ...usualAddress,
    postalCodeAfterCity: { spec: false, law: true },
    postalCodeBesideCity: ', ',
    countryBeforePostalCode: true,
    additionalLine: 'address.additionalFlat',
  },
} as const satisfies InvoiceCountry;
