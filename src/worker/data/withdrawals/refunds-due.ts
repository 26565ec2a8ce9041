/** Statements with what their refund waits for. */
import { skusOf } from '#domain/cart/articles.ts';
import { type LeftToOperator, leftToOperator } from '#domain/withdrawal/own-steps.ts';
import { type RefundWaitsFor, refundWaitsFor } from '#domain/withdrawal/refund-due.ts';
import type { Withdrawal } from '#domain/withdrawal/statement.ts';
import { ordersWithIds } from '../orders/listed-orders.ts';
import { excludedSkus } from './excluded-skus.ts';
import { closedWithdrawals } from './withdrawal-links.ts';
import { listedWithdrawals, withdrawalsOfOrders } from './withdrawals.ts';

/** `waitsFor` undefined: nothing is due any more. `left`: why its return is not entered by itself. */
export type WithdrawalRefund = {
  withdrawal: Withdrawal;
  waitsFor: RefundWaitsFor | undefined;
  left?: LeftToOperator;
};

export async function refundsOf(
  db: D1Database,
  withdrawals: readonly Withdrawal[],
): Promise<WithdrawalRefund[]> {
  const ids = new Set(withdrawals.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])));
  const [orders, all, closed] = await Promise.all([
    ordersWithIds(db, [...ids]),
    withdrawalsOfOrders(db, [...ids]),
    closedWithdrawals(
      db,
      withdrawals.map(({ id }) => id),
    ),
  ]);
  const excluded = await excludedSkus(db, orders.flatMap(skusOf));
  return withdrawals.map((withdrawal) => {
    const order = orders.find(({ id }) => id === withdrawal.orderId);
    const statements = all.filter(({ orderId }) => orderId === withdrawal.orderId);
    const isClosed = closed.has(withdrawal.id);
    const waitsFor = refundWaitsFor(withdrawal, order, { statements, excluded, isClosed });
    const left =
      order && waitsFor === 'return' ? leftToOperator(withdrawal, order, excluded) : undefined;
    return { withdrawal, waitsFor, ...(left && { left }) };
  });
}

/** Statements per query. */
const pageSize = 200;

/** All that are still due, the oldest first. */
export async function refundsDue(db: D1Database, limit: number): Promise<WithdrawalRefund[]> {
  const due: WithdrawalRefund[] = [];
  for (let offset = 0; due.length < limit; offset += pageSize) {
    const found = await listedWithdrawals(db, { limit: pageSize, first: 'oldest', offset });
    const refunds = await refundsOf(db, found);
    due.push(...refunds.filter(({ waitsFor }) => waitsFor !== undefined));
    if (found.length < pageSize) break;
  }
  return due.slice(0, limit);
}
