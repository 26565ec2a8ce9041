/** Statements with what their refund waits for. */
import { type RefundWaitsFor, refundWaitsFor } from '#domain/withdrawal/refund-due.ts';
import type { Withdrawal } from '#domain/withdrawal/statement.ts';
import { ordersWithIds } from '../orders/listed-orders.ts';
import { withdrawalsOfOrders, withdrawalsSince } from './withdrawals.ts';

/** `waitsFor` undefined: nothing is due any more. */
export type WithdrawalRefund = {
  withdrawal: Withdrawal;
  waitsFor: RefundWaitsFor | undefined;
};

export async function refundsOf(
  db: D1Database,
  withdrawals: readonly Withdrawal[],
): Promise<WithdrawalRefund[]> {
  const ids = new Set(withdrawals.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])));
  const [orders, statements] = await Promise.all([
    ordersWithIds(db, [...ids]),
    withdrawalsOfOrders(db, [...ids]),
  ]);
  return withdrawals.map((withdrawal) => {
    const order = orders.find(({ id }) => id === withdrawal.orderId);
    const ofOrder = statements.filter(({ orderId }) => orderId === withdrawal.orderId);
    return { withdrawal, waitsFor: refundWaitsFor(withdrawal, order, ofOrder) };
  });
}

/** Statements per query. */
const pageSize = 200;

/** Those received since a time that are still due, the oldest first. */
export async function refundsDue(
  db: D1Database,
  { since, limit }: { since: string; limit: number },
): Promise<WithdrawalRefund[]> {
  const due: WithdrawalRefund[] = [];
  for (let offset = 0; due.length < limit; offset += pageSize) {
    const page = { since, limit: pageSize, first: 'oldest', offset } as const;
    const found = await withdrawalsSince(db, page);
    const refunds = await refundsOf(db, found);
    due.push(...refunds.filter(({ waitsFor }) => waitsFor !== undefined));
    if (found.length < pageSize) break;
  }
  return due.slice(0, limit);
}
