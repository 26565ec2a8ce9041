/**
 * Orders that are shipped, cancelled, returned and credited in any order: their invoices minus their credit notes are what
 * the shopper has to pay, to the cent, and nothing is documented twice.
 */
import { expect, it } from 'vitest';
import { creditNoteOf } from '#domain/invoice/credit-note-of.ts';
import { dueCreditNote } from '#domain/invoice/due-credit-note.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { invoiceOf } from '#domain/invoice/invoice-of.ts';
import { sellerOf } from '#domain/invoice/parties.ts';
import { localeOf } from '#domain/locale/locales.ts';
import type { LinePieces } from '#domain/order/fulfilment.ts';
import type { Order } from '#domain/order/order.ts';
import { shippedQuantities } from '#domain/order/shipped-quantities.ts';
import { balanceOf } from '#domain/order/steps/balance.ts';
import { openPieces, type Pieces, returnablePieces } from '#domain/order/steps/pieces.ts';
import { reportPayment } from '#domain/order/steps/report-payment.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import { takeStep } from '#domain/order/steps/take-step.ts';
import type { Transaction } from '#domain/payment/transactions.ts';
import type { Store } from '#domain/store/store.ts';
import { seedsOf } from '../../random.ts';
import { type Chance, chance as chanceOf } from '../seeded.ts';
import { madeUpOrder } from './made-up-order.ts';
import { guaranteed, type Placed, percentOff } from './orders.ts';
import { sumFaults } from './reckoned.ts';

const t = (key: string) => key;
const at = '2026-11-24T08:00:00.000Z';

type Life = { order: Order; store: Store; documents: Invoice[]; steps: number };

const begun = ({ order, store }: Placed): Life => ({ order, store, documents: [], steps: 0 });

const payable = ({ documents }: Life, kind: Invoice['kind']) =>
  documents
    .filter((each) => each.kind === kind)
    .reduce((sum, { totals }) => sum + totals.payable, 0);

/** Takes a step; a refused one changes nothing. */
function take(life: Life, step: OrderStep): void {
  life.steps += 1;
  const taken = takeStep(life.order, step, { id: `step-${life.steps}`, at });
  if (taken.ok) life.order = taken.order;
}

/** Issues what is missing: an invoice for each shipment, then the credit notes. Returns the new documents. */
function document(life: Life): Invoice[] {
  const { order, store, documents } = life;
  const before = documents.length;
  const invoices = () => documents.filter(({ kind }) => kind === 'invoice');
  for (const shipment of order.shipments?.slice(invoices().length) ?? []) {
    const draft = invoiceOf(order, {
      issuedOn: '2026-11-25',
      suppliedOn: '2026-11-25',
      seller: sellerOf(store),
      store,
      locale: localeOf(store.key),
      t,
      earlier: invoices(),
      quantities: shippedQuantities(order, shipment),
    });
    documents.push({ ...draft, number: `R-${documents.length}` });
  }
  for (let due = dueCreditNote(order, documents); due; due = dueCreditNote(order, documents)) {
    const { cause, invoice, pieces, centAmount } = due;
    const earlier = documents.filter(({ corrects }) => corrects?.number === invoice.number);
    const draft = creditNoteOf(invoice, {
      issuedOn: '2026-12-01',
      t,
      credited: pieces,
      centAmount,
      cause,
      earlier,
    });
    expect(sumFaults(draft)).toEqual([]);
    expect(draft.totals.payable).toBe(centAmount);
    expect(draft.corrects?.number).toBe(invoice.number);
    documents.push({ ...draft, number: `G-${documents.length}` });
  }
  return documents.slice(before);
}

function somePieces(pieces: Pieces, chance: Chance): LinePieces[] {
  return [...pieces].flatMap(([lineItemId, most]) => {
    const quantity = chance.between(0, most);
    return quantity > 0 ? [{ lineItemId, quantity }] : [];
  });
}

