/** What happened to an order after it was placed: parcels, cancellations, returns, credits and refunds. */
import * as z from 'zod';

/** Some pieces of a line item. */
export const linePieces = z.object({ lineItemId: z.string(), quantity: z.int().positive() });
export type LinePieces = z.infer<typeof linePieces>;

/** A parcel or a freight delivery, with its content. */
const shipment = z.object({
  id: z.string(),
  shippedAt: z.iso.datetime(),
  /** A key of the carriers (shipping/carriers.ts), or another name. */
  carrier: z.string(),
  trackingNumber: z.string().optional(),
  /** Where the carrier shows it; absent: derived from the carrier and the number. */
  trackingUrl: z.url().optional(),
  lines: z.array(linePieces),
  deliveredAt: z.iso.datetime().optional(),
});

const cancellation = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  reason: z.string(),
  lines: z.array(linePieces),
});

export const returnReasons = ['withdrawal', 'return', 'defect'] as const;

/** `resellable` and `unusable` are known after the goods were checked. */
const returnLine = linePieces.extend({
  received: z.int().nonnegative(),
  resellable: z.int().nonnegative(),
  unusable: z.int().nonnegative(),
});

const orderReturn = z.object({
  id: z.string(),
  reason: z.enum(returnReasons),
  announcedAt: z.iso.datetime(),
  /** When the last of it arrived, and when that was checked. */
  receivedAt: z.iso.datetime().optional(),
  checkedAt: z.iso.datetime().optional(),
  /** What has not arrived by then is not awaited any more. */
  closedAt: z.iso.datetime().optional(),
  /** The steps that checked it: the credit of each has its id. */
  checkIds: z.array(z.string()).optional(),
  lines: z.array(returnLine),
});

/** Cents that the shopper need not pay or gets back, VAT included. `lines`: the pieces it is for, if any. */
const credit = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  reason: z.string(),
  centAmount: z.int().positive(),
  /** The part of it that is for delivery. */
  shippingCentAmount: z.int().nonnegative(),
  lines: z.array(linePieces),
});

/** Money that is to go back by the payment's provider. Its result is a transaction with this `requestId`. */
const refundRequest = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  paymentId: z.string(),
  centAmount: z.int().positive(),
});

/**
 * A gift card that was bought: one for each piece of its line. `refundedAt`: blocked, and what was left paid back.
 * `blocked`: while the order is not paid any more (gift-card-blocks.ts), with the id of the ledger's entry.
 */
const issuedGiftCard = z.object({
  id: z.string(),
  lineItemId: z.string(),
  lastFour: z.string(),
  refundedAt: z.iso.datetime().optional(),
  blocked: z.object({ id: z.string(), at: z.iso.datetime() }).optional(),
});
export type IssuedGiftCard = z.infer<typeof issuedGiftCard>;

/** Absent lists are empty. */
export const fulfilment = {
  /** When the operator accepted the order. */
  confirmedAt: z.iso.datetime().optional(),
  packedAt: z.iso.datetime().optional(),
  /** Until the next shipment. */
  delay: z
    .object({
      state: z.enum(['Delayed', 'Backorder']),
      at: z.iso.datetime(),
      /** The new day of dispatch, if it is known. */
      until: z.iso.date().optional(),
    })
    .optional(),
  shipments: z.array(shipment).optional(),
  cancellations: z.array(cancellation).optional(),
  returns: z.array(orderReturn).optional(),
  credits: z.array(credit).optional(),
  refundRequests: z.array(refundRequest).optional(),
  /** Absent: none were bought, or the order is not paid yet. */
  issuedGiftCards: z.array(issuedGiftCard).optional(),
};

export type Shipment = z.infer<typeof shipment>;
export type Credit = z.infer<typeof credit>;
export type OrderReturn = z.infer<typeof orderReturn>;
export type RefundRequest = z.infer<typeof refundRequest>;
