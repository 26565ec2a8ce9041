/** An order in a list: its state first, then its articles, what can be done with it, and its papers. */
import { ownOrderPath } from '#domain/content/links.ts';
import { formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { formatMoney } from '#domain/money/format.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { documentTitles, useFileAddress } from '../../order/document-links.tsx';
import { BuyAgain } from '../../order/order-actions.tsx';
import { OrderPictures, OrderSentence, TrackParcel } from '../../order/order-progress.tsx';
import { useLocalized, useShop } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';

type OrderCardProps = {
  order: OrderStatus;
  operationId: string;
  /** Of its heading. */
  level?: '2' | '3';
};

export function OrderCard({ order, operationId, level = '2' }: OrderCardProps) {
  const Heading = `h${level}` as const;
  const { t, href, country, locale } = useShop();
  const localized = useLocalized();
  const { orderNumber, createdAt, totalPrice, lines } = order;
  const number = shownOrderNumber(orderNumber, country);
  const id = `order-${number}`;
  return (
    <article className="order" aria-labelledby={id}>
      <header className="order__head">
        <Heading id={id}>
          <a className="link" href={href(ownOrderPath(orderNumber))}>
            <span className="vh">{t('order.number')} </span>
            {number}
          </a>
        </Heading>
        <time className="num" dateTime={createdAt}>
          {formatDate(new Date(createdAt), 'day', localeByCode(locale))}
        </time>
        <span className="push num">
          {formatMoney(totalPrice.centAmount, totalPrice.currencyCode, locale)}
        </span>
      </header>
      <div className="order__body">
        <div className="stack" data-gap="3">
          <OrderSentence order={order} />
          <div className="order__goods">
            <OrderPictures order={order} />
            <p className="small muted">
              {lines.map(({ quantity, name }) => `${quantity} × ${localized(name)}`).join(' · ')}
            </p>
          </div>
        </div>
        <div className="order__keys">
          <TrackParcel order={order} />
          <BuyAgain order={order} operationId={operationId} size="s" />
        </div>
      </div>
      <Papers order={order} />
    </article>
  );
}

/** The first file of each document. */
export function Papers({ order: { documents } }: { order: OrderStatus }) {
  const { t } = useShop();
  const fileAddress = useFileAddress();
  if (!documents) return null;
  return (
    <footer className="order__foot">
      {documents.list.map((document) => {
        const [type] = document.files;
        return (
          type && (
            <a key={document.number} href={fileAddress(documents.link, document, type)}>
              <Icon name="receipt-text" />
              {t(documentTitles[document.kind], { number: document.number })}
            </a>
          )
        );
      })}
    </footer>
  );
}
