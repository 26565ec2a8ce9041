/**
 * Numbers of invoices and credit notes: a series without gaps for each seller, kind and year (Directive 2006/112/EC
 * art. 226 no. 2).
 */
import type { Invoice } from './invoice.ts';

type Series = {
  kind: Invoice['kind'] /** The seller's VAT number. */;
  vatId: string;
  issuedOn: string;
};

/** The name of the series in the table `sequences`. */
export const seriesOf = ({ kind, vatId, issuedOn }: Series): string =>
  `${kind} ${vatId} ${issuedOn.slice(0, 4)}`;

const letters = { invoice: 'R', creditNote: 'G' } as const;

/** `R-DE-2026-000417`: the country tells the series of several sellers apart. */
export function invoiceNumber({ kind, vatId, issuedOn }: Series, value: number): string {
  const country = vatId.slice(0, 2);
  return `${letters[kind]}-${country}-${issuedOn.slice(0, 4)}-${String(value).padStart(6, '0')}`;
}
