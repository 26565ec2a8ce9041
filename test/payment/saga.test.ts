/**
 * Money captured ⇔ exactly one order, whatever is lost, doubled, late, or cut off in the middle: random shoppers against
 * a model of the provider and the database. `PAYMENT_RUNS=1 PAYMENT_SEED=<n>` repeats one.
 */
import { describe, expect, it, vi } from 'vitest';
import { chance, times } from '../domain/seeded.ts';
import { faultsOf, live } from './lives.ts';

const runs = Number(process.env.PAYMENT_RUNS ?? 5000);
const firstSeed = Number(process.env.PAYMENT_SEED ?? 1);

describe('money and order', () => {
  it(
    `agree after ${runs} random lives of a cart`,
    async () => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const seen = new Map<string, number>();
      for (const seed of times(runs).map((run) => firstSeed + run)) {
        const stock = chance(seed).pick([1, 2, 5, 100]);
        const { lived, told } = await live(seed);
        expect(faultsOf(lived, stock), `PAYMENT_SEED=${seed}: ${told.join(' ')}`).toEqual([]);
        const [order] = lived.orders;
        const payments = [...lived.model.payments.values()];
        const states = payments.map(({ state }) => state);
        const paid = payments.find(({ state }) => state === 'captured')?.request;
        const { paidAfter } = lived;
        const ends = [
          ...(paidAfter() > 60 * 60_000 ? ['order of late money'] : []),
          order ? `order ${order.orderState} ${order.paymentState}` : 'no order',
          ...states,
          ...(paid?.grant ? [`granted in ${paid.method}`] : []),
        ];
        for (const end of new Set(ends)) seen.set(end, (seen.get(end) ?? 0) + 1);
      }
      // Every end was reached, so that agreeing means something.
      for (const end of [
        'order Open Paid',
        'order Cancelled Pending',
        'no order',
        'order of late money',
        'returned',
        'cancelled',
        'granted in paypal',
        'granted in googlepay',
      ]) {
        if (runs >= 1000) expect(seen.get(end), end).toBeGreaterThan(10);
      }
      console.info(JSON.stringify(Object.fromEntries(seen)));
    },
    Math.max(600_000, runs * 100),
  );
});
