/** Finds the market and the language of a request and builds the `shop` variable for pages. */
import { createMiddleware } from 'hono/factory';
import type { ShopView } from '#client/shop.tsx';
import { campaignLabels } from '#domain/catalogue/campaigns.ts';
import { factsOf } from '#domain/country/countries.ts';
import { isCartLive } from '#domain/country/features.ts';
import { deliveryBesidePrice, priceDisclaimer } from '#domain/country/offer-law.ts';
import { lowStockOf } from '#domain/inventory/low-stock.ts';
import { networkOf } from '#domain/limits/network.ts';
import { dayIn } from '#domain/locale/dates.ts';
import type { Locale } from '#domain/locale/locales.ts';
import { addressedLocales, hostOfCountry, prefixOf } from '#domain/locale/market.ts';
import { untilDay } from '#domain/locale/until-day.ts';
import { vatRateOf } from '#domain/money/vat-rates.ts';
import { isNeverCached } from '#domain/routing/cache-control.ts';
import { routingOf } from '#domain/routing/location.ts';
import { estimatedDelivery } from '#domain/shipping/delivery-date.ts';
import type { Store } from '#domain/store/store.ts';
import { withdrawalLinkIn } from '#domain/withdrawal/withdrawal-link.ts';
import { backendOf } from '../commerce/backends.ts';
import { recordTags } from '../commerce/tag-recorder.ts';
import { clientIpOf } from '../request/client-ip.ts';
import type { KontorBindings } from '../request/context.ts';
import { cartIdOf, orderedCartsOf, setLocaleCookie, wishKeyOf } from '../request/cookies.ts';
import { marketOfRequest } from '../request/market-of-request.ts';
import { previewFor } from '../request/preview.ts';
import { textsFor } from '../texts/texts.ts';

export const localizeUrl = createMiddleware<KontorBindings>(async (c, next) => {
  const url = new URL(c.req.url);
  const { settings } = c.env;
  const { locale, prefix, path, neutralHost, choseElsewhere } = marketOfRequest(c.req.raw, c.env);
  const backend = backendOf(c.env);
  const preview = await previewFor(c.req.raw, { backend, path, now: new Date() });
  const now = preview?.at === undefined ? new Date() : new Date(preview.at);
  const [kept, localeTexts] = await Promise.all([
    backend.store(locale.country, now),
    textsFor(locale.code),
  ]);
  const store: Store = {
    ...kept,
    codZeroLimit: settings.codZeroLimit,
    paymentProviders: settings.paymentProviders,
  };
  const [cartId, wishKey] = [cartIdOf(c), wishKeyOf(c)];
  const shown = new Set<string>();
  c.set('shop', {
    ...localeTexts,
    locale,
    prefix,
    path,
    store,
    backend,
    // Responses to forms and calls, and private pages, are not cached.
    commerce:
      c.req.method === 'POST' || isNeverCached(path)
        ? backend.commerce
        : recordTags(backend.commerce, shown),
    shown,
    caller: {
      store,
      locale: locale.code,
      orderedCartIds: orderedCartsOf(c),
      network: networkOf(clientIpOf(c.req.raw.headers, settings.storefrontSecret)),
      site: url.origin + prefix,
      now,
      ...(cartId && { cartId }),
      ...(wishKey && { wishKey }),
      ...(preview?.versionId !== undefined && { previewedVersion: preview.versionId }),
    },
    ...(preview && { preview }),
    neutralHost,
    search: url.search,
    routing: routingOf(locale.country, settings),
    prefixOf: (other) => prefixOf(other, settings),
    view: {
      ...viewOf(store, locale, prefix, { now, cutOffHour: settings.deliveryCutOff }),
      ...(settings.myOrdersUrl && { ordersElsewhere: true }),
      liveCart: isCartLive(locale.country, settings.liveCartOff),
    },
    addressed: addressedLocales(settings),
    defaultAlternates: settings.defaultAlternates,
    hrefOfMarket: (code, path) => {
      const host = hostOfCountry(code, url.hostname, settings);
      if (!host) return `/__market/${code}`;
      return `${url.protocol}//${host}${url.port && `:${url.port}`}${path}`;
    },
  });
  await next();
  if (preview) {
    c.header('Cache-Control', 'private, no-store');
    c.header('X-Robots-Tag', 'noindex');
  }
  // The visited market takes precedence: a stored choice of another one is updated (checklist LOC-5).
  if (choseElsewhere) {
    setLocaleCookie(c, locale.code);
    c.header('Cache-Control', 'private, no-store');
  }
});

function viewOf(
  store: Store,
  locale: Locale,
  prefix: string,
  { now, cutOffHour }: { now: Date; cutOffHour: number },
): Omit<ShopView, 'liveCart'> {
  const { deliveryDays, shippingRates, volumeDiscounts } = store;
  const market = { country: store.key, cutOffHour, deliveryDays };
  const { legalGuaranteeYears, guaranteeCancelDays } = factsOf(store.key).law;
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
      parcel: untilDay(estimatedDelivery(now, 'parcel', market), locale),
      freight: untilDay(estimatedDelivery(now, 'freight', market), locale),
    },
    shipping: {
      freeAbove: shippingRates.freeAboveCentAmount,
      parcel: shippingRates.parcelCentAmount,
      freight: shippingRates.freightCentAmount,
    },
    volumeDiscounts,
    lowStock: lowStockOf(store.currency),
    maximumQuantity: store.maximumQuantity,
    guarantees: store.saleOfAdditionalGuaranteeEnabled,
    legalGuaranteeYears,
    guaranteeCancelDays,
    withdrawalLink: withdrawalLinkIn(store.key, now),
    campaigns: campaignLabels(store.campaigns, locale.language, now),
    ...(store.seller && { seller: store.seller }),
    // No-break spaces keep the number on one line.
    phone: store.phone.replaceAll(' ', '\u00a0'),
    email: store.email,
    openingHours: store.openingHours[locale.language] ?? '',
  };
}
