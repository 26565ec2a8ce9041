/** The shipment status of an order as shown to the shopper: its state, and that all of it was delivered. */
import type { TextKey } from '../texts/texts.ts';
import type { Order } from './order.ts';
import { isDelivered } from './steps/states.ts';

export type OrderShipmentStatus = Order['shipmentState'] | 'Delivered';

export const shipmentStatusTexts = {
  Pending: 'order.shipment.Pending',
  Ready: 'order.shipment.Ready',
  Shipped: 'order.shipment.Shipped',
  Partial: 'order.shipment.Partial',
  Delayed: 'order.shipment.Delayed',
  Backorder: 'order.shipment.Backorder',
  Delivered: 'order.event.delivered',
} as const satisfies Record<OrderShipmentStatus, TextKey>;

export function orderShipmentStatus(
  order: Pick<Order, 'shipmentState' | 'shipments'>,
): OrderShipmentStatus {
  const { shipmentState } = order;
  return shipmentState === 'Shipped' && isDelivered(order) ? 'Delivered' : shipmentState;
}
