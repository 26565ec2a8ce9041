/**
 * What a shopper can do with a found order: cancel it while nothing is packed, and buy the same again. The address is
 * typed once more, so that no page contains it and no order is cancelled by mistake.
 */
import { routePaths } from '#domain/content/links.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { useHref, useT } from '../shop.tsx';
import { Field } from '../ui/field.tsx';

export function OrderActions({ order }: { order: OrderStatus }) {
  const t = useT();
  const href = useHref();
  const { orderNumber, bought, isCancellable } = order;
  return (
    <div className="panel stack">
      {isCancellable && (
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
      )}
      <form method="post" action={href(routePaths['quick-order'])} encType="multipart/form-data">
        <input
          type="hidden"
          name="lines"
          value={bought.map(({ sku, quantity }) => `${sku} ${quantity}`).join('\n')}
        />
        <button type="submit" className="btn" name="intent" value="check">
          {t('order.buyAgain')}
        </button>
      </form>
    </div>
  );
}
