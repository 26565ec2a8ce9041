/**
 * Money captured ⇔ exactly one order, and money taken − money given back = what the order says, whatever is lost,
 * repeated, late or interrupted: random shoppers and operators against a model of the provider and the database.
 */
import { describe, expect, it, vi } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { balanceOf, failedRefunds } from '#domain/order/steps/balance.ts';
import { chance } from '../domain/seeded.ts';
import { seedsOf } from '../random.ts';
import { faultsOf } from './invariants.ts';
import { balanceOfCard, live } from './lives.ts';
import type { World } from './world.ts';

const seeds = seedsOf({ usual: 250, long: 10_000 });

describe('money and order', () => {
  it(`agree after each of ${seeds.length} random sequences`, async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const seen = new Map<string, number>();
    for (const seed of seeds) {
      const stock = chance(seed).pick([1, 2, 5, 100]);
      const { lived, told } = await live(seed);
      expect(
        faultsOf(lived, { stock, balance: balanceOfCard(seed) }),
        `seed ${seed}: ${told.join(' ')}`,
      ).toEqual([]);
      const [order] = lived.orders;
      const payments = [...lived.model.payments.values()];
      const states = payments.map(({ state }) => state);
      const paid = payments.find(({ state }) => state === 'captured')?.request;
      const ends = [
        ...(paidAfter(lived) > 60 * 60_000 ? ['order of late money'] : []),
        ...(order ? [`order ${order.orderState}`, `money ${order.paymentState}`] : ['no order']),
        ...(order ? [`shipment ${order.shipmentState}`] : []),
        ...(order?.returns?.some(({ checkedAt }) => checkedAt) ? ['goods came back'] : []),
        ...(order && balanceOf(order).refunded > 0 ? ['money paid back'] : []),
        ...(order && failedRefunds(order).length > 0 ? ['refund failed'] : []),
        ...(order && balanceOf(order).cards.received > 0 ? ['paid by gift card too'] : []),
        ...(order && balanceOf(order).cards.refunded > 0 ? ['gift card paid back'] : []),
        ...states,
        ...(order?.paymentFailedAt ? endsOfFailure(order) : []),
        ...(paid?.authorization ? [`granted in ${paid.method}`] : []),
      ];
      for (const end of new Set(ends)) seen.set(end, (seen.get(end) ?? 0) + 1);
    }
    // Each of these outcomes must have occurred.
    for (const end of [
      'order Open',
      'money Paid',
      'order Cancelled',
      'no order',
      'order of late money',
      'returned',
      'cancelled',
      'granted in paypal',
      'granted in googlepay',
      'order Complete',
      'money CreditOwed',
      'shipment Partial',
      'shipment Shipped',
      'goods came back',
      'money paid back',
      'refund failed',
      'capture failed, Paid',
      'paid again',
      'capture failed, Cancelled',
      'paid by gift card too',
      'gift card paid back',
    ]) {
      if (seeds.length >= 400) expect(seen.get(end), end).toBeGreaterThan(0);
    }
    console.info(JSON.stringify(Object.fromEntries(seen)));
  });
});

/** How an order ended whose capture had failed. */
function endsOfFailure(order: Order): string[] {
  const paid = order.paymentInfo.payments.filter(({ transactions = [] }) =>
    transactions.some(({ type, state }) => type === 'Charge' && state === 'Success'),
  );
  const isAgain = paid.some((payment) => payment !== order.paymentInfo.payments[0]);
  const isUnpaid = order.cancellations?.some(({ id }) => id.startsWith('unpaid-'));
  return [
    ...(isUnpaid ? ['capture failed, Cancelled'] : [`capture failed, ${order.paymentState}`]),
    ...(isAgain ? ['paid again'] : []),
    ...(paid.length > 1 ? ['paid twice, and one paid back'] : []),
  ];
}

/** ms from the order button until the room processed the payment of the order; NaN without one. */
function paidAfter({ orders, attempts, heard }: World): number {
  const id = orders[0]?.paymentInfo.payments[0]?.id ?? '';
  const startedAt = attempts().find((attempt) => attempt.id === id)?.startedAt ?? '';
  return (heard.get(id) ?? Number.NaN) - Date.parse(startedAt);
}
