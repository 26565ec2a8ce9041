/**
 * The steps of an order after it was placed. A step is idempotent by its id; it is refused with a reason, or changes the
 * order and has effects, which are data (take-step.ts).
 */
import * as z from 'zod';
import { linePieces, returnReasons } from '../fulfilment.ts';

const lines = z.array(linePieces).min(1);
const cents = z.int().positive();
const note = z.string().max(500);

export const orderStep = z.discriminatedUnion('kind', [
  /** The order is accepted. */
  z.object({ kind: z.literal('confirm'), evenUnpaid: z.boolean().optional() }),
  z.object({ kind: z.literal('pack'), evenUnpaid: z.boolean().optional() }),
  /** It was not packed after all. */
  z.object({ kind: z.literal('unpack') }),
  z.object({
    kind: z.literal('delay'),
    state: z.enum(['Delayed', 'Backorder']),
    until: z.iso.date().optional(),
  }),
  /** `lines` absent: all open pieces. */
  z.object({
    kind: z.literal('ship'),
    lines: lines.optional(),
    carrier: z.string().min(1).max(60),
    trackingNumber: z.string().max(60).optional(),
    trackingUrl: z.url({ protocol: /^https$/ }).optional(),
    evenUnpaid: z.boolean().optional(),
  }),
  /** Corrects a shipment. */
  z.object({
    kind: z.literal('track'),
    shipmentId: z.string(),
    carrier: z.string().min(1).max(60).optional(),
    trackingNumber: z.string().max(60),
    trackingUrl: z.url({ protocol: /^https$/ }).optional(),
  }),
  /** `shipmentId` absent: all that are not delivered. `deliveredAt` absent: now; another day corrects that of one shipment. */
  z.object({
    kind: z.literal('deliver'),
    shipmentId: z.string().optional(),
    deliveredAt: z.iso.datetime().optional(),
  }),
  /** `lines` absent: all open pieces. Only if it is not paid in full (`unpaid`), if nothing is packed (`unpacked`). */
  z.object({
    kind: z.literal('cancel'),
    lines: lines.optional(),
    reason: note,
    unpaid: z.boolean().optional(),
    unpacked: z.boolean().optional(),
  }),
  /** `isTold`: another mail has said everything about it. */
  z.object({
    kind: z.literal('announceReturn'),
    lines,
    reason: z.enum(returnReasons),
    isTold: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('receiveReturn'), returnId: z.string(), lines: lines.optional() }),
  /** What of the received goods is unusable, and what is deducted for it. `withShipping`: delivery is paid back too. */
  z.object({
    kind: z.literal('checkReturn'),
    returnId: z.string(),
    unusable: z.array(linePieces).optional(),
    deductedCentAmount: z.int().nonnegative().optional(),
    withShipping: z.boolean().optional(),
  }),
  /** What has not arrived of it is not awaited any more, and can be announced again. */
  z.object({ kind: z.literal('closeReturn'), returnId: z.string() }),
  /** A credit without a return: for these pieces, or an amount. */
  z.object({
    kind: z.literal('refund'),
    lines: lines.optional(),
    centAmount: cents.optional(),
    withShipping: z.boolean().optional(),
    reason: note,
  }),
  /** Money that came without a provider; `centAmount` absent: what is due. */
  z.object({
    kind: z.literal('receiveMoney'),
    means: z.enum(['transfer', 'cash']),
    centAmount: cents.optional(),
    reference: z.string().max(140).optional(),
  }),
  /** Money that the operator has sent back; `centAmount` absent: what is owed. */
  z.object({
    kind: z.literal('payOut'),
    means: z.enum(['transfer', 'cash']),
    centAmount: cents.optional(),
    reference: z.string().max(140).optional(),
  }),
  /** The gift cards of a paid order leave by e-mail. */
  z.object({
    kind: z.literal('issueGiftCards'),
    cards: z
      .array(z.object({ id: z.string(), lineItemId: z.string(), lastFour: z.string() }))
      .min(1),
  }),
  /** `centAmount`: what is left on the card. */
  z.object({ kind: z.literal('refundGiftCard'), cardId: z.string(), centAmount: cents }),
  /** A note in the history. */
  z.object({ kind: z.literal('note'), text: note }),
]);

export type OrderStep = z.infer<typeof orderStep>;
export type StepKind = OrderStep['kind'];
export type StepOf<Kind extends StepKind> = Extract<OrderStep, { kind: Kind }>;

/** `id`: chosen by who takes the step; the second step with an id changes nothing. `at`: ISO time. */
export type StepStamp = { id: string; at: string };
