/** Uses of discount codes by customer: by e-mail address in any letter case, and by account. */
import { type SQL, sql } from 'drizzle-orm';
import { emailKey } from '#domain/customer/email.ts';
import type { OrderDraft } from '#domain/order/order.ts';
import { eachOf } from '../../d1/statements.ts';

/** Who buys; absent fields are not known yet. */
export type Buyer = { email?: string | undefined; customerId?: string | undefined };

/** How often the buyer has used the code of this column. */
export function usesOf(code: SQL, { email, customerId }: Buyer): SQL {
  return sql`(SELECT count(*) FROM code_uses WHERE code_uses.code = ${code}
    AND (code_uses.email = ${email === undefined ? null : emailKey(email)}
      OR code_uses.customer_id = ${customerId ?? null}))`;
}

/** True in SQL if each code may be used once more, by anybody and by this customer. */
export function areCodesLeft(codes: readonly string[], draft: OrderDraft): SQL {
  const buyer = { email: draft.customerEmail, customerId: draft.customer?.id };
  return sql`NOT EXISTS (SELECT 1 FROM discount_codes WHERE code IN ${eachOf(codes)}
    AND (applications >= document ->> '$.maxApplications'
      OR ${usesOf(sql`discount_codes.code`, buyer)} >= document ->> '$.maxApplicationsPerCustomer'))`;
}

/** Counts the codes of an order; `isStored`: the order was stored. */
export function countUses(codes: readonly string[], draft: OrderDraft, isStored: SQL): SQL[] {
  return [
    sql`UPDATE discount_codes SET applications = applications + 1
      WHERE code IN ${eachOf(codes)} AND ${isStored}`,
    sql`INSERT INTO code_uses (code, order_id, email, customer_id)
      SELECT value, ${draft.id}, ${emailKey(draft.customerEmail)}, ${draft.customer?.id ?? null}
      FROM ${eachOf(codes)} WHERE ${isStored}`,
  ];
}

/** Gives the codes of an order back; `isOpen`: it is cancelled in the same transaction. */
export function returnUses(orderId: string, isOpen: SQL): SQL[] {
  return [
    sql`UPDATE discount_codes SET applications = applications - 1
      WHERE ${isOpen} AND code IN (SELECT code FROM code_uses WHERE order_id = ${orderId})`,
    sql`DELETE FROM code_uses WHERE order_id = ${orderId} AND ${isOpen}`,
  ];
}
