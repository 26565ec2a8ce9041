/** Tracking of a parcel at the tracking service, with the account of the market and language. */
import type { Locale } from '../locale/locales.ts';
import type { Store } from '../store/store.ts';

/** Undefined if the market has no account; without a link if `parcel` cannot be a parcel number. */
export function trackingOf(
  { store, locale }: { store: Pick<Store, 'parcelTrackingIds'>; locale: Pick<Locale, 'language'> },
  service: string,
  parcel = '',
): { number?: string; link?: string } | undefined {
  const account = store.parcelTrackingIds[locale.language];
  if (!account) return undefined;
  const number = parcel.replace(/\s/g, '').toUpperCase();
  if (!/^[\dA-Z-]{6,40}$/.test(number)) return {};
  const link = new URL(service);
  link.search = String(new URLSearchParams({ account, number }));
  return { number, link: link.href };
}
