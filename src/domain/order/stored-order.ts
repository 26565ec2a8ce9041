/** Types for storing an order. */
import type { Failure } from '../errors.ts';
import type { Order } from './order.ts';

/** Chosen and stored by the room, so that a repeated call writes the same rows. */
export type OrderEventIds = { orderPlaced: string; stockChanged: string };

export type StoredOrder = { ok: true; order: Order } | Failure;
