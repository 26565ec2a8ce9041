/** The invoices and credit notes of an order as its page lists them. */
import type { Invoice } from '../invoice/invoice.ts';
import { type FileType, fileTypesOf } from '../invoice/invoice-format.ts';

export type OrderDocument = Pick<Invoice, 'kind' | 'number' | 'issuedOn'> & {
  /** What it charges, or gives back. */
  centAmount: number;
  files: FileType[];
};

/** `link`: gives access to their files for a while. */
export type OrderDocuments = { link: string; list: OrderDocument[] };

export function shownDocument(document: Invoice): OrderDocument {
  const { kind, number, issuedOn, totals } = document;
  return { kind, number, issuedOn, centAmount: totals.payable, files: fileTypesOf(document) };
}
