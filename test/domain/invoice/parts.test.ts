/** Orders invoiced in parts and credited in parts: whatever the order of it, not a cent appears or gets lost. */
import { expect, it } from 'vitest';
import { type Credit, creditNoteOf } from '#domain/invoice/credit-note-of.ts';
import type { Invoice, InvoiceDraft } from '#domain/invoice/invoice.ts';
import { invoiceOf } from '#domain/invoice/invoice-of.ts';
import { sellerOf } from '#domain/invoice/parties.ts';
import { localeOf } from '#domain/locale/locales.ts';
import { seedsOf } from '../../random.ts';
import { type Chance, chance as chanceOf } from '../seeded.ts';
import { madeUpOrder } from './made-up-order.ts';
import { invoiced, placed } from './orders.ts';
import { sumFaults } from './reckoned.ts';

const t = (key: string) => key;
const days = { issuedOn: '2026-11-25', suppliedOn: '2026-11-25' };
it.each(seedsOf({ usual: 400, long: 5000 }))('documents of a random order, seed %i', (seed) => {
  const chance = chanceOf(seed);
  const made = madeUpOrder(chance);
  if (!made) return;
  const { order, store } = made;
  const common = { ...days, seller: sellerOf(store), store, locale: localeOf(store.key), t };
  const invoices: Invoice[] = [];
  const left = new Map(order.lineItems.map(({ id, quantity }) => [id, quantity]));
  while ([...left.values()].some((pieces) => pieces > 0)) {
    const quantities = Object.fromEntries(
      [...left].map(([id, pieces]) => [id, chance.between(0, pieces)]),
    );
    const isLast = chance.often(0.3);
    if (!isLast && Object.values(quantities).every((pieces) => pieces === 0)) continue;
    const draft = invoiceOf(order, {
      ...common,
      earlier: [...invoices],
      ...(!isLast && { quantities }),
    });
    const invoice = { ...draft, number: `R-${invoices.length}` };
    expect(sumFaults(invoice)).toEqual([]);
    invoices.push(invoice);
    for (const { id, quantity } of invoice.lines) left.set(id, (left.get(id) ?? 0) - quantity);
    if (isLast) break;
  }
  const sumOf = (documents: readonly InvoiceDraft[]) =>
    documents.reduce((sum, { totals }) => sum + totals.payable, 0);
  expect(sumOf(invoices)).toBe(order.totalPrice.centAmount);
  for (const invoice of invoices)
    expect(sumOf(creditsOf(invoice, chance))).toBe(invoice.totals.payable);
});

/** Credit notes in random steps until nothing is left. */
function creditsOf(invoice: Invoice, chance: Chance): InvoiceDraft[] {
  const notes: InvoiceDraft[] = [];
  const smallest = invoice.currency === 'HUF' ? 100 : 1;
  const before = (id: string) =>
    notes
      .flatMap(({ lines }) => lines)
      .reduce((sum, line) => sum + (line.id === id ? line.quantity : 0), 0);
  for (;;) {
    const left =
      invoice.totals.payable - notes.reduce((sum, { totals }) => sum + totals.payable, 0);
    if (left === 0) return notes;
    const pieces = invoice.lines.flatMap(({ id, quantity }): Credit[] => {
      const many = chance.between(0, quantity - before(id));
      return many > 0 ? [{ lineId: id, quantity: many }] : [];
    });
    const amount: Credit[] = [{ centAmount: chance.between(1, left / smallest) * smallest }];
    const credited = chance.pick<readonly Credit[] | 'rest'>([pieces, amount, 'rest']);
    try {
      const note = creditNoteOf(invoice, {
        issuedOn: '2026-12-01',
        credited,
        t,
        earlier: [...notes],
      });
      expect(sumFaults(note)).toEqual([]);
      notes.push(note);
    } catch (error) {
      // Pieces that cost nothing, or whose price has been given back as an amount.
      if (!(error instanceof RangeError) || credited === 'rest') throw error;
    }
  }
}

it('more than the invoice has cannot be credited', async () => {
  const invoice = await invoiced(
    placed({ country: 'de', articles: [{ centAmount: 9500, quantity: 3 }] }),
  );
  const [line] = invoice.lines;
  const credit = (credited: readonly Credit[], earlier: readonly InvoiceDraft[] = []) =>
    creditNoteOf(invoice, { issuedOn: '2026-12-01', credited, t, earlier });
  const two = credit([{ lineId: line?.id ?? '', quantity: 2 }]);
  expect(() => credit([{ lineId: line?.id ?? '', quantity: 2 }], [two])).toThrow(RangeError);
  expect(() => credit([{ centAmount: invoice.totals.payable + 1 }])).toThrow(RangeError);
  expect(() => credit([])).toThrow(RangeError);
});

it('pieces that the order does not have cannot be invoiced', async () => {
  const order = placed({ country: 'de', articles: [{ centAmount: 9500, quantity: 3 }] });
  const [line] = order.order.lineItems;
  const quantities = { [line?.id ?? '']: 4 };
  await expect(invoiced(order, { quantities })).rejects.toThrow(RangeError);
  const first = await invoiced(order);
  await expect(invoiced(order, { earlier: [first] })).rejects.toThrow(RangeError);
});
