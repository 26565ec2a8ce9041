/** The rows of the contract table about existing orders. Source: purchase-flow.txt §7, checklist ORD-1. */
import * as z from 'zod';
import type { OwnConsent } from '../consent/consent.ts';
import { customerEmail } from '../customer/email.ts';
import { answer, answerShownAs, operation } from '../operation.ts';
import type { CheckoutResult } from '../payment/checkout-result.ts';
import { providerKindKeys } from '../payment/provider-kinds.ts';
import type { CaseSummary } from '../support/support-case.ts';
import type { Order } from './order.ts';
import { orderAnswer } from './order-answer.ts';
import type { OrderStatus } from './order-status.ts';
import { orderWhere } from './order-where.ts';
import { type OwnOrders, orderGroups } from './own-orders.ts';
import type { OrderToPay } from './pay-again.ts';

/** Signed by the shop (worker/signing). */
const signedLink = z.string().min(1).max(1000);

const orderSorts = ['createdAt desc', 'createdAt asc'] as const;

export type OrderPage = { results: Order[]; offset: number; count: number; total: number };

const orderPage = z.object({
  results: z.array(orderAnswer),
  offset: z.int(),
  count: z.int(),
  total: z.int(),
});

export const orderOperations = {
  /** For the browser whose cart became it, and for its customer. `NotLoggedIn`: the id is of a customer's order. */
  getOrder: operation(
    z.union([z.object({ id: z.uuid() }), z.object({ orderNumber: z.string().max(20) })]),
    answer<{ order: Order }>(),
  ),
  /** The orders in this store that getOrder would return. */
  getOrders: operation(
    z.object({
      where: z
        .string()
        .max(500)
        .superRefine((where, context) => {
          const parsed = orderWhere(where);
          if (!parsed.ok) context.addIssue({ code: 'custom', message: parsed.message });
        })
        .optional(),
      sort: z.enum(orderSorts).default('createdAt desc'),
      limit: z.int().min(1).max(100).default(20),
      offset: z.int().min(0).max(10_000).default(0),
    }),
    answerShownAs<{ me: { orders: OrderPage } }>(z.object({ me: z.object({ orders: orderPage }) })),
  ),
  /** The customer's orders in this store as their list in the account shows them. */
  listOwnOrders: operation(
    z.object({
      group: z.enum(orderGroups).default('all'),
      text: z.string().max(100).default(''),
      year: z
        .string()
        .regex(/^(\d{4})?$/)
        .default(''),
      limit: z.int().min(1).max(50).default(10),
      offset: z.int().min(0).max(10_000).default(0),
    }),
    answer<OwnOrders>(),
  ),
  /**
   * What the first page of the account shows, in this store: the customer's latest orders, how many there are, and the newest
   * support cases that wait for an answer or have one; the number of saved addresses, and the latest consent to the newsletter.
   */
  getAccountHome: operation(
    z.object({}),
    answer<{
      orders: OrderStatus[];
      total: number;
      cases: CaseSummary[];
      addresses: number;
      newsletter?: OwnConsent;
    }>(),
  ),
  /**
   * For guests, on any device, by number and e-mail address; a wrong number and a wrong e-mail get the same answer, after
   * the same work. By the number alone, and then with the addresses, for those for whom getOrder has an answer.
   */
  findOrder: operation(
    z.object({ orderNumber: z.string().max(40), email: customerEmail.optional() }),
    answer<{ order: OrderStatus }>(),
    { rateLimit: 'order-status' },
  ),
  /** As findOrder; cancels the whole order while nothing of it is packed. A repeated call returns the same order. */
  cancelOrder: operation(
    z.object({ orderNumber: z.string().max(40), email: customerEmail.optional() }),
    answer<{ order: OrderStatus }>(),
    { rateLimit: 'order-status' },
  ),
  /** An order whose payment could not be captured, by the link of its mail. */
  findOrderToPay: operation(z.object({ link: signedLink }), answer<{ order: OrderToPay }>(), {
    rateLimit: 'order-status',
  }),
  /**
   * Begins another payment of that order; a repeated call continues it. Fails with OrderNotPayable if it is paid, under
   * way or cancelled.
   */
  payAgain: operation(
    z.object({ link: signedLink, method: z.enum(providerKindKeys) }),
    answer<{ payment: CheckoutResult }>(),
  ),
};
