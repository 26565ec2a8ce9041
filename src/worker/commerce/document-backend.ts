/** Issues invoices and credit notes, and writes their files. For the events of an order, pages and mails. */
import type { Invoice } from '#domain/invoice/invoice.ts';
import type { Order } from '#domain/order/order.ts';

export type DocumentFile = { name: string; type: string; data: Uint8Array };

export type DocumentBackend = {
  /**
   * Issues what the order lacks: an invoice for each shipment, then credit notes. A repeated call issues nothing. Returns
   * all documents of the order, the oldest first.
   */
  issueDue(order: Order, now: Date): Promise<Invoice[]>;
  /** Of these documents those that go with this mail. Each goes with one mail; a repeated call returns the same ones. */
  claimForMail(mailId: string, documents: readonly Invoice[]): Promise<Invoice[]>;
  /** The oldest first. */
  of(orderId: string): Promise<Invoice[]>;
  /** A PDF, which in markets of Factur-X contains its data; for companies elsewhere also a UBL file. */
  files(document: Invoice): Promise<DocumentFile[]>;
};
