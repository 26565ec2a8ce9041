/**
 * What a shopper can do with an order: buy the same again, withdraw, cancel it while nothing is packed, ask about it, print
 * its page. To cancel, a guest types the address once more, so that no page contains it, and the form is opened first:
 * nobody cancels by mistake.
 */
import { ownOrderPath, routePaths, withdrawalPath } from '#domain/content/links.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { untilDay } from '#domain/locale/until-day.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { isOpen } from '#domain/order/own-orders.ts';
import { useShop } from '../shop.tsx';
import { supportPath } from '../support/support-topics.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';

type OrderActionsProps = { order: OrderStatus; isOwn: boolean; operationId: string };

export function OrderActions({ order, isOwn, operationId }: OrderActionsProps) {
  const { t, href, country, withdrawalLink } = useShop();
  const number = shownOrderNumber(order.orderNumber, country);
  const withdrawal = withdrawalLink && order.withdrawal;
  const [only, ...others] = order.bought;
  const article = only && others.length === 0 && { sku: only.sku };
  return (
    <div className="row" data-gap="2" data-slip="">
      <BuyAgain order={order} operationId={operationId} />
      {withdrawal && withdrawalLink && (
        <a className="btn" data-kind="line" href={href(withdrawalPath(withdrawal))}>
          {t(withdrawalLink)}
        </a>
      )}
      {/* Companies and markets without a right of withdrawal ask for a return. */}
      {!withdrawal && order.parcels.length > 0 && (
        <a
          className="btn"
          data-kind="line"
          href={href(supportPath({ about: 'return', order: number, ...article }))}
          data-dialog=""
          rel="nofollow"
        >
          {t('support.subreason.return')}
        </a>
      )}
      <a
        className="btn"
        data-kind="line"
        href={href(supportPath({ order: number }))}
        data-dialog=""
        rel="nofollow"
      >
        {t('order.ask')}
      </a>
      {/* Shown by the script that prints: payment/browser/payment-slip.ts. */}
      <button type="button" className="btn" data-kind="line" data-print="" hidden>
        <Icon name="printer" /> {t('order.print')}
      </button>
      {order.isCancellable && <Cancel order={order} isOwn={isOwn} />}
    </div>
  );
}

/** The last day of the right of withdrawal, if it is known. */
export function WithdrawalDay({ withdrawalUntil }: Pick<OrderStatus, 'withdrawalUntil'>) {
  const { t, locale } = useShop();
  if (!withdrawalUntil) return null;
  const date = untilDay(new Date(withdrawalUntil), localeByCode(locale)).written;
  return <p className="small muted">{t('order.withdrawUntil', { date })}</p>;
}

type BuyAgainProps = Omit<OrderActionsProps, 'isOwn'> & { size?: 's' };

/** Puts the same articles into the cart, as far as they can still be bought. */
export function BuyAgain({ order, operationId, size }: BuyAgainProps) {
  const { orderNumber, bought } = order;
  const { t, href } = useShop();
  if (bought.length === 0) return null;
  return (
    <form method="post" action={href(routePaths['quick-order'])} encType="multipart/form-data">
      <input
        type="hidden"
        name="ready"
        value={bought.map(({ sku, quantity }) => `${sku} ${quantity}`).join('\n')}
      />
      <input type="hidden" name="operationId" value={operationId} />
      <button
        type="submit"
        className="btn"
        data-kind={size || isOpen(order) ? 'line' : undefined}
        data-size={size}
        name="intent"
        value="again"
      >
        {t('order.buyAgain')}
        <span className="vh"> {orderNumber}</span>
      </button>
    </form>
  );
}

function Cancel({
  order: { orderNumber, isPaidFor },
  isOwn,
}: Omit<OrderActionsProps, 'operationId'>) {
  const { t, href } = useShop();
  const path = isOwn ? ownOrderPath(orderNumber) : routePaths['order-status'];
  return (
    <details className="unfold">
      <summary className="btn" data-kind="line">
        {t('order.cancel')}
      </summary>
      <form className="panel stack" method="post" action={href(`${path}/cancel`)}>
        <p className="muted">
          {t('order.cancelText')}
          {isPaidFor && ` ${t('order.cancelPaidBack')}`}
        </p>
        {!isOwn && (
          <>
            <input type="hidden" name="orderNumber" value={orderNumber} />
            <Field
              name="email"
              type="email"
              label={t('address.email')}
              autoComplete="email"
              maxLength={254}
              required
            />
          </>
        )}
        <p>
          <button type="submit" className="btn">
            {t('order.cancel')}
          </button>
        </p>
      </form>
    </details>
  );
}
