/**
 * Numbers of invoices and credit notes: a series without gaps for each seller, kind and year (Directive 2006/112/EC
 * art. 226 no. 2). The database assigns them in the transaction that stores the document.
 */
import type { InvoiceDraft } from './invoice.ts';

const letters = { invoice: 'R', creditNote: 'G' } as const satisfies Record<
  InvoiceDraft['kind'],
  string
>;

/** `R-DE-2026-`: the start of all numbers of a series. The country tells the seller's VAT numbers apart. */
export function seriesOf({ kind, seller, issuedOn }: InvoiceDraft): string {
  return `${letters[kind]}-${seller.vatId.slice(0, 2)}-${issuedOn.slice(0, 4)}-`;
}

/** Digits of a number within its series. */
export const seriesDigits = 6;
