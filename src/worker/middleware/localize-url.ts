/** Finds the market and the language of a request and builds everything pages need of the shop. */
import { createMiddleware } from 'hono/factory';
import type { ShopView } from '#client/shop.tsx';
import { openingHoursLanguage } from '#domain/country/customer-care.ts';
import { isCartLive } from '#domain/country/live-cart.ts';
import { deliveryBesidePrice, priceDisclaimer } from '#domain/country/price-note.ts';
import { dayIn, writtenDay } from '#domain/locale/dates.ts';
import type { Locale } from '#domain/locale/locales.ts';
import {
  addressedLocales,
  choosesElsewhere,
  hostOfCountry,
  prefixOf,
} from '#domain/locale/market.ts';
import { vatRateOf } from '#domain/money/vat-rates.ts';
import { routingOf } from '#domain/routing/location.ts';
import { estimatedDelivery, restockMonth } from '#domain/shipping/delivery-date.ts';
import { shippingRatesOf } from '#domain/shipping/methods.ts';
import type { Store } from '#domain/store/store.ts';
import { databaseOf } from '../commerce/embedded/database.ts';
import { embeddedCommerce } from '../commerce/embedded/index.ts';
import { loadStore } from '../commerce/embedded/stores.ts';
import { noting } from '../commerce/shown.ts';
import type { KontorBindings } from '../context.ts';
import { cartIdOf, localeCookieOf, orderedCartsOf, setLocaleCookie } from '../cookies.ts';
import { countrySettingsOf } from '../country-settings.ts';
import { marketOfRequest, marketRulesOf } from '../market-of-request.ts';
import { configuredProviders } from '../services/payments/payments.ts';
import { textsFor } from '../texts.ts';

export const localizeUrl = createMiddleware<KontorBindings>(async (c, next) => {
  const url = new URL(c.req.url);
  const rules = marketRulesOf(c.env);
  const { locale, prefix, path, neutralHost } = marketOfRequest(c.req.raw, c.env);
  const now = new Date();
  const settings = countrySettingsOf(c.env);
  const [kept, localeTexts] = await Promise.all([
    loadStore(c.env.DB, databaseOf(c.env.DB), locale.country, now),
    textsFor(locale.code),
  ]);
  const store: Store = {
    ...kept,
    codZeroLimit: settings.codZeroLimit,
    paymentProviders: configuredProviders(c.env),
  };
  const cartId = cartIdOf(c);
  const shown = new Set<string>();
  c.set('shop', {
    ...localeTexts,
    locale,
    prefix,
    path,
    store,
    commerce: noting(embeddedCommerce(c.env), shown),
    shown,
    caller: {
      store,
      locale: locale.code,
      orderedCartIds: orderedCartsOf(c),
      site: url.origin + prefix,
      now,
      ...(cartId && { cartId }),
    },
    neutralHost,
    routing: routingOf(locale.country, rules),
    prefixOf: (other) => prefixOf(other, rules),
    view: {
      ...viewOf(store, locale, prefix, { now, cutOffHour: settings.deliveryCutOff }),
      liveCart: isCartLive(locale.country, settings.liveCartOff),
      openingHours: openingHoursLanguage(locale.country, locale.language)
        ? localeTexts.t('footer.hours')
        : '',
    },
    addressed: addressedLocales(rules),
    hrefOfMarket: (code, path) => {
      const host = hostOfCountry(code, url.hostname, rules);
      if (!host) return `/__market/${code}`;
      return `${url.protocol}//${host}${url.port && `:${url.port}`}${path}`;
    },
  });
  await next();
  // The visited market counts: a choice made for another one is brought into line (checklist LOC-5).
  if (!neutralHost && choosesElsewhere(localeCookieOf(c.req.raw), locale)) {
    setLocaleCookie(c, locale.code);
    c.header('Cache-Control', 'private, no-store');
  }
});

function viewOf(
  store: Store,
  locale: Locale,
  prefix: string,
  { now, cutOffHour }: { now: Date; cutOffHour: number },
): Omit<ShopView, 'liveCart' | 'openingHours'> {
  const [parcel, freight] = shippingRatesOf(store.key, store.currency);
  if (!parcel || !freight) throw new Error(`store ${store.key} has no shipping rates`);
  const market = { country: store.key, cutOffHour };
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
      today: dayIn(store.key, now),
      parcel: writtenDay(estimatedDelivery(now, 'parcel', market), 'weekday', locale),
      freight: writtenDay(estimatedDelivery(now, 'freight', market), 'weekday', locale),
      restock: writtenDay(restockMonth(now), 'month', locale),
    },
    shipping: {
      freeAbove: parcel.freeAboveCentAmount,
      parcel: parcel.centAmount,
      freight: freight.centAmount,
    },
    maximumQuantity: store.maximumQuantity,
    guarantees: store.saleOfAdditionalGuaranteeEnabled ?? false,
    // A number is read in one piece.
    phone: store.phone.replaceAll(' ', '\u00a0'),
    email: store.email,
  };
}
