/** A moment to the second with its zone, for people and for machines, in the market's time zone. */
import type { CountryCode } from '../country/countries.ts';
import { timeZoneOf } from './dates.ts';
import type { Locale } from './locales.ts';

const written = new Map<string, Intl.DateTimeFormat>();

/** `Montag, 23. November 2026 um 08:02:17 MEZ` */
export function formatMoment(at: Date, { code, country }: Locale): string {
  const formatter =
    written.get(code) ??
    new Intl.DateTimeFormat(code, {
      dateStyle: 'full',
      timeStyle: 'long',
      hourCycle: 'h23',
      timeZone: timeZoneOf(country),
    });
  written.set(code, formatter);
  return formatter.format(at);
}

/** `2026-11-23T08:02:17+01:00` */
export function zonedIso(at: Date, country: CountryCode): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timeZoneOf(country),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  const offset = of('timeZoneName').replace(/^GMT/, '') || '+00:00';
  const day = [of('year'), of('month'), of('day')].join('-');
  const time = [of('hour'), of('minute'), of('second')].join(':');
  // Swedish writes a negative offset with a minus sign, not a hyphen.
  return `${day}T${time}${offset.replace('\u2212', '-')}`;
}
