/** Why the data of a person cannot be erased yet: something between them and the shop is not finished. */
import type { Order } from '../order/order.ts';
import { balanceOf, isCollecting, openRequests, unpaidFailures } from '../order/steps/balance.ts';

/** `payment`: one is under way whose cart has no order yet. */
export type BlockReason = 'open' | 'unpaid' | 'return' | 'refund' | 'payment';

export type ErasureBlock = { reason: BlockReason; orderNumber?: string };

/** At most one for each order. `openPayments`: payment attempts that are not settled. */
export function erasureBlocks(orders: readonly Order[], openPayments: number): ErasureBlock[] {
  const blocks = orders.flatMap((order): ErasureBlock[] => {
    const reason = reasonOf(order);
    return reason ? [{ reason, orderNumber: order.orderNumber }] : [];
  });
  const isPaying = openPayments > 0 && blocks.length === 0;
  return isPaying ? [{ reason: 'payment' }] : blocks;
}

function reasonOf(order: Order): BlockReason | undefined {
  const { orderState, shipmentState, returns = [] } = order;
  if (returns.some(({ checkedAt, closedAt }) => !checkedAt && !closedAt)) return 'return';
  const { owed } = balanceOf(order);
  const isRefunding = owed > 0 || openRequests(order).length > 0 || unpaidFailures(order) > 0;
  if (isRefunding || (orderState === 'Cancelled' && isCollecting(order))) return 'refund';
  if (owed < 0 && (shipmentState === 'Shipped' || orderState === 'Complete')) return 'unpaid';
  return orderState === 'Open' || orderState === 'Confirmed' ? 'open' : undefined;
}
