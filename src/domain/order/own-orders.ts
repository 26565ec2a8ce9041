/** The list of a customer's own orders: which of them a tab, a word and a year leave, and how many there are of each. */
import type { Money } from '../money/money.ts';
import { keysOf } from '../quick-order/numbers.ts';
import { fold } from '../search/fold.ts';
import type { Order } from './order.ts';
import { typedOrderNumber } from './order-number.ts';
import type { OrderStatus } from './order-status.ts';

/** The tabs of the list. A cancelled order is under none but its own; a returned one is under its other tab as well. */
export const orderGroups = ['all', 'open', 'delivered', 'returned', 'cancelled'] as const;
export type OrderGroup = (typeof orderGroups)[number];

/** What is known of each order to find it. */
export type OrderDigest = Pick<
  Order,
  'id' | 'orderNumber' | 'createdAt' | 'orderState' | 'shipmentState' | 'totalPrice'
> & {
  /** All parcels have arrived. */
  isDelivered: boolean;
  hasReturn: boolean;
  /** Names and numbers of its articles, numbers of its documents. */
  words: string;
};

export type OwnOrderFilter = {
  group: OrderGroup;
  /** Every word must occur, at the beginning of one. */
  text: string;
  /** Four digits; empty: all years. */
  year: string;
};

export type OrderSelection = {
  /** Newest first. */
  ids: string[];
  counts: Record<OrderGroup, number>;
  /** The total of the selected orders in each currency, without the cancelled ones. */
  sums: Money[];
  /** All years with an order, the latest first. */
  years: string[];
};

export function selectOrders(
  digests: readonly OrderDigest[],
  { group, text, year }: OwnOrderFilter,
): OrderSelection {
  const words = wordsOf(text);
  const found = digests.filter(
    (digest) => (year === '' || yearOf(digest) === year) && hasWords(digest, words),
  );
  const selected = found.filter((digest) => isIn(group, digest));
  return {
    ids: selected.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).map(({ id }) => id),
    counts: Object.fromEntries(
      orderGroups.map((each) => [each, found.filter((digest) => isIn(each, digest)).length]),
    ) as Record<OrderGroup, number>,
    sums: sumsOf(selected.filter(({ orderState }) => orderState !== 'Cancelled')),
    years: [...new Set(digests.map(yearOf))].toSorted().reverse(),
  };
}

const yearOf = ({ createdAt }: OrderDigest): string => createdAt.slice(0, 4);

function isIn(group: OrderGroup, { orderState, shipmentState, ...digest }: OrderDigest): boolean {
  const isCancelled = orderState === 'Cancelled';
  const isThere = shipmentState === 'Shipped' && digest.isDelivered;
  switch (group) {
    case 'all':
      return true;
    case 'cancelled':
      return isCancelled;
    case 'returned':
      return digest.hasReturn;
    case 'delivered':
      return !isCancelled && isThere;
    case 'open':
      return !(isCancelled || isThere);
  }
}

/** The numbers of orders and articles are also found without their letters, as pages show them. */
function hasWords({ orderNumber, words }: OrderDigest, wanted: readonly string[]): boolean {
  const text = ` ${fold(`${orderNumber} ${words}`)}`.replace(/ (?:ns|ex)(\d{8,12})/g, '$& $1');
  return wanted.every((word) => text.includes(` ${word}`));
}

/** A number that was typed in groups, `EX10 513 744`, is one word. */
function wordsOf(text: string): string[] {
  const number = typedOrderNumber(text) ?? keysOf(text).sku;
  return fold(number?.slice(2) ?? text)
    .split(' ')
    .filter(Boolean);
}

function sumsOf(digests: readonly OrderDigest[]): Money[] {
  const sums = new Map<string, Money>();
  for (const { totalPrice } of digests) {
    const { currencyCode, centAmount } = totalPrice;
    const before = sums.get(currencyCode)?.centAmount ?? 0;
    sums.set(currencyCode, { ...totalPrice, centAmount: before + centAmount });
  }
  return [...sums.values()];
}

/** `total`: of all pages. */
export type OwnOrders = Omit<OrderSelection, 'ids'> & { orders: OrderStatus[]; total: number };

/** Neither delivered nor cancelled; it need not be paid. */
export const isOpen = ({ orderState, shipment }: OrderStatus): boolean =>
  orderState !== 'Cancelled' && shipment !== 'Delivered';

/** What of the order waits for the shopper: to pay, or to send an announced return. */
export function waitsFor({ sentence, returns }: OrderStatus): 'payment' | 'return' | undefined {
  if (sentence.text === 'order.awaitsPayment') return 'payment';
  return returns.some(({ isAwaited }) => isAwaited) ? 'return' : undefined;
}
