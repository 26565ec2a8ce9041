/** Steps of the goods on their way to the shopper. */

import { isOfGiftCards } from '../../cart/articles.ts';
import { isCountryCode } from '../../country/countries.ts';
import { dayIn } from '../../locale/dates.ts';
import type { Order } from '../order.ts';
import { asLines, excess, openPieces, totalOf } from './pieces.ts';
import { changed, refused, type StepChange, type StepRefused } from './result.ts';
import { isPaidForShipping, shippablePieces } from './shippable.ts';
import type { StepOf, StepStamp } from './step.ts';

type Result = StepChange | StepRefused;

export function confirm(order: Order, step: StepOf<'confirm'>, { at }: StepStamp): Result {
  if (order.orderState === 'Cancelled') return refused('cancelled');
  if (order.confirmedAt) return refused('alreadyDone');
  if (!step.evenUnpaid && !isPaidForShipping(order)) return refused('notPaid');
  return changed({ ...order, confirmedAt: at });
}

export function pack(order: Order, step: StepOf<'pack'>, { at }: StepStamp): Result {
  if (order.orderState === 'Cancelled') return refused('cancelled');
  if (totalOf(openPieces(order)) === 0) return refused('nothingOpen');
  if (order.packedAt) return refused('alreadyDone');
  const keeps = step.evenUnpaid ? undefined : reasonToKeep(order);
  if (keeps) return refused(keeps);
  return changed({ ...order, packedAt: at });
}

export function unpack({ packedAt, ...order }: Order): Result {
  return packedAt ? changed(order) : refused('notPacked');
}

export function delay(order: Order, { state, until }: StepOf<'delay'>, { at }: StepStamp): Result {
  if (order.orderState === 'Cancelled') return refused('cancelled');
  if (totalOf(openPieces(order)) === 0) return refused('nothingOpen');
  const { delay: before } = order;
  if (before?.state === state && before.until === until) return refused('alreadyDone');
  return changed(
    { ...order, delay: { state, at, ...(until !== undefined && { until }) } },
    { mail: { change: 'delayed', centAmount: order.totalPrice.centAmount } },
  );
}

export function ship(order: Order, step: StepOf<'ship'>, { id, at }: StepStamp): Result {
  if (order.orderState === 'Cancelled') return refused('cancelled');
  if (isOfGiftCards(order)) return refused('byMail');
  const open = openPieces(order);
  if (totalOf(open) === 0) return refused('nothingOpen');
  const keeps = step.evenUnpaid ? undefined : reasonToKeep(order);
  if (keeps) return refused(keeps);
  const there = step.evenUnpaid ? open : shippablePieces(order);
  const lines = step.lines ?? asLines(there);
  const over = excess(lines, open);
  if (over) return refused('tooMany', skuOf(order, over));
  const credited = excess(lines, there);
  if (credited) return refused('credited', skuOf(order, credited));
  const { kind, lines: _, evenUnpaid, ...parcel } = step;
  const shipment = { id, shippedAt: at, ...parcel, lines: [...lines] };
  const { packedAt, delay: ended, ...rest } = order;
  const shipped = { ...rest, shipments: [...(order.shipments ?? []), shipment] };
  // What is left is packed again.
  const isLast = totalOf(openPieces(shipped)) === 0;
  return changed(
    { ...shipped, ...(isLast && packedAt && { packedAt }) },
    { mail: { change: 'shipped', about: id, centAmount: order.totalPrice.centAmount } },
  );
}

export function track(order: Order, step: StepOf<'track'>): Result {
  const { kind, shipmentId, ...tracking } = step;
  const known = order.shipments?.find(({ id }) => id === shipmentId);
  if (!known) return refused('unknownShipment', shipmentId);
  if (known.trackingNumber === tracking.trackingNumber && tracking.carrier === known.carrier) {
    return refused('alreadyDone');
  }
  const { trackingUrl: _, ...shipment } = known;
  const { carrier = known.carrier, ...page } = tracking;
  const corrected = { ...shipment, ...page, carrier };
  return changed(
    withShipments(order, (each) => (each.id === shipmentId ? corrected : each)),
    { mail: { change: 'shipped', about: shipmentId, centAmount: order.totalPrice.centAmount } },
  );
}

export function deliver(
  order: Order,
  { shipmentId, deliveredAt }: StepOf<'deliver'>,
  { at }: StepStamp,
): Result {
  const known = order.shipments ?? [];
  if (known.length === 0) return refused('nothingShipped');
  const meant = known.filter(({ id }) => shipmentId === undefined || id === shipmentId);
  if (meant.length === 0) return refused('unknownShipment', shipmentId);
  const [only, ...others] = meant;
  const isCorrection =
    others.length === 0 &&
    only?.deliveredAt !== undefined &&
    deliveredAt !== undefined &&
    dayOf(order, only.deliveredAt) !== dayOf(order, deliveredAt);
  const changing = isCorrection ? meant : meant.filter((each) => !each.deliveredAt);
  if (changing.length === 0) return refused('alreadyDone');
  const day = dayOf(order, deliveredAt ?? at);
  if (day > dayOf(order, at)) return refused('inFuture', day);
  const lastShipped = changing
    .map(({ shippedAt }) => dayOf(order, shippedAt))
    .toSorted()
    .at(-1);
  if (lastShipped !== undefined && day < lastShipped) return refused('beforeShipment', lastShipped);
  return changed(
    withShipments(order, (each) =>
      changing.includes(each) ? { ...each, deliveredAt: deliveredAt ?? at } : each,
    ),
  );
}

/** The ISO day of a time in the order's market. */
const dayOf = ({ store }: Order, at: string): string =>
  isCountryCode(store.key) ? dayIn(store.key, new Date(at)) : at.slice(0, 10);

/** Why nothing of the order may leave. */
function reasonToKeep(order: Order): 'notPaid' | 'credited' | undefined {
  if (!isPaidForShipping(order)) return 'notPaid';
  return totalOf(shippablePieces(order)) === 0 ? 'credited' : undefined;
}

function withShipments(
  order: Order,
  change: (
    each: NonNullable<Order['shipments']>[number],
  ) => NonNullable<Order['shipments']>[number],
): Order {
  return { ...order, shipments: (order.shipments ?? []).map(change) };
}

/** The article of an excess and how many there are: `10012345: 2`. */
export function skuOf(order: Order, { lineItemId, left }: { lineItemId: string; left: number }) {
  const line = order.lineItems.find(({ id }) => id === lineItemId);
  return `${line?.variant.sku ?? lineItemId}: ${left}`;
}
