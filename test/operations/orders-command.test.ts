/** `npm run orders` as an operator starts it: a dry run, a parcel, what is due, an export, a carrier's file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import { storeDocument } from '../../src/worker/data/orders/order-documents.ts';
import { storeOrder } from '../../src/worker/data/orders/orders.ts';
import { closeDatabases, databaseAt, run as runCommand } from '../catalogue/command.ts';
import { emptyState } from '../catalogue/state.ts';
import { workplace } from '../catalogue/workplace.ts';
import { invoiced, placed } from '../domain/invoice/orders.ts';
import { orderedGoods } from '../domain/order/ordered-goods.ts';

const folder = workplace();
afterAll(closeDatabases);

async function stateWithOrder(method: PaymentMethodKey = 'cashOnDelivery') {
  const state = await emptyState();
  const { db } = await databaseAt(state);
  const { orderNumber, ...draft } = orderedGoods(method);
  const stored = await storeOrder(db, draft, { orderPlaced: 'e-1', stockChanged: 'e-2' }, 'None');
  if (!stored.ok) throw new Error(stored.message);
  return { state, db, order: stored.order, number: stored.order.orderNumber };
}

it('what was credited in full is no longer offered to be shipped', async () => {
  const { state, number } = await stateWithOrder();
  const run = (...parameters: string[]) => runCommand(state, parameters, 'orders');
  expect((await run('refund', number, '--reason', 'too late')).code).toBe(0);
  expect((await run('list', '--due', 'shipment')).out).toBe('No orders.\n');
  const file = join(folder, 'credited.csv');
  writeFileSync(file, `order,tracking\n${number},0034\n`);
  const said = 'what is left of it has been credited; --even-unpaid ships it all the same';
  expect(await run('import-tracking', file, '--carrier', 'gls')).toMatchObject({
    code: 1,
    err: `line 2: ${number}: ${said}\n`,
  });
});

it('npm run orders', async () => {
  const { state, db, order, number } = await stateWithOrder();
  const run = (...parameters: string[]) => runCommand(state, parameters, 'orders');
  const parcel = ['ship', number, '--carrier', 'dhl', '--article', 'EX10000001=2'];

  const planned = await run(...parcel, '--dry-run');
  expect(planned).toMatchObject({ code: 0, err: '' });
  expect(planned.out).toBe(
    `${number}: Open, Pending, Pending -> Confirmed, Partial, Pending\nmail: shipped\ndry run: nothing was changed\n`,
  );
  const [first, again] = [
    await run(...parcel, '--id', 'parcel-1'),
    await run(...parcel, '--id', 'parcel-1'),
  ];
  expect(first.out).toContain('-> Confirmed, Partial, Pending');
  expect(again).toMatchObject({ code: 0, out: `${number}: this step was taken before\n` });

  const tooMany = await run(...parcel);
  expect(tooMany).toMatchObject({
    code: 1,
    err: `${number}: that is more than there is (EX10000001: 1)\n`,
  });
  expect(await run('ship', number, '--carrier', 'dhl', '--article', '=2')).toMatchObject({
    code: 2,
    err: '=2 is no article such as 10012345=2\n',
  });
  const script = ['ship', number, '--carrier', 'Velo', '--url', 'javascript:alert(1)'];
  expect(await run(...script, '--dry-run')).toEqual({
    code: 2,
    out: '',
    err: '--url: is no address such as https://carrier.example/4711\n',
  });
  const nothing = ['refund', number, '--amount', '0', '--reason', 'late'];
  expect(await run(...nothing)).toMatchObject({
    code: 2,
    err: '--amount: is nothing\n',
  });
  expect((await run('list', '--due', 'shipment')).out).toMatch(new RegExp(`^${number}\t`));

  const file = join(folder, 'day.csv');
  writeFileSync(file, `Reference;Barcode\n${number};0034\nNS99999999;0035\n`);
  const columns = ['--order-column', 'Reference', '--tracking-column', 'Barcode'];
  const tracking = ['import-tracking', file, '--carrier', 'gls', '--delimiter', ';', ...columns];
  expect(await run(...tracking.slice(0, -2))).toMatchObject({
    code: 1,
    err: `${file} has no column tracking; its columns: Reference, Barcode (--order-column, --tracking-column, --delimiter)\n`,
  });
  const twoParcels = join(folder, 'two.csv');
  writeFileSync(twoParcels, `order,tracking\n${number},0034\n${number},0036\n${number},0034\n`);
  const planning = ['import-tracking', twoParcels, '--carrier', 'gls', '--dry-run'];
  expect(await run(...planning)).toEqual({
    code: 1,
    out: '1 would be shipped, 1 were before, 1 refused\n',
    err: `line 3: ${number}: nothing of it is left to ship or cancel\n`,
  });
  writeFileSync(twoParcels, `order,tracking\n${number},${'0'.repeat(61)}\n`);
  expect(await run(...planning)).toMatchObject({
    code: 1,
    err: 'line 2: --tracking: has more than 60 characters\n',
  });
  const imported = await run(...tracking);
  expect(imported).toMatchObject({ code: 1, err: 'line 3: there is no order NS99999999\n' });
  expect(imported.out).toBe('1 shipped, 0 were before, 1 refused\n');
  expect((await run(...tracking)).out).toBe('0 shipped, 1 were before, 1 refused\n');

  expect((await run('list', '--due', 'shipment')).out).toBe('No orders.\n');
  expect((await run('list', '--state', 'Shipped')).out).toMatch(new RegExp(`^${number}\t`));
  expect(await run('list', '--state', 'Shiped')).toEqual({
    code: 2,
    out: '',
    err: 'Shiped is none of Open, Confirmed, Complete, Cancelled, Pending, Ready, Shipped, Partial, Delayed, Backorder, Paid, Failed, BalanceDue, CreditOwed\n',
  });
  for (const day of ['2026-99-99', '2026-02-30', 'monday']) {
    expect(await run('export', '--since', day)).toEqual({
      code: 2,
      out: '',
      err: `${day} is no day such as 2026-11-01\n`,
    });
  }
  const [header = '', row = ''] = (await run('export')).out.split('\n');
  expect(header).toMatch(/^orderNumber,createdAt,store,orderState,shipmentState,paymentState,/);
  expect(row).toMatch(new RegExp(`^${number},.*,de,Confirmed,Shipped,Pending,cashOnDelivery,EUR,`));
  const { number: _, ...draft } = await invoiced(
    placed({ country: 'de', articles: [{ centAmount: 1995, quantity: 1 }] }),
  );
  await storeDocument(db, 'parcel-1', { ...draft, order: { ...draft.order, id: order.id } }, 0);
  const shown = (await run('show', number)).out;
  expect(shown).toMatch(/^invoice\tR-DE-2026-000001\t2026-11-25\t/m);
  expect(shown).toMatch(/^parcel\t2\t.*GLS 0034/m);
  expect(shown).toMatch(
    /^balance\ttotal €47\.70\tcredited €0\.00\tdue €47\.70\treceived €0\.00\trefunded €0\.00\tunderway €0\.00\tstill to come €47\.70$/m,
  );
  expect(shown.match(/^history\t/gm)).toHaveLength(2);
  expect(shown).toMatch(/\tship\t\tcarrier dhl, EX10000001=2$/m);
  expect(shown).toMatch(/^article\tEX10000001=3\t.*\topen 0, shipped 3\t/m);
  expect(shown).toMatch(/^deliver to\tZora Nováková, Hauptstraße 1, 10115 Berlin, Germany$/m);

  // Of a return in parts, the rest is still due when the first part is checked.
  const isReturnDue = async () => (await run('list', '--due', 'return')).out.startsWith(number);
  await run('return', number, '--reason', 'withdrawal');
  expect((await run('close-return', number)).code).toBe(0);
  expect(await isReturnDue()).toBe(false);
  await run('return', number, '--reason', 'withdrawal');
  const which = ['--return', '2'];
  for (const part of [['--article', 'EX10000001=1'], []]) {
    expect(await isReturnDue()).toBe(true);
    expect((await run('receive', number, ...which, ...part)).code).toBe(0);
    expect((await run('check', number, ...which)).code).toBe(0);
  }
  expect(await isReturnDue()).toBe(false);
}, 180_000);

it('npm run orders, an order paid by bank transfer', async () => {
  const { state, number } = await stateWithOrder('bankTransfer');
  const run = (...parameters: string[]) => runCommand(state, parameters, 'orders');
  const first = await run('transfer', number, '--amount', '10');
  expect(first.out).toMatch(/^still to come: €\d+\.\d\d$/m);
  expect((await run('transfer', number)).out).not.toContain('still to come');
  const refund = await run('refund', number, '--amount', '10', '--reason', 'late');
  expect(refund.out).toMatch(/^to send back by bank transfer, then pay-out: €10\.00$/m);
  expect((await run('show', number)).out).toMatch(/^method\tbankTransfer$/m);
  expect(await run('return', number)).toMatchObject({
    code: 2,
    err: "error: required option '--reason <withdrawal|return|defect>' not specified\n",
  });
  const out = join(folder, 'orders.csv');
  expect(await run('export', '--out', out)).toEqual({ code: 0, out: '', err: '' });
  expect(readFileSync(out, 'utf8')).toMatch(new RegExp(`^orderNumber,[^\n]*\n${number},`));
  expect((await run('export', '--store', 'gb')).out).toMatch(/^orderNumber,[^\n]*\n$/);
}, 180_000);
