/** Articles of an order, each with its picture, and where they go. Design: order.html. */
import { productNumberOf } from '#domain/catalogue/product.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { reviewPaths } from '#domain/review/paths.ts';
import { labelled } from '#domain/texts/labelled.ts';
import { AddressBlock } from '../checkout/addresses/address-block.tsx';
import { useLocalized, useShop, useT } from '../shop.tsx';
import { Thumbnail } from '../ui/picture.tsx';

type OrderLinesProps = Pick<OrderStatus, 'lines'> & {
  currency: OrderStatus['totalPrice']['currencyCode'];
};

export function OrderLines({ lines, currency }: OrderLinesProps) {
  const { t, href, locale } = useShop();
  const localized = useLocalized();
  return (
    <ul className="lines" aria-label={t('checkout.summary')}>
      {lines.map(({ name, sku, image, slug, quantity, centAmount, isReviewable }) => (
        <li className="line" key={`${sku} ${centAmount}`}>
          <span className="line__pic">{slug && <Thumbnail image={image} loading="lazy" />}</span>
          <div>
            <a className="line__name" href={slug && href(`/${localized(slug)}`)}>
              {localized(name)}
            </a>
            <p className="line__meta">
              {slug && `${t('product.itemNumber', { number: productNumberOf(sku) })} · `}
              {t('quickOrder.pieces', { count: quantity })}
            </p>
            {isReviewable && (
              <p className="small">
                <a
                  className="b"
                  href={href(`${reviewPaths.write}?${new URLSearchParams({ sku })}`)}
                >
                  {t('review.write')}
                  <span className="vh">, {localized(name)}</span>
                </a>
              </p>
            )}
          </div>
          <p className="line__sum">{formatMoney(centAmount, currency, locale)}</p>
        </li>
      ))}
    </ul>
  );
}

export function OrderAddresses({ addresses }: Pick<OrderStatus, 'addresses'>) {
  const t = useT();
  if (!addresses) return null;
  const { billingAddress, shippingAddress } = addresses;
  return (
    <section className="panel addr2" aria-label={t('checkout.step.addresses')}>
      <AddressBlock title={t('address.shipping')} address={shippingAddress} />
      <AddressBlock title={t('address.billing')} address={billingAddress}>
        {billingAddress.vatNumber && (
          <p className="small">{labelled(t, t('address.vatNumber'), billingAddress.vatNumber)}</p>
        )}
      </AddressBlock>
    </section>
  );
}
