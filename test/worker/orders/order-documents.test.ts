/** Invoices and credit notes as the shop issues, numbers and stores them. */

import { expect, it } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { vatNumberRules } from '#domain/vat/numbers.ts';
import { backendOf } from '#worker/commerce/backends.ts';
import { type Placed, placed } from '../../domain/invoice/orders.ts';
import { env } from '../environment.ts';

const { documents } = backendOf(env);
/** No other test issues documents in this year. */
const now = new Date('2033-05-05T10:00:00Z');

let last = 0;
/** An order of its own for each test; only its documents are stored. */
function orderOf({ order }: Placed): Order {
  last += 1;
  return { ...order, id: `documented-${last}` };
}
const threePieces = () =>
  orderOf(placed({ country: 'de', articles: [{ centAmount: 1995, quantity: 3 }] }));
const numberIn = (number: string) => Number(number.slice(-6));

it('two shipments have two invoices with numbers that follow one another', async () => {
  const order = threePieces();
  const line = order.lineItems[0]?.id ?? '';
  const first = await documents.issueInvoice(
    order,
    { id: `${order.id}-1`, quantities: { [line]: 1 } },
    now,
  );
  const second = await documents.issueInvoice(order, { id: `${order.id}-2` }, now);
  expect(first.number).toMatch(/^R-DE-2033-\d{6}$/);
  expect(numberIn(second.number)).toBe(numberIn(first.number) + 1);
  expect(first.totals.payable + second.totals.payable).toBe(order.totalPrice.centAmount);
  expect(await documents.of(order.id)).toEqual([first, second]);
});

it('a repeated call returns the same invoice and uses no number', async () => {
  const order = threePieces();
  const first = await documents.issueInvoice(order, { id: `${order.id}-1` }, now);
  const later = new Date('2033-05-06T10:00:00Z');
  expect(await documents.issueInvoice(order, { id: `${order.id}-1` }, later)).toEqual(first);
  const next = await documents.issueInvoice(threePieces(), { id: `next-${order.id}` }, now);
  expect(numberIn(next.number)).toBe(numberIn(first.number) + 1);
});

it('of two invoices of the same pieces at the same time one is issued, and no number is lost', async () => {
  const order = threePieces();
  const issues = ['a', 'b', 'c'].map((each) =>
    documents.issueInvoice(order, { id: `${order.id}-${each}` }, now),
  );
  const results = await Promise.allSettled(issues);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [stored] = await documents.of(order.id);
  const next = await documents.issueInvoice(threePieces(), { id: `after-${order.id}` }, now);
  expect(numberIn(next.number)).toBe(numberIn(stored?.number ?? '') + 1);
});

it('credit notes have numbers of their own and never exceed their invoice', async () => {
  const order = threePieces();
  const { number, lines, totals } = await documents.issueInvoice(
    order,
    { id: `${order.id}-1` },
    now,
  );
  const credited = [{ lineId: lines[0]?.id ?? '', quantity: 1 }];
  const part = await documents.issueCreditNote(
    order,
    { id: `${order.id}-r1`, invoice: number, credited },
    now,
  );
  const rest = await documents.issueCreditNote(
    order,
    { id: `${order.id}-r2`, invoice: number, credited: 'rest' },
    now,
  );
  expect(part.number).toMatch(/^G-DE-2033-\d{6}$/);
  expect(part.corrects?.number).toBe(number);
  expect(part.totals.payable + rest.totals.payable).toBe(totals.payable);
  const more = documents.issueCreditNote(
    order,
    { id: `${order.id}-r3`, invoice: number, credited: 'rest' },
    now,
  );
  await expect(more).rejects.toThrow(RangeError);
});

it('an issued document cannot be changed or deleted', async () => {
  const order = threePieces();
  const { number } = await documents.issueInvoice(order, { id: `${order.id}-1` }, now);
  const run = (statement: string) => env.DB.prepare(statement).bind(number).run();
  await expect(
    run("UPDATE order_documents SET document = '{}' WHERE number = ?"),
  ).rejects.toThrow();
  await expect(run('DELETE FROM order_documents WHERE number = ?')).rejects.toThrow();
});

it('a company outside the markets of Factur-X gets a UBL file beside the PDF, a person only the PDF', async () => {
  const articles = [{ centAmount: 1995, quantity: 1 }];
  const namesOf = async (order: Order) => {
    const invoice = await documents.issueInvoice(order, { id: `${order.id}-1` }, now);
    const files = await documents.files(invoice);
    return files.map(({ name }) => name.replace(invoice.number, ''));
  };
  const address = { vatNumber: vatNumberRules.NL.example };
  expect(await namesOf(orderOf(placed({ country: 'nl', articles, address })))).toEqual([
    '.pdf',
    '.xml',
  ]);
  expect(await namesOf(orderOf(placed({ country: 'nl', articles })))).toEqual(['.pdf']);
  expect(await namesOf(threePieces())).toEqual(['.pdf']);
});
