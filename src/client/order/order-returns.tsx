/** A panel for each return of an order: how far it has come, its articles, its papers. Design: order.html. */
import { routePaths } from '#domain/content/links.ts';
import { formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { ShownReturn } from '#domain/order/shown-returns.ts';
import { useLocalized, useShop } from '../shop.tsx';

/** How far a return has come, in one sentence. */
export function useReturnText(currency: OrderStatus['totalPrice']['currencyCode']) {
  const { t, locale } = useShop();
  return ({ text, date, centAmount, number }: ShownReturn) =>
    t(text, {
      return: number,
      date: date === undefined ? '' : formatDate(new Date(date), 'day', localeByCode(locale)),
      amount: formatMoney(centAmount, currency, locale),
    });
}

export function OrderReturns({ returns, totalPrice }: Pick<OrderStatus, 'returns' | 'totalPrice'>) {
  const { t, href } = useShop();
  const localized = useLocalized();
  const returnText = useReturnText(totalPrice.currencyCode);
  return returns.map((each) => {
    const { number, isAwaited, lines, receipt } = each;
    const query = receipt && new URLSearchParams({ receipt });
    return (
      <section className="panel stack" data-gap="3" aria-labelledby={number} key={number}>
        <h2 className="sign title" id={number}>
          {t('order.return', { return: number })}
        </h2>
        <p className="status-dot" data-stock={isAwaited ? 'low' : 'ok'}>
          <b>{returnText(each)}</b>
        </p>
        <p className="small muted">
          {lines.map(({ quantity, name }) => `${quantity} × ${localized(name)}`).join(' · ')}
        </p>
        {query && (
          <p className="row small b" data-gap="4">
            {isAwaited && (
              <a href={href(`${routePaths.withdrawal}/slip?${query}`)}>{t('withdraw.slip')}</a>
            )}
            <a href={href(`${routePaths.withdrawal}/received?${query}`)}>{t('withdraw.receipt')}</a>
          </p>
        )}
      </section>
    );
  });
}
