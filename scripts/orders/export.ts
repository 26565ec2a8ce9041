/** Orders as CSV, one row each, or as NDJSON, the whole documents. */
import type { Order } from '#domain/order/order.ts';
import { balanceOf } from '#domain/order/steps/balance.ts';
import { methodOf } from '#domain/payment/method-of.ts';
import {
  type ListPosition,
  listedOrders,
  type OrderFilter,
} from '../../src/worker/data/orders/listed-orders.ts';
import { csvText } from '../csv-text.ts';
import { recipientColumns } from './recipient.ts';

export const exportFormats = ['csv', 'ndjson'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Orders that are read at once. */
const pageSize = 200;

/** Amounts are cents. `byGiftCards`: of `received` less `refunded`. */
const columns = [
  'orderNumber',
  'createdAt',
  'store',
  'orderState',
  'shipmentState',
  'paymentState',
  'method',
  'currency',
  'total',
  'net',
  'due',
  'received',
  'refunded',
  'owed',
  'byGiftCards',
  'email',
  'company',
  'name',
  'vatNumber',
  'recipient',
  'recipientCompany',
  'street',
  'addressExtra',
  'postalCode',
  'city',
  'state',
  'country',
  'phone',
  'tracking',
] as const;

function rowOf(order: Order): Record<(typeof columns)[number], string | number> {
  const { totalPrice, taxedPrice, paymentInfo, billingAddress } = order;
  const { due, received, refunded, cards, owed } = balanceOf(order);
  const [payment] = paymentInfo.payments;
  return {
    orderNumber: order.orderNumber,
    createdAt: order.createdAt,
    store: order.store.key,
    orderState: order.orderState,
    shipmentState: order.shipmentState,
    paymentState: order.paymentState,
    method: payment ? methodOf(payment) : '',
    currency: totalPrice.currencyCode,
    total: totalPrice.centAmount,
    net: taxedPrice.totalNet.centAmount,
    due,
    received,
    refunded,
    owed,
    byGiftCards: cards.kept,
    email: order.customerEmail,
    company: billingAddress.company ?? '',
    name: [billingAddress.firstName, billingAddress.lastName].join(' '),
    vatNumber: billingAddress.vatNumber ?? '',
    ...recipientColumns(order),
    tracking: (order.shipments ?? [])
      .flatMap(({ trackingNumber }) => trackingNumber ?? [])
      .join(' '),
  };
}

export const orderRows = (orders: readonly Order[], header = false): string =>
  csvText(orders.map(rowOf), { header, columns });

export async function exportOrders(
  db: D1Database,
  filter: OrderFilter,
  format: ExportFormat,
  write: (text: string) => void,
): Promise<void> {
  let after: ListPosition | undefined;
  for (let isFirst = true; ; isFirst = false) {
    const page = await listedOrders(db, filter, { limit: pageSize, after });
    if (format === 'ndjson') for (const order of page) write(`${JSON.stringify(order)}\n`);
    // Without orders there is still the header.
    else if (isFirst || page.length > 0) write(orderRows(page, isFirst));
    after = page.at(-1);
    if (page.length < pageSize) return;
  }
}
