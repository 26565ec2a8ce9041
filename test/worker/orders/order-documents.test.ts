/** Invoices and credit notes as the shop issues, numbers and stores them. */

import { expect, it } from 'vitest';
import type { LinePieces, Shipment } from '#domain/order/fulfilment.ts';
import type { Order } from '#domain/order/order.ts';
import { takeStep } from '#domain/order/steps/take-step.ts';
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
const numberIn = (number = '') => Number(number.slice(-6));

/** The order with one more parcel of so many pieces of its first line. */
function shipped(order: Order, quantity: number): Order {
  const [line] = order.lineItems;
  const { shipments = [] } = order;
  const lines: LinePieces[] = [{ lineItemId: line?.id ?? '', quantity }];
  const id = `${order.id}-${shipments.length + 1}`;
  const parcel: Shipment = { id, shippedAt: now.toISOString(), carrier: 'dhl', lines };
  return { ...order, shipments: [...shipments, parcel] };
}

it('two shipments have two invoices with numbers that follow one another', async () => {
  const order = shipped(threePieces(), 1);
  const [first] = await documents.issueDue(order, now);
  const [, second] = await documents.issueDue(shipped(order, 2), now);
  expect(first?.number).toMatch(/^R-DE-2033-\d{6}$/);
  expect(numberIn(second?.number)).toBe(numberIn(first?.number) + 1);
  expect((first?.totals.payable ?? 0) + (second?.totals.payable ?? 0)).toBe(
    order.totalPrice.centAmount,
  );
  expect(await documents.of(order.id)).toEqual([first, second]);
});

it('a repeated call returns the same invoice and uses no number', async () => {
  const order = shipped(threePieces(), 3);
  const [first] = await documents.issueDue(order, now);
  const later = new Date('2033-05-06T10:00:00Z');
  expect(await documents.issueDue(order, later)).toEqual([first]);
  const [next] = await documents.issueDue(shipped(threePieces(), 3), now);
  expect(numberIn(next?.number)).toBe(numberIn(first?.number) + 1);
});

it('of several calls at the same time one issues a document, and no number is lost', async () => {
  const order = shipped(threePieces(), 3);
  const issued = await Promise.all(['a', 'b', 'c'].map(() => documents.issueDue(order, now)));
  const [stored] = await documents.of(order.id);
  expect(issued).toEqual([[stored], [stored], [stored]]);
  const [next] = await documents.issueDue(shipped(threePieces(), 3), now);
  expect(numberIn(next?.number)).toBe(numberIn(stored?.number) + 1);
});

it('credit notes have numbers of their own, name their invoice and are issued once', async () => {
  const order = shipped(threePieces(), 3);
  const [invoice] = await documents.issueDue(order, now);
  const [line] = order.lineItems;
  const refunded = (from: Order, id: string, quantity: number) => {
    const lines = [{ lineItemId: line?.id ?? '', quantity }];
    const step = { kind: 'refund', lines, reason: 'broken', withShipping: true } as const;
    const taken = takeStep(from, step, { id, at: now.toISOString() });
    if (!taken.ok) throw new Error(taken.refusal.reason);
    return taken.order;
  };
  const once = refunded(order, `${order.id}-r1`, 1);
  const [, part] = await documents.issueDue(once, now);
  const twice = refunded(once, `${order.id}-r2`, 2);
  const all = await Promise.all([documents.issueDue(twice, now), documents.issueDue(twice, now)]);
  const [, , rest] = all[0];
  expect(all[0]).toEqual([invoice, part, rest]);
  expect(all[1]).toEqual(all[0]);
  expect(part?.number).toMatch(/^G-DE-2033-\d{6}$/);
  expect(numberIn(rest?.number)).toBe(numberIn(part?.number) + 1);
  expect([part, rest].map((note) => note?.corrects?.number)).toEqual([
    invoice?.number,
    invoice?.number,
  ]);
  expect((part?.totals.payable ?? 0) + (rest?.totals.payable ?? 0)).toBe(invoice?.totals.payable);
});

it('an issued document cannot be changed or deleted', async () => {
  const [issued] = await documents.issueDue(shipped(threePieces(), 3), now);
  const run = (statement: string) => env.DB.prepare(statement).bind(issued?.number).run();
  await expect(
    run("UPDATE order_documents SET document = '{}' WHERE number = ?"),
  ).rejects.toThrow();
  await expect(run('DELETE FROM order_documents WHERE number = ?')).rejects.toThrow();
});

it('a company outside the markets of Factur-X gets a UBL file beside the PDF, a person only the PDF', async () => {
  const articles = [{ centAmount: 1995, quantity: 1 }];
  const namesOf = async (order: Order) => {
    const [invoice] = await documents.issueDue(shipped(order, 1), now);
    const files = invoice ? await documents.files(invoice) : [];
    return files.map(({ name }) => name.replace(invoice?.number ?? '', ''));
  };
  const address = { vatNumber: vatNumberRules.NL.example };
  expect(await namesOf(orderOf(placed({ country: 'nl', articles, address })))).toEqual([
    '.pdf',
    '.xml',
  ]);
  expect(await namesOf(orderOf(placed({ country: 'nl', articles })))).toEqual(['.pdf']);
  expect(await namesOf(threePieces())).toEqual(['.pdf']);
});
