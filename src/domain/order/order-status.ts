/**
 * The view of an order for a visitor who knows its number and e-mail address, and nothing else: state, content and
 * every amount of its total. Of the address only the town and country.
 */
import { articlesIn, isGift, isGuarantee, isOfGiftCards } from '../cart/articles.ts';
import type { LineItem } from '../cart/cart.ts';
import { shippingPrice } from '../cart/sums.ts';
import type { AddressCountry } from '../country/address-countries.ts';
import { giftCardsOf, type UsedGiftCard } from '../gift-card/used-cards.ts';
import type { Money } from '../money/money.ts';
import { cashToPay } from '../payment/cash-rounding.ts';
import { methodOf } from '../payment/method-of.ts';
import type { PaymentMethodKey } from '../payment/methods.ts';
import { carrierName, trackingPage } from '../shipping/carriers.ts';
import type { ShippingMethodKey } from '../shipping/methods.ts';
import type { TextKey } from '../texts/texts.ts';
import type { Order } from './order.ts';
import type { OrderDocuments } from './order-documents.ts';
import {
  type AwaitedPayment,
  awaitedPayment,
  type OrderPaymentStatus,
  orderPaymentStatus,
  payingPayment,
} from './payment-status.ts';
import { type OrderShipmentStatus, orderShipmentStatus } from './shipment-status.ts';
import { type ShownReturn, shownReturns } from './shown-returns.ts';
import { type OrderSentence, type Station, stationsOf } from './stations.ts';
import { balanceOf, isCollecting, stillToPay } from './steps/balance.ts';
import { isCancellable } from './steps/cancel-step.ts';
import { grossUpTo } from './steps/credit-value.ts';
import { piecesIn } from './steps/pieces.ts';
import { shippablePieces } from './steps/shippable.ts';
import { type TimelineEvent, timelineOf } from './timeline.ts';

export type OrderStatus = Pick<Order, 'orderNumber' | 'createdAt' | 'orderState' | 'totalPrice'> & {
  shipment: OrderShipmentStatus;
  payment: OrderPaymentStatus;
  awaited?: AwaitedPayment;
  /** How it is paid. */
  method?: PaymentMethodKey;
  /** When it arrives, or what it waits for. */
  sentence: OrderSentence;
  lines: OrderedLine[];
  /** Pieces that are in no parcel: still to be shipped, cancelled or credited before, and guarantees. */
  inNoParcel: { title: TextKey; lines: OrderedLine[] }[];
  /** Discount on the goods total; absent without one. */
  discount?: Money;
  shipping: { key: ShippingMethodKey; price: Money };
  /** Fee for cash on delivery, and its title in the store. */
  fee?: Money;
  /** The VAT in the total, or why there is none. */
  taxes: Order['taxedPrice']['taxPortions'];
  taxRelief?: Order['taxRelief'];
  /** In cents; 0: nothing. `due`: still to be paid. Nothing is credited for what was cancelled and never paid. */
  credited: number;
  refunded: number;
  due: number;
  /** The bought articles, without gifts and guarantees. */
  bought: { sku: string; quantity: number }[];
  parcels: OrderParcel[];
  /** The first announced first. */
  returns: ShownReturn[];
  timeline: TimelineEvent[];
  stations: Station[];
  /** Its invoices and credit notes; absent: there are none. */
  documents?: OrderDocuments;
  /** Whether the shopper may cancel the whole order. */
  isCancellable: boolean;
  /** Something was paid, or is being collected. */
  isPaidFor: boolean;
  /** Opens the withdrawal function with this order; absent: the market has none, a company bought, or it is cancelled. */
  withdrawal?: string;
  /** ISO day until which it can be withdrawn from; absent: not known, over, or all of it goes back. */
  withdrawalUntil?: string;
  /** Its payment could not be captured: the link to pay again, and until when (ISO time) the articles are kept. */
  payAgain?: { link: string; reservedUntil?: string };
  /** Gift cards, which come by e-mail. */
  isByMail?: true;
  feeTitle?: LineItem['name'];
  /** Absent: none pays for it. */
  giftCards?: Pick<UsedGiftCard, 'lastFour' | 'amount'>[];
  /** What the amount in cash differs from what is due by. */
  cashRounding?: Money;
  town: string;
  country: AddressCountry;
  /** Only for whom getOrder has an answer; not for whoever knows the number and the e-mail address. */
  addresses?: Pick<Order, 'billingAddress' | 'shippingAddress'>;
};

export type OrderedLine = {
  name: LineItem['name'];
  sku: string;
  image: LineItem['variant']['image'];
  /** Of the product's page; absent: a guarantee, which has none. */
  slug?: LineItem['productSlug'];
  quantity: number;
  centAmount: number;
  /** The reader has received it and may review it. */
  isReviewable?: true;
};

