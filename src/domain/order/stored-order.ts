/** What is said when an order is stored, and when an unpaid one ends. */
import type { Failure } from '../errors.ts';
import type { Order } from './order.ts';

/** Chosen by the room and kept, so that a repeated call writes the same rows. */
export type OrderEventIds = { orderPlaced: string; stockChanged: string };

export type StoredOrder = { ok: true; order: Order } | Failure;

/** `takesStock`: its store counts what it sells. `eventId`: chosen before, so that it is sent once. */
export type UnpaidOrder = { takesStock: boolean; eventId: string };
