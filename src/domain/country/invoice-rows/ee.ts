/** Estonia: invoices only. What each fact means: ../country.ts and ../address-facts.ts. */
import type { InvoiceCountry } from '../address-countries.ts';
import type { BrowserFacts } from '../country.ts';
import { fiveDigits } from '../postal-forms.ts';
import { usualAddress } from '../usual-facts.ts';

export const browser = {
  postalCode: { ...fiveDigits, example: '10111' },
  territories: [],
  vatPrefix: 'EE',
} as const satisfies BrowserFacts;

export const ee = {
  browser,
  companyIdentifiers: [],
  telephone: { callingCode: '372', example: '+372 5123 4567' },
  address: { ...usualAddress, additionalLine: 'address.additionalFlat' },
} as const satisfies InvoiceCountry;
