/** Messages from a cart's room to connected browser windows, and the limits of these connections. */
import type { Cart } from './cart.ts';

/** Source: checklist LIVE-1 to LIVE-4. `null` data: the cart was ordered, deleted or merged. */
export type CartMessage =
  | { event: 'cart-update'; data: Cart | null }
  | { event: 'updated-stock'; data: { sku: string; availableQuantity: number }[] };

export const liveConnection = {
  /** Connections per cart; further ones are rejected. */
  maximum: 10,
  /** The client's attempts after a lost connection (decision LIVE-3: 2; the other reading is 3). */
  retries: 2,
  retryDelayMs: 5000,
} as const;

/** WebSocket close codes of the application range. */
export const closeCodes = {
  missingCart: 4400,
  foreign: 4403,
  switchedOff: 4410,
  tooMany: 4429,
} as const;

/** Tells a room which customer connects; set by the Worker, never accepted from the browser. */
export const customerHeader = 'Kontor-Customer';
