/** The invoices and credit notes that go with a mail about an order. */
import type { KontorEvent } from '#domain/events.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { attachment, type MailAttachment } from '#domain/mail/mail.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderChange } from '#domain/order/order-changes.ts';
import type { HandlerContext } from './handler-context.ts';

type OrderChanged = Extract<KontorEvent, { type: 'order-changed' }>;

/** Mails about money that is given back or not to be paid: they take all credit notes that no mail has had. */
const creditChanges: readonly OrderChange[] = [
  'refunded',
  'paidOut',
  'credited',
  'cancelled',
  'partlyCancelled',
  'expired',
  'returnChecked',
];

/** Issues what the order lacks first. */
export async function documentsOfMail(
  { id, change, about }: OrderChanged,
  order: Order,
  { backend, now }: HandlerContext,
): Promise<MailAttachment[]> {
  if (change !== 'shipped' && !creditChanges.includes(change)) return [];
  const documents = await backend.documents.issueDue(order, now);
  const fitting = change === 'shipped' ? ofShipment(documents, about) : notesIn(documents);
  const claimed = await backend.documents.claimForMail(id, fitting);
  const files = await Promise.all(claimed.map((document) => backend.documents.files(document)));
  return files.flat().map(({ name, type, data }) => attachment(name, type, data));
}

const notesIn = (documents: readonly Invoice[]) =>
  documents.filter(({ kind }) => kind === 'creditNote');

/** Its invoice, and the credit notes about it: of a credit that was granted before it was shipped. */
function ofShipment(documents: readonly Invoice[], shipmentId: string | undefined): Invoice[] {
  const invoice = documents.find(({ cause }) => cause !== undefined && cause === shipmentId);
  if (!invoice) return [];
  return [invoice, ...documents.filter(({ corrects }) => corrects?.number === invoice.number)];
}
