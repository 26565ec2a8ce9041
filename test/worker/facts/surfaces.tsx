/** The surfaces that state facts about the articles of a market, rendered from the data that pages read. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CartLine } from '#client/cart/lines/cart-line.tsx';
import { ComparisonTable } from '#client/catalogue/comparison.tsx';
import { CatalogueQuestions } from '#client/catalogue/product-page/product-facts.tsx';
import { TechnicalData } from '#client/catalogue/product-page/technical-data.tsx';
import { LargePrice } from '#client/product/price.tsx';
import { ProductCard } from '#client/product/product-card.tsx';
import { StockBadge } from '#client/product/stock-badge.tsx';
import { ShopProvider, type ShopView } from '#client/shop.tsx';
import type { LineItem } from '#domain/cart/cart.ts';
import type { ComparedProduct } from '#domain/catalogue/comparison.ts';
import { currentPrice, type ProductDetail } from '#domain/catalogue/product.ts';
import { feedItem } from '#domain/feed/feed-item.ts';
import type { Locale } from '#domain/locale/locales.ts';
import { confirmation } from '#domain/mail/order-confirmation.ts';
import { orderMail } from '#domain/mail/order-mail.ts';
import type { Order } from '#domain/order/order.ts';
import { productData } from '#domain/seo/product-data.ts';
import type { Store } from '#domain/store/store.ts';
import type { Translate } from '#domain/texts/texts.ts';
import { mailText } from '#worker/events/mail-document.ts';
import {
  cellsOf,
  columnsOf,
  connectionIn,
  itemIn,
  lineSumIn,
  none,
  offerIn,
  priceIn,
  type Stated,
  stockIn,
} from './stated.ts';

export type Market = { shop: ShopView; t: Translate };

function markup(children: ReactNode, { shop, t }: Market): string {
  return renderToStaticMarkup(
    <ShopProvider shop={shop} t={t}>
      {children}
    </ShopProvider>,
  );
}

export function pageOf(product: ProductDetail, market: Market): Stated {
  const buy = markup(
    <>
      <LargePrice product={product} each={currentPrice(product.price)} />
      <StockBadge product={product} />
    </>,
    market,
  );
  const plug = product.attributesRaw.find(({ name }) => name === 'plug');
  const data = plug ? markup(<TechnicalData product={product} />, market) : '';
  return {
    ...priceIn(buy),
    ...stockIn(buy),
    plug: plug ? (cellsOf(data, plug.label)[0] ?? none) : none,
    connection: connectionIn(
      markup(<CatalogueQuestions product={product} />, market),
      market.t('connection.question'),
    ),
  };
}

export function cardOf(product: ProductDetail, market: Market): Stated {
  const html = markup(<ProductCard product={product} narrow="34vw" level={2} />, market);
  return { ...priceIn(html), ...stockIn(html) };
}

/** One statement per product, of the table that compares them. */
export function comparedOf(products: readonly ComparedProduct[], market: Market): Stated[] {
  const html = markup(<ComparisonTable label="" products={products} without={() => ''} />, market);
  const plug = products.flatMap((each) => each.attributesRaw).find(({ name }) => name === 'plug');
  const plugs = plug ? cellsOf(html, plug.label) : [];
  const columns = columnsOf(html);
  return products.map((product, at) => ({
    ...columns[at],
    plug: product.attributesRaw.some(({ name }) => name === 'plug') ? (plugs[at] ?? none) : none,
  }));
}

/** Before its first day of sale a line names no date, because no cart accepts it. */
export function cartLineOf(line: LineItem, market: Market): Stated {
  const ignore = () => undefined;
  const html = markup(
    <CartLine line={line} quantity={1} vatRate={0.2} net={0} onChange={ignore} onFocus={ignore}>
      {null}
    </CartLine>,
    market,
  );
  return {
    ...lineSumIn(html),
    ...(line.variant.isUnavailable ? { stock: 'out' } : stockIn(html)),
  };
}

export function dataOf(
  product: ProductDetail,
  { shop }: Market,
  { deliveryDays }: Store,
): { data: object; stated: Stated } {
  const { today } = shop.dates;
  const site = { origin: 'https://kontor.example', url: 'https://kontor.example/a' };
  const data = productData(product, site, { ...shop, today, deliveryDays });
  return { data, stated: offerIn(data, shop.currency, shop.locale) };
}

/** The item of a merchant feed; it states nothing about what is not in the feed. */
export function feedOf(
  product: ProductDetail,
  { shop, t }: Market,
  { deliveryDays }: Store,
): Stated {
  const origin = 'https://kontor.example';
  const methods = { parcel: t('shipping.parcel'), freight: t('shipping.freight') };
  const market = { ...shop, deliveryDays, origin, methods };
  const item = feedItem({ ...product, hasVersions: false }, `${origin}/a`, market);
  return item ? itemIn(item, shop.currency, shop.locale) : {};
}

type Mailed = Market & { locale: Locale; store: Store; order: Order; cutOffHour: number };

/** When the mail about an order of this article says that it arrives. An article that is not sold yet has no mail. */
export function mailOf(
  line: LineItem,
  { shop, t, locale, store, order, cutOffHour }: Mailed,
): Stated {
  if (line.variant.isUnavailable) return {};
  const key = line.variant.isPackageTypeFreight ? ('freight' as const) : ('parcel' as const);
  const shippingMethod = { ...order.shippingInfo.shippingMethod, key };
  const ordered: Order = {
    ...order,
    store: { key: store.key },
    lineItems: [line],
    shippingInfo: { ...order.shippingInfo, shippingMethod },
  };
  const text = mailText(confirmation(orderMail(ordered, store, locale, t), cutOffHour), t);
  // The row of the fee begins with the same word in some languages.
  const rows = text
    .split('\n')
    .filter((row) => row.startsWith(t('label.colon', { label: t('order.delivery') })));
  const said = rows.join('\n');
  const { parcel, freight } = shop.dates;
  const arrival = [parcel, freight].find(({ written }) => said.includes(written));
  const month = new Intl.DateTimeFormat(locale.code, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const { restockDate } = line.variant;
  const isRestocked = restockDate && said.includes(month.format(new Date(restockDate)));
  return {
    arrives: arrival?.day ?? none,
    from: isRestocked ? restockDate.slice(0, 7) : none,
  };
}
