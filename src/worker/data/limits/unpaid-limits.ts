/** Conditions and statements of an order's transaction about the unpaid orders of its e-mail, network and customer. */
import { type SQL, sql } from 'drizzle-orm';
import { emailKey } from '#domain/customer/email.ts';
import { holdsStockUnpaid, type OrderOrigin } from '#domain/limits/unpaid.ts';
import type { OrderDraft } from '#domain/order/order.ts';
import { methodOf } from '#domain/payment/method-of.ts';
import { rows } from '../../d1/statements.ts';

/** Older orders do not count: transfers were cancelled by then, and cash orders handed over. */
const countedDays = 30;

export const unpaidCountedSince = (at: Date): string =>
  new Date(at.getTime() - countedDays * 86_400_000).toISOString();

/** Whether an order holds stock that nobody has paid. */
function isUnpaid({ paymentState, paymentInfo }: OrderDraft): boolean {
  return (
    paymentState === 'Pending' &&
    paymentInfo.payments.some((each) => holdsStockUnpaid(methodOf(each)))
  );
}

/** What of an order is neither paid, by gift cards or by transfer, nor credited. */
const unpaidCents = sql`max(0, total_cent_amount
  - (SELECT coalesce(sum(paid.value ->> '$.amount.centAmount'), 0)
    FROM json_each(document, '$.paymentInfo.payments') AS payment,
      json_each(payment.value, '$.transactions') AS paid
    WHERE paid.value ->> '$.type' = 'Charge' AND paid.value ->> '$.state' = 'Success')
  - (SELECT coalesce(sum(value ->> '$.centAmount'), 0) FROM json_each(document, '$.credits')))`;

/** True in SQL if the order is within the limits of its origin. A customer who has paid before has own limits. */
export function isWithinUnpaidLimits(draft: OrderDraft, origin: OrderOrigin | undefined): SQL {
  if (!origin || !isUnpaid(draft)) return sql`true`;
  const { limits, network } = origin;
  const within = (column: SQL, value: string, orders: number, cents: number) =>
    sql`(SELECT count(*) < ${orders} AND coalesce(sum(CASE WHEN orders.currency =
        ${draft.totalPrice.currencyCode} THEN ${unpaidCents} END), 0)
        + ${draft.totalPrice.centAmount} <= ${cents}
      FROM unpaid_orders JOIN orders ON orders.id = unpaid_orders.order_id
      WHERE ${column} = ${value} AND order_state <> 'Cancelled' AND payment_state IN ('Pending', 'BalanceDue')
        AND created_at > ${unpaidCountedSince(new Date(draft.createdAt))})`;
  const ofEmail = within(
    sql`unpaid_orders.email`,
    emailKey(draft.customerEmail),
    limits.unpaidOrdersOfEmail,
    limits.unpaidCentsOfEmail,
  );
  const ofNetwork = network
    ? within(
        sql`unpaid_orders.network`,
        network,
        limits.unpaidOrdersOfNetwork,
        limits.unpaidCentsOfNetwork,
      )
    : sql`true`;
  const ofStranger = sql`(${ofEmail} AND ${ofNetwork})`;
  if (!draft.customer) return ofStranger;
  const { id } = draft.customer;
  const ofCustomer = within(
    sql`unpaid_orders.customer_id`,
    id,
    limits.unpaidOrdersOfCustomer,
    limits.unpaidCentsOfCustomer,
  );
  return sql`CASE WHEN EXISTS (SELECT 1 FROM orders WHERE document ->> '$.customer.id' = ${id}
      AND payment_state = 'Paid' AND total_cent_amount > 0)
    THEN ${ofCustomer} ELSE ${ofStranger} END`;
}

/** The same, asked before a payment begins whose order would hold stock unpaid. */
export async function exceedsUnpaidLimits(
  db: D1Database,
  draft: OrderDraft,
  origin: OrderOrigin | undefined,
): Promise<boolean> {
  if (!isUnpaid(draft)) return false;
  const [row] = await rows<{ isWithin: number }>(
    db,
    sql`SELECT ${isWithinUnpaidLimits(draft, origin)} AS isWithin`,
  );
  return row?.isWithin === 0;
}

/** Stores where an unpaid order comes from; `isStored`: the order was stored. */
export function storeOrigin(
  draft: OrderDraft,
  origin: OrderOrigin | undefined,
  isStored: SQL,
): SQL[] {
  if (!isUnpaid(draft)) return [];
  const { id, customer, customerEmail } = draft;
  return [
    sql`INSERT INTO unpaid_orders (order_id, email, customer_id, network)
      SELECT ${id}, ${emailKey(customerEmail)}, ${customer?.id ?? null}, ${origin?.network ?? null}
      WHERE ${isStored}`,
  ];
}
