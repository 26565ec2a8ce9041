/** In which form a document is also given as data (EN 16931). Source: eu-2026.md §3 "E-invoicing". */
import type { CountryCode } from '../country/countries.ts';

/** `facturX`: CII inside the PDF (in Germany and Austria called ZUGFeRD). `ubl`: a file of its own. */
export type InvoiceFormat = 'facturX' | 'ubl';

const facturXCountries: readonly CountryCode[] = ['de', 'at', 'fr'];

export const invoiceFormatOf = (country: CountryCode): InvoiceFormat =>
  facturXCountries.includes(country) ? 'facturX' : 'ubl';
