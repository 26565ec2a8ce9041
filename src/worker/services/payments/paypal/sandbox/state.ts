/** Stored orders of the sandbox PayPal: one row each, with optimistic locking by `revision`. */
import { sql } from 'drizzle-orm';
import { rows } from '../../../../d1/statements.ts';
import type { Environment } from '../../../../settings/environment.ts';
import { moneyOfPaypal, type PaypalAmount } from '../amounts.ts';
import { type BuyerKey, reviewTakes } from './buyers.ts';

/** A purchase unit as it was sent; the type has only the fields that the sandbox reads. */
type PurchaseUnit = {
  reference_id?: string | undefined;
  amount: PaypalAmount;
  custom_id?: string;
  invoice_id?: string;
  shipping?: object;
};

/** `value`: as the request wrote it, or all that was left. */
export type SandboxRefund = { id: string; requestId: string; at: string; value: string };

export type SandboxOrder = {
  id: string;
  revision: number;
  createdAt: string;
  unit: PurchaseUnit;
  returnUrl: string;
  cancelUrl: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  buyer?: BuyerKey;
  /** Set if the shop requests the buyer's own address: the country of that address. */
  onFile?: string;
  /** Whether the buyer was already sent back for another card. */
  wasSentBack?: boolean;
  capture?: {
    id: string;
    requestId: string;
    at: string;
    /** The result of PayPal's review, if there is one. */
    review?: 'COMPLETED' | 'DECLINED';
  };
  refunds?: SandboxRefund[];
};

type Row = { document: string };
const read = ([row]: Row[]): SandboxOrder | undefined => row && JSON.parse(row.document);

export async function findOrder(env: Environment, id: string): Promise<SandboxOrder | undefined> {
  return read(
    await rows<Row>(
      env.DB,
      sql`SELECT document FROM sandbox_payments WHERE provider = 'paypal' AND id = ${id}`,
    ),
  );
}

export async function findByCapture(
  env: Environment,
  captureId: string,
): Promise<SandboxOrder | undefined> {
  return read(
    await rows<Row>(
      env.DB,
      sql`SELECT document FROM sandbox_payments
        WHERE provider = 'paypal' AND json_extract(document, '$.capture.id') = ${captureId}`,
    ),
  );
}

/** Returns whether the order is new: a repeated request has the same order id. */
export async function insertOrder(env: Environment, order: SandboxOrder): Promise<boolean> {
  const inserted = await rows(
    env.DB,
    sql`INSERT INTO sandbox_payments (provider, id, reference, document, at)
      VALUES ('paypal', ${order.id}, ${order.unit.custom_id ?? order.id}, ${JSON.stringify(order)}, ${order.createdAt})
      ON CONFLICT DO NOTHING RETURNING id`,
  );
  return inserted.length > 0;
}

/** Undefined if a concurrent change was faster: read the order again. */
export async function changeOrder(
  env: Environment,
  order: SandboxOrder,
  change: Partial<SandboxOrder>,
): Promise<SandboxOrder | undefined> {
  const changed = { ...order, ...change, revision: order.revision + 1 };
  const found = await rows(
    env.DB,
    sql`UPDATE sandbox_payments
      SET document = ${JSON.stringify(changed)}, reference = ${changed.unit.custom_id ?? order.id}
      WHERE provider = 'paypal' AND id = ${order.id}
        AND json_extract(document, '$.revision') = ${order.revision} RETURNING id`,
  );
  return found.length > 0 ? changed : undefined;
}

/** What was captured and not refunded, in cents. */
export function refundableCents({ unit, refunds = [] }: SandboxOrder): number {
  const cents = (value: string) =>
    moneyOfPaypal({ currency_code: unit.amount.currency_code, value })?.centAmount ?? 0;
  return refunds.reduce((left, { value }) => left - cents(value), cents(unit.amount.value));
}

/** The capture's status at `now`; a review ends after `reviewTakes` seconds. */
export function captureStatus(order: SandboxOrder, now: Date) {
  const { capture, refunds = [] } = order;
  if (!capture) return undefined;
  if (refunds.length > 0) return refundableCents(order) > 0 ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  if (!capture.review) return 'COMPLETED';
  const isReviewed = now.getTime() >= Date.parse(capture.at) + reviewTakes * 1000;
  return isReviewed ? capture.review : 'PENDING';
}

/** An id of seventeen letters and digits, like PayPal's; the same word gives the same id. */
export async function numberOf(word: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(word));
  const digits = [...new Uint8Array(hash)].slice(0, 17);
  return digits
    .map((byte) => (byte % 36).toString(36))
    .join('')
    .toUpperCase();
}
