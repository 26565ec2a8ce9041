/** An order as its page shows it: to a guest who knows its number and e-mail address, and to its customer. */
import { formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Store } from '#domain/store/store.ts';
import { AwaitedPayment } from '../payment/awaited-payment.tsx';
import { useShop } from '../shop.tsx';
import { DocumentLinks } from './document-links.tsx';
import { OrderActions, WithdrawalDay } from './order-actions.tsx';
import { OrderAddresses } from './order-lines.tsx';
import { OrderParcels, OrderTimeline } from './order-parcels.tsx';
import { OrderSentence, Stations } from './order-progress.tsx';
import { OrderReturns } from './order-returns.tsx';
import { FoundOrder } from './order-status.tsx';
import { PayAgainOffer } from './pay-again.tsx';

export type OrderViewProps = {
  order: OrderStatus;
  store: Pick<Store, 'bankDetails'>;
  /** The order is the customer's own, in the account. */
  isOwn?: boolean;
  /** Of the change of the cart if all of it is bought again. */
  operationId: string;
};

export function OrderView({ order, store, isOwn = false, operationId }: OrderViewProps) {
  const { country, locale } = useShop();
  const { totalPrice } = order;
  const placed = formatDate(new Date(order.createdAt), 'day', localeByCode(locale));
  return (
    <>
      <div className="stack" data-gap="3">
        <OrderSentence order={order} />
        <OrderActions order={order} isOwn={isOwn} operationId={operationId} />
        <WithdrawalDay {...order} />
      </div>
      <Stations order={order} />
      {order.payAgain && <PayAgainOffer {...order.payAgain} />}
      <AwaitedPayment
        awaited={order.awaited}
        total={{ ...totalPrice, centAmount: order.due }}
        reference={shownOrderNumber(order.orderNumber, country)}
        bank={store.bankDetails}
      />
      {/* The page of a guest has one column. */}
      <div className={isOwn ? 'split' : 'stack'} data-gap="6">
        <div className="stack" data-gap="6">
          <OrderReturns {...order} />
          <OrderParcels {...order} />
        </div>
        <div className="stack" data-gap="6">
          <FoundOrder order={order} placed={placed} isOwn={isOwn} />
          <OrderAddresses {...order} />
          {order.documents && (
            <DocumentLinks documents={order.documents} currency={totalPrice.currencyCode} />
          )}
        </div>
      </div>
      <OrderTimeline {...order} />
    </>
  );
}
