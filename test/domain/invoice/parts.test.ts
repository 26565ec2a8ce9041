/** Orders invoiced in parts and credited in parts: whatever the order of it, not a cent appears or gets lost. */
import { expect, it } from 'vitest';
import { applyActions } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { priced, withPayment } from '#domain/cart/pricing.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { type Credit, creditNoteOf } from '#domain/invoice/credit-note-of.ts';
import type { Invoice, InvoiceDraft } from '#domain/invoice/invoice.ts';
import { invoiceOf } from '#domain/invoice/invoice-of.ts';
import { sellerOf } from '#domain/invoice/parties.ts';
import { localeOf } from '#domain/locale/locales.ts';
import { customLinesOf } from '#domain/order/custom-lines.ts';
import type { Order } from '#domain/order/order.ts';
import { seedsOf } from '../../random.ts';
import { madeUpActions, madeUpShop } from '../made-up-carts.ts';
import { madeUpDiscounts } from '../made-up-discounts.ts';
import { type Chance, chance as chanceOf } from '../seeded.ts';
import { emptyCartOf, ids } from '../shop.ts';
import { atTwoRates } from './cases.ts';
import { invoiced, placed } from './orders.ts';
import { sumFaults } from './reckoned.ts';

const t = (key: string) => key;
const days = { issuedOn: '2026-11-25', suppliedOn: '2026-11-25' };
const base = placed({ country: 'de', articles: [{ centAmount: 100, quantity: 1 }] });

/** Rates and currencies that differ most. */
const countries: CountryCode[] = ['de', 'fi', 'hu', 'ch', 'fr', 'dk'];

/** An order of random articles, discounts and fee, sometimes with delivery at another rate; undefined if it is empty. */
function madeUpOrder(
  chance: Chance,
): { order: Order; store: ReturnType<typeof madeUpShop>['store'] } | undefined {
  const { store, facts } = madeUpShop(chance.pick(countries), chance);
  const discounts = chance.often(0.7)
    ? madeUpDiscounts(facts, chance).map((made) => made.discount)
    : [];
  const known = { ...facts, discounts };
  const newId = ids();
  let cart: Cart = emptyCartOf(store);
  for (let step = 0; step < 4; step += 1) {
    const outcome = applyActions(cart, madeUpActions(cart, known, chance), known, newId);
    if (outcome.ok) cart = outcome.cart;
  }
  const method = chance.often(0.3) ? 'cashOnDelivery' : 'bankTransfer';
  const ready = priced(withPayment(cart, method), known);
  const { shippingInfo } = ready;
  if (ready.lineItems.length === 0 || !shippingInfo) return undefined;
  const order: Order = {
    ...base.order,
    ...ready,
    shippingInfo,
    billingAddress: base.order.billingAddress,
    shippingAddress: base.order.shippingAddress,
    customLineItems: customLinesOf('order-1', ready.custom),
    id: 'order-1',
    customerEmail: 'a@example.com',
    cart: { id: ready.id, version: ready.version },
  };
  return { store, order: chance.often(0.3) ? atTwoRates(order, 0.1) : order };
}

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
