/**
 * Money captured ⇔ exactly one order, and money taken − money given back = what the order says, whatever is lost,
 * repeated, late or interrupted: random shoppers and operators against a model of the provider and the database.
 */
import { describe, expect, it, vi } from 'vitest';
import { balanceOf, failedRefunds } from '#domain/order/steps/balance.ts';
import { chance } from '../domain/seeded.ts';
import { seedsOf } from '../random.ts';
import { faultsOf } from './invariants.ts';
import { balanceOfCard, live } from './lives.ts';

const seeds = seedsOf({ usual: 500, long: 10_000 });

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
      const { paidAfter } = lived;
      const ends = [
        ...(paidAfter() > 60 * 60_000 ? ['order of late money'] : []),
        ...(order ? [`order ${order.orderState}`, `money ${order.paymentState}`] : ['no order']),
        ...(order ? [`shipment ${order.shipmentState}`] : []),
        ...(order?.returns?.some(({ checkedAt }) => checkedAt) ? ['goods came back'] : []),
        ...(order && balanceOf(order).refunded > 0 ? ['money paid back'] : []),
        ...(order && failedRefunds(order).length > 0 ? ['refund failed'] : []),
        ...(order && balanceOf(order).cardReceived > 0 ? ['paid by gift card too'] : []),
        ...(order && balanceOf(order).cardRefunded > 0 ? ['gift card paid back'] : []),
        ...states,
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
      'paid by gift card too',
      'gift card paid back',
    ]) {
      if (seeds.length >= 400) expect(seen.get(end), end).toBeGreaterThan(0);
    }
    console.info(JSON.stringify(Object.fromEntries(seen)));
  });
});
