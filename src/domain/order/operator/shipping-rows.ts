/** Operator operations on the goods until they are delivered. */
import * as z from 'zod';
import { openPieces } from '../steps/pieces.ts';
import { refused } from '../steps/result.ts';
import {
  articles,
  carrier,
  evenUnpaid,
  given,
  ordinal,
  reason,
  row,
  trackingNumber,
  trackingPage,
  withLines,
} from './operation.ts';

export const shippingRows = {
  confirm: row('accept the order', z.object({ evenUnpaid }), (input) => ({
    kind: 'confirm',
    ...given(input),
  })),
  pack: row('the goods are packed', z.object({ evenUnpaid }), (input) => ({
    kind: 'pack',
    ...given(input),
  })),
  unpack: row('it was not packed after all: the shopper can cancel it again', z.object({}), () => ({
    kind: 'unpack',
  })),
  delay: row(
    'it ships later than promised; the shopper is told',
    z.object({
      backorder: z.boolean().describe('because goods are not in stock').optional(),
      until: z.iso.date().describe('the day of dispatch, if it is known: 2026-12-01').optional(),
    }),
    ({ backorder, until }) => ({
      kind: 'delay',
      state: backorder ? 'Backorder' : 'Delayed',
      ...given({ until }),
    }),
  ),
  ship: row(
    'a parcel leaves; the shopper is told',
    z.object({
      article: articles.optional(),
      carrier: carrier.describe('a key of docs/operations/orders.md, or a name'),
      tracking: trackingNumber.describe('the tracking number').optional(),
      url: trackingPage.describe('the tracking page, if the carrier has no known one').optional(),
      evenUnpaid,
    }),
    ({ article: wanted, carrier: by, tracking, url, evenUnpaid: unpaid }, order) =>
      withLines(order, wanted, openPieces(order), (lines) => ({
        kind: 'ship',
        carrier: by,
        ...given({ lines, trackingNumber: tracking, trackingUrl: url, evenUnpaid: unpaid }),
      })),
  ),
  track: row(
    'correct the tracking number of a parcel; the shopper is told',
    z.object({
      shipment: ordinal.describe('which parcel, from 1'),
      tracking: trackingNumber.describe('the tracking number'),
      carrier: carrier.describe('the carrier, if it is another').optional(),
      url: trackingPage.describe('the tracking page').optional(),
    }),
    ({ shipment, tracking, carrier: other, url }, order) => {
      const known = order.shipments?.[shipment - 1];
      if (!known) return refused('unknownShipment', String(shipment));
      const corrected = { trackingNumber: tracking, carrier: other ?? known.carrier };
      return { kind: 'track', shipmentId: known.id, ...corrected, ...given({ trackingUrl: url }) };
    },
  ),
  deliver: row(
    'the carrier has delivered: one parcel, or all',
    z.object({
      shipment: ordinal.describe('which parcel, from 1').optional(),
      on: z.iso
        .date()
        .describe('the day, if it was not today; corrects that of a parcel')
        .optional(),
    }),
    ({ shipment, on }, order) => {
      const known = shipment === undefined ? undefined : order.shipments?.[shipment - 1];
      if (shipment !== undefined && !known) return refused('unknownShipment', String(shipment));
      const deliveredAt = on === undefined ? undefined : `${on}T12:00:00.000Z`;
      return { kind: 'deliver', ...given({ shipmentId: known?.id, deliveredAt }) };
    },
  ),
  cancel: row(
    'cancel what was not shipped: some articles, or all; money goes back, stock is restored',
    z.object({ article: articles.optional(), reason }),
    ({ article: wanted, reason: why }, order) =>
      withLines(order, wanted, openPieces(order), (lines) => ({
        kind: 'cancel',
        reason: why,
        ...given({ lines }),
      })),
  ),
};
