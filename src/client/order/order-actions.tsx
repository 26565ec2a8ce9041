/**
 * What a shopper can do with an order: cancel it while nothing is packed, and buy the same again. To cancel, a guest types
 * the address once more, so that no page contains it, and a customer opens the button first: none is cancelled by mistake.
 */
import { ownOrderPath, routePaths } from '#domain/content/links.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { useHref, useT } from '../shop.tsx';
import { Field } from '../ui/field.tsx';

type OrderActionsProps = { order: OrderStatus; isOwn: boolean; operationId: string };

export function OrderActions({ order, isOwn, operationId }: OrderActionsProps) {
  const { isCancellable } = order;
  return (
    <div className="panel stack">
      {isCancellable && (isOwn ? <OwnCancel order={order} /> : <GuestCancel order={order} />)}
      <BuyAgain order={order} operationId={operationId} />
    </div>
  );
}

type BuyAgainProps = Omit<OrderActionsProps, 'isOwn'> & { size?: 's' };

/** Puts the same articles into the cart, as far as they can still be bought. */
export function BuyAgain({ order: { orderNumber, bought }, operationId, size }: BuyAgainProps) {
  const t = useT();
  const href = useHref();
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
        data-kind={size && 'line'}
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

function GuestCancel({ order: { orderNumber } }: { order: OrderStatus }) {
  const t = useT();
  const href = useHref();
  return (
    <form className="stack" method="post" action={href('/order-status/cancel')}>
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <p className="muted">{t('order.cancelText')}</p>
      <Field
        name="email"
        type="email"
        label={t('address.email')}
        autoComplete="email"
        maxLength={254}
        required
      />
      <p>
        <button type="submit" className="btn" data-kind="line">
          {t('order.cancel')}
        </button>
      </p>
    </form>
  );
}

function OwnCancel({ order: { orderNumber } }: { order: OrderStatus }) {
  const t = useT();
  const href = useHref();
  return (
    <details>
      <summary>{t('order.cancel')}</summary>
      <form className="stack" method="post" action={href(`${ownOrderPath(orderNumber)}/cancel`)}>
        <p className="muted">{t('order.cancelText')}</p>
        <p>
          <button type="submit" className="btn" data-kind="line">
            {t('order.cancel')}
          </button>
        </p>
      </form>
    </details>
  );
}
