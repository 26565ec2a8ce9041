/** Issues invoices and credit notes, and writes their files. For the steps of an order, pages and mails. */
import type { Credit } from '#domain/invoice/credit-note-of.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import type { Quantities } from '#domain/invoice/order-charges.ts';
import type { Order } from '#domain/order/order.ts';

export type InvoiceIssue = {
  /** Of the shipment: a repeated call returns the invoice that it has. */
  id: string;
  /** Pieces of the shipment by line id; absent: everything that has no invoice yet. */
  quantities?: Quantities;
  /** Absent: whether the order is paid. */
  isPaid?: boolean;
};

export type CreditNoteIssue = {
  /** Of the refund: a repeated call returns the credit note that it has. */
  id: string;
  /** The number of the invoice that is corrected. */
  invoice: string;
  credited: readonly Credit[] | 'rest';
  /** A note on the document, in its language. */
  reason?: string;
};

export type DocumentFile = { name: string; type: string; data: Uint8Array };

export type DocumentBackend = {
  /** Throws if the pieces have invoices already, or if the order has no such pieces. */
  issueInvoice(order: Order, issue: InvoiceIssue, now: Date): Promise<Invoice>;
  /** Throws if more is credited than is left of the invoice. */
  issueCreditNote(order: Order, issue: CreditNoteIssue, now: Date): Promise<Invoice>;
  /** The oldest first. */
  of(orderId: string): Promise<Invoice[]>;
  /** A PDF, which in markets of Factur-X contains its data; for companies elsewhere also a UBL file. */
  files(document: Invoice): Promise<DocumentFile[]>;
};
