/** Invoices state what gift cards paid: of the order's first invoices, each at most its amount. */
import { expect, it } from 'vitest';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { invoiced, placed } from '../invoice/orders.ts';
import { withCards } from './made-up-cards.ts';

const three = placed({
  country: 'de',
  articles: [{ centAmount: 4000, quantity: 3 }],
  method: 'cashOnDelivery',
});
const order = withCards(three.order, [5000]);

it('of the first parcels, the rest is due', async () => {
  const invoices: Invoice[] = [];
  for (const _ of [1, 2, 3]) {
    const quantities = Object.fromEntries(order.lineItems.map(({ id }) => [id, 1]));
    invoices.push(await invoiced({ ...three, order }, { quantities, earlier: invoices }));
  }
  const cards = invoices.map(({ totals }) => totals.byGiftCards ?? 0);
  expect(cards.reduce((sum, each) => sum + each, 0)).toBe(5000);
  for (const { totals } of invoices) {
    expect(totals.prepaid).toBe(totals.byGiftCards ?? 0);
    expect(totals.due).toBe(totals.payable - totals.prepaid);
    expect(totals.due).toBeGreaterThanOrEqual(0);
  }
});

it('of a paid order, beside what was paid otherwise', async () => {
  const { totals } = await invoiced({ ...three, order }, { isPaid: true });
  expect(totals).toMatchObject({ prepaid: totals.payable, byGiftCards: 5000, due: 0 });
});
