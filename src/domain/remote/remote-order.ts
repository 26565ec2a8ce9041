/** An order as a remote backend stores it. Other fields of an answer are kept. Source: purchase-flow.txt §3 Order. */
import * as z from 'zod';
import { remoteMoney } from './remote-cart.ts';

export const remoteOrder = z.looseObject({
  id: z.string(),
  version: z.int(),
  orderNumber: z.string().nullish(),
  /** ISO time. */
  createdAt: z.iso.datetime(),
  orderState: z.enum(['Open', 'Confirmed', 'Complete', 'Cancelled']),
  /** Names of the remote; absent: not known yet. */
  shipmentState: z.string().nullish(),
  paymentState: z.string().nullish(),
  totalPrice: remoteMoney,
  cart: z.looseObject({ id: z.string() }).nullish(),
});

export type RemoteOrder = z.output<typeof remoteOrder>;
