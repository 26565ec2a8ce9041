/**
 * Which credit note an order lacks. Its invoices minus its credit notes are what the shopper has to pay for the pieces that
 * were invoiced; what is credited of pieces without an invoice waits for it, or never needs a credit note.
 */
import { isGuarantee } from '../cart/articles.ts';
import type { Order } from '../order/order.ts';
import { balanceOf, deskRefunds } from '../order/steps/balance.ts';
import {
  creditedRanges,
  firstCredited,
  type PieceRange,
  rangesValue,
} from '../order/steps/credit-value.ts';
import { cancelledPieces, creditedPieces, piecesIn } from '../order/steps/pieces.ts';
import type { Invoice, InvoiceDraft } from './invoice.ts';
import { type Quantities, quantitiesIn } from './order-charges.ts';

/** `pieces`: of the lines of the invoice; `centAmount`: what is given back in all, VAT included. */
export type DueCreditNote = {
  cause: string;
  invoice: Invoice;
  pieces: { lineId: string; quantity: number }[];
  centAmount: number;
};

/** A credit, or a refund that was made at the provider's own desk. */
type Granted = { id: string; centAmount: number; shippingCentAmount: number; ranges: PieceRange[] };

/** `documents`: of the order, with an invoice for each shipment. A credit for pieces of several invoices has several. */
export function dueCreditNote(
  order: Order,
  documents: readonly Invoice[],
): DueCreditNote | undefined {
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  const notes = documents.filter(({ kind }) => kind === 'creditNote');
  const missing = creditedOf(order, invoices) - payableOf(notes);
  if (missing <= 0) return undefined;
  const invoiced = quantitiesIn(invoices);
  for (const granted of grantedIn(order)) {
    const waiting = rangesValue(order, granted.ranges.flatMap(partAfter(invoiced)));
    const own = payableOf(notes.filter(({ cause }) => cause === granted.id));
    const centAmount = Math.min(missing, granted.centAmount - waiting - own);
    if (centAmount > 0) return noteOf(order, { ...granted, centAmount }, invoices, notes);
  }
  return undefined;
}

const payableOf = (documents: readonly InvoiceDraft[]): number =>
  documents.reduce((sum, { totals }) => sum + totals.payable, 0);

/** How much of the invoices is to be credited: they state more than what is to be paid for their pieces. */
function creditedOf(order: Order, invoices: readonly Invoice[]): number {
  const charged = balanceOf(order).due - rangesValue(order, piecesToInvoice(order, invoices));
  return payableOf(invoices) - Math.max(0, charged);
}

/** Pieces that have no invoice yet and are neither cancelled nor credited. */
function piecesToInvoice(order: Order, invoices: readonly Invoice[]): PieceRange[] {
  const invoiced = quantitiesIn(invoices);
  const [cancelled, credited] = [cancelledPieces(order), creditedPieces(order)];
  const first = firstCredited(order);
  return order.lineItems.flatMap((line): PieceRange[] => {
    const lineItemId = line.id;
    const to = line.quantity - piecesIn(isGuarantee(line) ? credited : cancelled, lineItemId);
    const waiting = isGuarantee(line) ? 0 : piecesIn(first, lineItemId);
    const from = Math.max(invoiced[lineItemId] ?? 0, waiting);
    return from < to ? [{ lineItemId, from, to }] : [];
  });
}

function grantedIn(order: Order): Granted[] {
  const { totalPrice } = order;
  const credits = creditedRanges(order).map(({ credit, ranges }) => ({ ...credit, ranges }));
  let left = credits.reduce((sum, { centAmount }) => sum - centAmount, totalPrice.centAmount);
  const atTheDesk = deskRefunds(order).map(({ id, amount }) => {
    const centAmount = Math.min(left, amount.centAmount);
    left -= centAmount;
    return { id, centAmount, shippingCentAmount: 0, ranges: [] };
  });
  return [...credits, ...atTheDesk];
}

