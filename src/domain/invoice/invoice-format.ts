/** In which form a document is also given as data (EN 16931). Source: eu-2026.md §3 "E-invoicing". */
import type { CountryCode } from '../country/countries.ts';
import { localeByCode } from '../locale/locale-by-code.ts';
import type { Invoice } from './invoice.ts';

/** `facturX`: CII inside the PDF (in Germany and Austria called ZUGFeRD). `ubl`: a file of its own. */
export type InvoiceFormat = 'facturX' | 'ubl';

const facturXCountries: readonly CountryCode[] = ['de', 'at', 'fr'];

export const invoiceFormatOf = (country: CountryCode): InvoiceFormat =>
  facturXCountries.includes(country) ? 'facturX' : 'ubl';

export const fileTypes = ['pdf', 'xml'] as const;
export type FileType = (typeof fileTypes)[number];

/** A PDF, and for companies outside the markets of Factur-X a UBL file. */
export function fileTypesOf({ buyer, locale }: Invoice): FileType[] {
  const hasUbl = buyer.address.company && invoiceFormatOf(localeByCode(locale).country) === 'ubl';
  return hasUbl ? ['pdf', 'xml'] : ['pdf'];
}

export const fileName = ({ number }: Pick<Invoice, 'number'>, type: FileType): string =>
  `${number}.${type}`;
