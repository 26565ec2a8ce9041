/** Finds the market and the language of a request and builds everything pages need of the shop. */
import { createMiddleware } from 'hono/factory';
import type { ShopView } from '#client/shop.tsx';
import { deliveryBesidePrice, priceDisclaimer } from '#domain/country/rules.ts';
import { formatDate } from '#domain/locale/dates.ts';
import type { Locale } from '#domain/locale/locales.ts';
import {
  countryOf,
  countryOfHost,
  hostOfCountry,
  splitLanguagePrefix,
} from '#domain/locale/market.ts';
import { vatRateOf } from '#domain/money/vat-rates.ts';
import { estimatedDelivery, restockMonth } from '#domain/shipping/delivery-date.ts';
import { shippingRatesOf } from '#domain/shipping/methods.ts';
import type { Store } from '#domain/store/store.ts';
import { databaseOf } from '../commerce/embedded/database.ts';
import { embeddedCommerce } from '../commerce/embedded/index.ts';
import { loadStore } from '../commerce/embedded/stores.ts';
import type { KontorBindings } from '../context.ts';
import { cartIdOf, countryCookieOf, orderedCartsOf } from '../cookies.ts';
import { hostRulesOf } from '../host-rules.ts';
import { textsFor } from '../texts.ts';

export const localizeUrl = createMiddleware<KontorBindings>(async (c, next) => {
  const url = new URL(c.req.url);
  const rules = hostRulesOf(c.env);
  const country = countryOf(url.hostname, countryCookieOf(c.req.raw), rules);
  const { locale, prefix, path } = splitLanguagePrefix(url.pathname, country);
  const now = new Date();
  const [store, localeTexts] = await Promise.all([
    loadStore(c.env.DB, databaseOf(c.env.DB), country, now),
    textsFor(locale.code),
  ]);
  const cartId = cartIdOf(c);
  c.set('shop', {
    ...localeTexts,
    locale,
    prefix,
    path,
    store,
    commerce: embeddedCommerce(c.env),
    caller: {
      store,
      locale: locale.code,
      orderedCartIds: orderedCartsOf(c),
      now,
      ...(cartId && { cartId }),
    },
    view: viewOf(store, locale, prefix, now),
    neutralHost: !countryOfHost(url.hostname, rules),
    hrefOfMarket: (code, path = '/') => {
      const host = hostOfCountry(code, url.hostname, rules);
      if (!host) return `/__market/${code}`;
      return `${url.protocol}//${host}${url.port && `:${url.port}`}${path}`;
    },
  });
  await next();
});

function viewOf(store: Store, locale: Locale, prefix: string, now: Date): ShopView {
  const [parcel, freight] = shippingRatesOf(store.key, store.currency);
  if (!parcel || !freight) throw new Error(`store ${store.key} has no shipping rates`);
  return {
    locale: locale.code,
    language: locale.language,
    country: store.key,
    currency: store.currency,
    prefix,
    vatRate: vatRateOf(store.key, now),
    priceDisclaimer: priceDisclaimer.has(store.key),
    deliveryBesidePrice: deliveryBesidePrice.has(store.key),
    dates: {
      parcel: formatDate(estimatedDelivery(now, 'parcel', store.key), 'weekday', locale),
      freight: formatDate(estimatedDelivery(now, 'freight', store.key), 'weekday', locale),
      restock: formatDate(restockMonth(now), 'month', locale),
    },
    shipping: {
      freeAbove: parcel.freeAboveCentAmount,
      parcel: parcel.centAmount,
      freight: freight.centAmount,
    },
    maximumQuantity: store.maximumQuantity,
    phone: store.phone,
    email: store.email,
  };
}