/** The next credit note of a credit: about its pieces, invoice by invoice, then about what is left of its amount. */
function noteOf(
  order: Order,
  granted: Granted,
  invoices: readonly Invoice[],
  notes: readonly Invoice[],
): DueCreditNote | undefined {
  const { id: cause, centAmount, ranges } = granted;
  const own = notes.filter((note) => note.cause === cause);
  const noted = quantitiesIn(own);
  const awaited = ranges.flatMap(partWithin(quantitiesIn(invoices))).flatMap(partAfterFirst(noted));
  const open = invoices
    .map((invoice) => {
      const before = notes.filter(({ corrects }) => corrects?.number === invoice.number);
      return { invoice, before, left: payableOf([invoice]) - payableOf(before) };
    })
    .filter(({ left }) => left > 0);
  const about = open
    .map(({ invoice, before, left }) => {
      const taken = goodsIn(invoice, quantitiesIn(before), awaited);
      const besides = besidesIn(invoice, quantitiesIn(before), granted.shippingCentAmount);
      const worth = rangesValue(order, taken) + besides.reduce((sum, { gross }) => sum + gross, 0);
      const pieces = [
        ...taken.map(({ lineItemId, from, to }) => ({ lineId: lineItemId, quantity: to - from })),
        ...besides.map(({ id, quantity }) => ({ lineId: id, quantity })),
      ];
      return { invoice, left, pieces, worth };
    })
    .filter(({ pieces }) => pieces.length > 0);
  const [first] = about;
  if (first) {
    const { invoice, left, pieces, worth } = first;
    const most = about.length > 1 ? Math.min(worth, centAmount) : centAmount;
    if (most > 0) return { cause, invoice, pieces, centAmount: Math.min(most, left) };
  }
  const [largest] = open.toSorted((a, b) => b.left - a.left);
  const whole = open.find(({ left }) => left >= centAmount) ?? largest;
  if (!whole) return undefined;
  const { invoice, left } = whole;
  return { cause, invoice, pieces: [], centAmount: Math.min(centAmount, left) };
}

/** Of these pieces those that the invoice charges and that were not credited before. */
function goodsIn(
  { lines }: Invoice,
  before: Quantities,
  awaited: readonly PieceRange[],
): PieceRange[] {
  return awaited.flatMap((range) => {
    const line = lines.find(({ id }) => id === range.lineItemId);
    const there = line ? line.quantity - (before[line.id] ?? 0) : 0;
    const to = Math.min(range.to, range.from + there);
    return to > range.from ? [{ ...range, to }] : [];
  });
}

/** Delivery and fee, as far as the credit covers them whole. */
function besidesIn({ lines }: Invoice, before: Quantities, centAmount: number): Invoice['lines'] {
  let left = centAmount;
  return lines.filter(({ id, kind, gross }) => {
    const isBesides = (kind === 'shipping' || kind === 'fee') && gross > 0;
    if (!isBesides || before[id] || gross > left) return false;
    left -= gross;
    return true;
  });
}

type Part = (range: PieceRange) => PieceRange[];

/** The part of a range within the first pieces of its line, and the part after them. */
const partWithin =
  (first: Quantities): Part =>
  ({ lineItemId, from, to }) => {
    const end = Math.min(to, first[lineItemId] ?? 0);
    return end > from ? [{ lineItemId, from, to: end }] : [];
  };
const partAfter =
  (first: Quantities): Part =>
  ({ lineItemId, from, to }) => {
    const begin = Math.max(from, first[lineItemId] ?? 0);
    return to > begin ? [{ lineItemId, from: begin, to }] : [];
  };
/** Without as many pieces at its beginning. */
const partAfterFirst =
  (pieces: Quantities): Part =>
  ({ lineItemId, from, to }) => {
    const begin = from + (pieces[lineItemId] ?? 0);
    return to > begin ? [{ lineItemId, from: begin, to }] : [];
  };
