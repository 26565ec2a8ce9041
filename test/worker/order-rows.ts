/** The rows of an order in the database. */
import { env } from 'cloudflare:test';
import type { KontorEvent } from '#domain/events.ts';

export type OrderRow = {
  id: string;
  order_number: string;
  cart_id: string;
  store: string;
  customer_email: string;
  currency: string;
  total_cent_amount: number;
  tax_cent_amount: number;
  document: string;
};

export async function ordersOf(cartId: string): Promise<OrderRow[]> {
  const { results } = await env.DB.prepare('SELECT * FROM orders WHERE cart_id = ?')
    .bind(cartId)
    .all<OrderRow>();
  return results;
}

export async function linesOf(orderId: string) {
  const { results } = await env.DB.prepare(
    'SELECT sku, quantity, total_cent_amount AS total FROM order_lines WHERE order_id = ? ORDER BY sku',
  )
    .bind(orderId)
    .all<{ sku: string; quantity: number; total: number }>();
  return results;
}

/** Outbox events that contain a text (an order's id, a SKU), except the product-changed events for the search. */
export async function eventsAbout(text: string): Promise<KontorEvent[]> {
  const { results } = await env.DB.prepare(
    `SELECT event FROM outbox WHERE instr(event, ?) > 0
     AND event ->> 'type' <> 'product-changed' ORDER BY rowid`,
  )
    .bind(text)
    .all<{ event: string }>();
  return results.map(({ event }) => JSON.parse(event) as KontorEvent);
}
