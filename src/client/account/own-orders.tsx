/** The customer's orders: /my-account/my-orders, the newest first. Each leads to its own page. */
import { ownOrderPath, ownOrdersPath } from '#domain/content/links.ts';
import { formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { OrderPage } from '#domain/order/operations.ts';
import type { Order } from '#domain/order/order.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import { orderPaymentStatus, paymentStatusTexts } from '#domain/order/payment-status.ts';
import { orderShipmentStatus, shipmentStatusTexts } from '#domain/order/shipment-status.ts';
import { useHref, useLocalized, useShop, useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';

export function OwnOrders({ orders, pageSize }: { orders: OrderPage; pageSize: number }) {
  const t = useT();
  const { results, offset, total } = orders;
  return (
    <>
      <h1>{t('account.orders')}</h1>
      {results.length === 0 && <p className="panel">{t('account.emptyOrders')}</p>}
      <ul className="stack">
        {results.map((order) => (
          <OwnOrder key={order.id} order={order} />
        ))}
      </ul>
      {total > pageSize && (
        <Pages page={offset / pageSize + 1} count={Math.ceil(total / pageSize)} />
      )}
    </>
  );
}

function OwnOrder({ order }: { order: Order }) {
  const { t, country, locale } = useShop();
  const href = useHref();
  const localized = useLocalized();
  const { orderNumber, orderState, createdAt, totalPrice, lineItems } = order;
  const states = [
    t(`order.state.${orderState}`),
    t(shipmentStatusTexts[orderShipmentStatus(order)]),
    t(paymentStatusTexts[orderPaymentStatus(order)]),
  ];
  const isCancelled = orderState === 'Cancelled';
  return (
    <li className="panel stack" data-gap="3">
      <div className="row spread" data-gap="3">
        <h2 className="sign title">
          <a href={href(ownOrderPath(orderNumber))}>
            <span className="vh">{t('order.number')} </span>
            {shownOrderNumber(orderNumber, country)}
          </a>
        </h2>
        <time dateTime={createdAt}>
          {formatDate(new Date(createdAt), 'day', localeByCode(locale))}
        </time>
        <span className="num">
          {formatMoney(totalPrice.centAmount, totalPrice.currencyCode, locale)}
        </span>
      </div>
      <p>{(isCancelled ? states.slice(0, 1) : states).join(' · ')}</p>
      <p className="small muted">
        {lineItems.map(({ quantity, name }) => `${quantity} × ${localized(name)}`).join(' · ')}
      </p>
    </li>
  );
}

function Pages({ page, count }: { page: number; count: number }) {
  const t = useT();
  const href = useHref();
  const path = (number: number) => href(`${ownOrdersPath}?page=${number}`);
  return (
    <nav className="pager" aria-label={t('listing.pages')}>
      {page > 1 && (
        <a href={path(page - 1)} rel="prev" aria-label={t('listing.previous')}>
          <Icon name="arrow-left" />
        </a>
      )}
      <span aria-current="page">{page}</span>
      {page < count && (
        <a href={path(page + 1)} rel="next" aria-label={t('listing.next')}>
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  );
}