/** One of the things that happen to an order; some of them are refused. */
function happen(life: Life, chance: Chance): void {
  const { order } = life;
  const smallest = order.totalPrice.currencyCode === 'HUF' ? 100 : 1;
  const { due } = balanceOf(order);
  const someCents = () => chance.between(1, Math.max(1, due / smallest / 2)) * smallest;
  const all = new Map(order.lineItems.map(({ id, quantity }) => [id, quantity]));
  const [open, shipped] = [
    somePieces(openPieces(order), chance),
    somePieces(returnablePieces(order), chance),
  ];
  const withShipping = chance.often(0.3);
  const reason = 'any';
  const kind = chance.pick([
    'ship',
    'ship',
    'cancel',
    'return',
    'return',
    'pieces',
    'amount',
    'desk',
  ]);
  if (kind === 'ship' && open.length > 0) {
    take(life, { kind, lines: open, carrier: 'dhl', evenUnpaid: true });
  } else if (kind === 'cancel' && open.length > 0) {
    take(life, { kind, lines: open, reason });
  } else if (kind === 'return' && shipped.length > 0) {
    const isWithdrawn = chance.often(0.5);
    take(life, {
      kind: 'announceReturn',
      lines: shipped,
      reason: isWithdrawn ? 'withdrawal' : 'return',
    });
    const returnId = life.order.returns?.at(-1)?.id ?? '';
    take(life, { kind: 'receiveReturn', returnId });
    const deductedCentAmount = chance.often(0.4) ? someCents() : 0;
    take(life, { kind: 'checkReturn', returnId, deductedCentAmount });
  } else if (kind === 'pieces') {
    const lines = somePieces(all, chance);
    if (lines.length > 0) take(life, { kind: 'refund', lines, withShipping, reason });
  } else if (kind === 'amount') {
    take(life, { kind: 'refund', centAmount: someCents(), reason });
  } else if (kind === 'desk') {
    refundAtDesk(life, someCents());
  }
}

/** Money that somebody pays back at the provider's own desk. */
function refundAtDesk(life: Life, centAmount: number): void {
  const { order } = life;
  life.steps += 1;
  const id = `step-${life.steps}`;
  const refund: Transaction = {
    id: `Refund:${id}`,
    type: 'Refund',
    state: 'Success',
    amount: { ...order.totalPrice, centAmount },
    timestamp: at,
    interactionId: id,
  };
  const payments = order.paymentInfo.payments.map((payment) => ({
    ...payment,
    transactions: [...(payment.transactions ?? []), refund],
  }));
  life.order = reportPayment(order, { payments }, { id, at })?.order ?? order;
}

function anOrder(chance: Chance): Placed | undefined {
  if (chance.often(0.7)) return madeUpOrder(chance);
  const discounts = chance.often(0.5) ? [percentOff(333, 'totalPrice')] : [];
  return guaranteed('de', { quantity: chance.between(1, 4), facts: { discounts } });
}

it.each(seedsOf({ usual: 400, long: 5000 }))('a random life of an order, seed %i', (seed) => {
  const chance = chanceOf(seed);
  const order = anOrder(chance);
  if (!order) return;
  const life = begun(order);
  const happenings = chance.between(2, 9);
  for (let count = 0; count < happenings; count += 1) {
    happen(life, chance);
    if (chance.often(0.6)) document(life);
  }
  take(
    life,
    chance.often(0.5)
      ? { kind: 'ship', carrier: 'dhl', evenUnpaid: true }
      : { kind: 'cancel', reason: 'rest' },
  );
  document(life);
  expect(payable(life, 'invoice') - payable(life, 'creditNote')).toBe(balanceOf(life.order).due);
  expect(document(life)).toEqual([]);
  for (const { number, totals } of life.documents.filter(({ kind }) => kind === 'invoice')) {
    const notes = life.documents.filter(({ corrects }) => corrects?.number === number);
    const credited = notes.reduce((sum, note) => sum + note.totals.payable, 0);
    expect(credited).toBeLessThanOrEqual(totals.payable);
  }
});
