/** A price with all that the law requires: gross, energy class, former price, unit price, net price, note. */
import type { ReactNode } from 'react';
import { noteParts } from '#domain/catalogue/prices/price-note.ts';
import { unitPriceOf } from '#domain/catalogue/prices/unit-price.ts';
import { currentPrice, type ProductSummary, struckPrice } from '#domain/catalogue/product.ts';
import { contentPath } from '#domain/content/pages.ts';
import { lastMomentOf } from '#domain/locale/dates.ts';
import { untilDay } from '#domain/locale/until-day.ts';
import { netOf } from '#domain/money/basis-points.ts';
import { formatMoneyParts } from '#domain/money/format.ts';
import { useMoney, useShop } from '../shop.tsx';
import { Amount } from './amount.tsx';
import { Energy, EnergyClass } from './energy.tsx';

type Priced = Pick<
  ProductSummary,
  'price' | 'isPackageTypeFreight' | 'isGiftCard' | 'energyLabel' | 'netContent' | 'sku'
>;
type PriceProps = { product: Priced };

export function Price({ product }: PriceProps) {
  const money = useMoney();
  return <PriceFrame product={product}>{money(currentPrice(product.price))}</PriceFrame>;
}

/**
 * The current price without a reduction, where there is no space for the reference price it must state (P-02). `each`:
 * the price of a piece at the page's quantity.
 */
export function PlainPrice({ product, each }: PriceProps & { each: number }) {
  const money = useMoney();
  return (
    <PriceFrame product={{ ...product, price: { centAmount: each } }}>
      <span data-unit-price="">{money(each)}</span>
    </PriceFrame>
  );
}

/** The same without links, for a row that is itself a link. */
export function OptionPrice({ product }: PriceProps) {
  const money = useMoney();
  return (
    <PriceFrame product={product} size="option">
      {money(currentPrice(product.price))}
    </PriceFrame>
  );
}

/**
 * The price of the product page: larger, with a raised fraction, the end of an offer and a link to delivery. `each`: the
 * price of a piece at the page's quantity, which a script replaces (cart/browser/shown-price.ts).
 */
export function LargePrice({ product, each }: PriceProps & { each: number }) {
  const { currency, locale } = useShop();
  const money = useMoney();
  const parts = formatMoneyParts(each, currency, locale);
  return (
    <PriceFrame product={product} size="l" each={each}>
      <span aria-hidden="true" data-unit-price="">
        {parts.map(({ type, value }) =>
          type === 'fraction' || type === 'decimal' ? (
            <span key={type} className="price__frac">
              {value}
            </span>
          ) : (
            value
          ),
        )}
      </span>
      <span className="vh" data-unit-price="">
        {money(each)}
      </span>
    </PriceFrame>
  );
}

type FrameProps = PriceProps & { size?: 'l' | 'option'; each?: number; children: ReactNode };

/**
 * Pages contain the gross and the net price; the visitor chooses which one leads (src/client/entry/pre-paint.ts). The
 * price of a gift card is its value: it has no VAT, and nothing is added for delivery.
 */
function PriceFrame(props: FrameProps) {
  const { product, size, each, children } = props;
  const { t, currency, vatRate } = useShop();
  const money = useMoney();
  const { price, isGiftCard } = product;
  const now = currentPrice(price);
  const net = money(netOf(each ?? now, vatRate, currency));
  const onSale = price.discounted ? '' : undefined;
  return (
    <div className="price" data-size={size} data-sale={onSale} data-price={now}>
      <p className="price__now">
        {children}
        {!isGiftCard && <span className="price__gross as-net">{` ${t('price.gross')}`}</span>}
      </p>
      {!isGiftCard && <p className="price__net">{t('price.net', { amount: net })}</p>}
      {size === 'option' ? <EnergyClass product={product} /> : <Energy product={product} />}
      <Reduction price={price} end={size === 'l'} />
      <UnitPrice product={product} />
      {!isGiftCard && <DeliveryNote product={product} linked={size === 'l'} />}
    </div>
  );
}

/** The lowest price of the last 30 days, struck through; the law of most markets requires its name (P-01, P-02). */
function Reduction({ price, end }: Pick<Priced, 'price'> & { end: boolean }) {
  const { t, priceDisclaimer, locale: code, language, country } = useShop();
  const money = useMoney();
  const struck = struckPrice(price);
  if (struck === undefined) return null;
  const validUntil = price.discounted?.validUntil;
  const until = validUntil && untilDay(lastMomentOf(validUntil), { code, language, country });
  const amount = money(struck);
  const text = priceDisclaimer
    ? t('price.lowest30', { amount })
    : `${t('price.instead')} ${amount}`;
  const [before, after] = text.split(amount);
  return (
    <>
      <p className={`price__was${priceDisclaimer ? ' price__low' : ''}`}>
        {before}
        <s>
          <Amount of={struck} />
        </s>
        {after}
      </p>
      {end && until && (
        <p className="price__until">
          <time dateTime={until.day}>{t('price.until', { date: until.written })}</time>
        </p>
      )}
    </>
  );
}

/** The unit price of goods sold by measure (eu-2026.md P-05). */
function UnitPrice({ product: { netContent, price } }: PriceProps) {
  const { t } = useShop();
  const each = netContent && unitPriceOf(netContent, currentPrice(price));
  if (!each) return null;
  return (
    <p className="price__unit">
      <Amount of={each.centAmount}>
        {(amount) => t(`price.perUnit.${each.unit}`, { amount })}
      </Amount>
    </p>
  );
}

/**
 * Note on VAT and delivery; on the product page with the fee (eu-2026.md P-10); in Great Britain the fee is shown
 * nearly as large as the price (P-14).
 */
function DeliveryNote({ product, linked }: PriceProps & { linked: boolean }) {
  const { t, href, shipping, deliveryBesidePrice } = useShop();
  const fee = product.isPackageTypeFreight ? shipping.freight : shipping.parcel;
  const isFree = fee === 0 || currentPrice(product.price) >= shipping.freeAbove;
  const plusFee = <Amount of={fee}>{(amount) => t('price.deliveryShort', { amount })}</Amount>;
  const [vat, delivery] =
    linked && !deliveryBesidePrice && !isFree
      ? [`${t('price.gross')}, `, plusFee]
      : noteParts(t(isFree ? 'price.noteFree' : 'price.note'));
  const said = (
    <>
      <span className="as-gross">{vat}</span>
      {delivery}
    </>
  );
  return (
    <>
      {deliveryBesidePrice && !isFree && <p className="price__delivery">{plusFee}</p>}
      <p className="price__note">
        {linked ? <a href={`${href(contentPath('dispatch-information'))}#fees`}>{said}</a> : said}
      </p>
    </>
  );
}
