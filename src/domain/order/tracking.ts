/** Tracking of a parcel at the tracking service, with the account of the market and language. */
import { factsOf } from '../country/countries.ts';
import type { Locale } from '../locale/locales.ts';

/** Undefined if the market has no account; without a link if `parcel` cannot be a parcel number. */
export function trackingOf(
  { country, language }: Locale,
  service: string,
  parcel = '',
): { number?: string; link?: string } | undefined {
  const account = factsOf(country).shipping.trackingAccounts[language];
  if (!account) return undefined;
  const number = parcel.replace(/\s/g, '').toUpperCase();
  if (!/^[\dA-Z-]{6,40}$/.test(number)) return {};
  const link = new URL(service);
  link.search = String(new URLSearchParams({ account, number }));
  return { number, link: link.href };
}