/** `page`: where its carrier shows it. */
export type OrderParcel = {
  carrier: string;
  trackingNumber?: string;
  page?: string;
  shippedAt: string;
  deliveredAt?: string;
  lines: OrderedLine[];
};

export function orderStatusOf(order: Order): Omit<OrderStatus, 'sentence'> {
  const { orderNumber, createdAt, orderState, totalPrice, shippingInfo } = order;
  const { city, country } = order.shippingAddress;
  const { discountOnTotalPrice } = order;
  const { calculatedCodFee, codFeeTitle } = order.custom;
  const awaited = awaitedPayment(order);
  const giftCards = giftCardsOf(order).map(({ lastFour, amount }) => ({ lastFour, amount }));
  const { credited, refunded, received } = balanceOf(order);
  const isPaidFor = received > 0 || isCollecting(order);
  const due = stillToPay(order);
  const payment = payingPayment(order);
  return {
    orderNumber,
    createdAt,
    orderState,
    shipment: orderShipmentStatus(order),
    totalPrice,
    payment: orderPaymentStatus(order),
    ...(awaited && { awaited }),
    ...(payment && { method: methodOf(payment) }),
    lines: order.lineItems.map((line) => orderedLine(line)),
    ...(discountOnTotalPrice && { discount: discountOnTotalPrice.discountedAmount }),
    ...(calculatedCodFee && { fee: calculatedCodFee }),
    ...(codFeeTitle && { feeTitle: codFeeTitle }),
    ...cashToPay(order, due),
    ...(giftCards.length > 0 && { giftCards }),
    ...(isOfGiftCards(order) && { isByMail: true }),
    shipping: {
      key: shippingInfo.shippingMethod.key,
      price: { ...shippingInfo.price, centAmount: shippingPrice(order) },
    },
    taxes: order.taxedPrice.taxPortions,
    ...(order.taxRelief && { taxRelief: order.taxRelief }),
    credited: orderState === 'Cancelled' && received === 0 ? 0 : credited,
    refunded,
    due,
    bought: articlesIn(order)
      .filter((line) => !isGift(line))
      .map(({ variant, quantity }) => ({ sku: variant.sku, quantity })),
    ...parcelsOf(order),
    returns: shownReturns(order),
    timeline: timelineOf(order),
    stations: stationsOf(order),
    isCancellable: isCancellable(order),
    isPaidFor,
    town: city,
    country,
  };
}

/** These pieces of a line, after the `before` ones. */
function orderedLine(line: LineItem, quantity = line.quantity, before = 0): OrderedLine {
  return {
    name: line.name,
    sku: line.variant.sku,
    image: line.variant.image,
    ...(!isGuarantee(line) && { slug: line.productSlug }),
    quantity,
    centAmount: grossUpTo(line, before + quantity) - grossUpTo(line, before),
  };
}

function parcelsOf(order: Order): Pick<OrderStatus, 'parcels' | 'inNoParcel'> {
  const { shipments = [], lineItems, store, orderState } = order;
  const before = new Map<string, number>();
  function taken(line: LineItem, quantity: number): OrderedLine {
    const from = before.get(line.id) ?? 0;
    before.set(line.id, from + quantity);
    return orderedLine(line, quantity, from);
  }
  const parcels = shipments.map((shipment) => {
    const { carrier, trackingNumber, shippedAt, deliveredAt, lines } = shipment;
    const page = trackingPage(shipment, store.key);
    return {
      carrier: carrierName(carrier),
      ...(trackingNumber && { trackingNumber }),
      ...(page && { page }),
      shippedAt,
      ...(deliveredAt && { deliveredAt }),
      lines: lines.flatMap(({ lineItemId, quantity }) => {
        const line = lineItems.find(({ id }) => id === lineItemId);
        return line ? [taken(line, quantity)] : [];
      }),
    };
  });
  const shippable = orderState === 'Cancelled' ? new Map<string, number>() : shippablePieces(order);
  const rest = (lines: LineItem[], most = (line: LineItem) => line.quantity): OrderedLine[] =>
    lines.flatMap((line) => {
      const left = Math.min(most(line), line.quantity - (before.get(line.id) ?? 0));
      return left > 0 ? [taken(line, left)] : [];
    });
  // In this order: of a line, the last pieces are the cancelled ones.
  const inNoParcel: OrderStatus['inNoParcel'] = [
    { title: 'order.toSend', lines: rest(lineItems, ({ id }) => piecesIn(shippable, id)) },
    {
      title: 'order.event.partlyCancelled',
      lines: rest(lineItems.filter((line) => !isGuarantee(line))),
    },
    { title: 'content.title.premium-gurantee', lines: rest(lineItems) },
  ];
  return { parcels, inNoParcel: inNoParcel.filter(({ lines }) => lines.length > 0) };
}
