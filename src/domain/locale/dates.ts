/** Dates in the locale's format and the market's time zone. Source: eu-2026.md F-07. */
import { type CountryCode, factsOf, type Language } from '../country/countries.ts';
import type { Locale } from './locales.ts';

export function timeZoneOf(country: CountryCode): string {
  return factsOf(country).timeZone;
}

/** The ISO day in the market's time zone: late on New Year's Eve in UTC it is January in Sofia. */
export const dayIn = (country: CountryCode, at: Date): string => clockIn(country, at).day;

/** The hour of the market's own clock, 0 to 23. */
export const hourIn = (country: CountryCode, at: Date): number => clockIn(country, at).hour;

type Clock = { day: string; hour: number };

function clockIn(country: CountryCode, at: Date): Clock {
  const timeZone = timeZoneOf(country);
  const key = `${timeZone} ${Math.floor(at.getTime() / quarterMs)}`;
  const known = clocks.get(key);
  if (known) return known;
  const formatter =
    clockFormatters.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, ...dayAndHour, hourCycle: 'h23' });
  clockFormatters.set(timeZone, formatter);
  const [day = '', hour] = formatter.format(at).split(' ');
  const clock = { day, hour: Number(hour) };
  if (clocks.size >= maxClocks) clocks.clear();
  clocks.set(key, clock);
  return clock;
}

/** Written in Swedish as `2026-11-24 09`. */
const dayAndHour = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const;
/** Time zones differ from UTC by whole quarters of an hour, so a quarter is of one day and one hour. */
const quarterMs = 900_000;
/** A request asks for now and for some days after, and formatting is slow. */
const clocks = new Map<string, Clock>();
const maxClocks = 500;
const clockFormatters = new Map<string, Intl.DateTimeFormat>();

/** The moment an ISO day begins in the market, whose time zone is at most three hours ahead of UTC. */
export function dayStartIn(country: CountryCode, day: string): Date {
  const begins = [3, 2, 1].map((hours) => new Date(Date.parse(day) - hours * 3_600_000));
  return begins.find((at) => dayIn(country, at) === day) ?? new Date(day);
}

/** The last moment of a period that ends at `until` (ISO time, exclusive). */
export function lastMomentOf(until: string): Date {
  return new Date(Date.parse(until) - 1);
}

/** The last ISO day, in the market, of a period that ends at `until`: until midnight means the day before. */
export function lastDayIn(country: CountryCode, until: string): string {
  return dayIn(country, lastMomentOf(until));
}

const styles = {
  /** 25.11.2026 */
  day: {},
  /** Montag, 30. November um 23:59; Monday 30 November at 11:59 pm */
  deadline: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  },
  /** 14:00; 2 pm */
  time: { hour: '2-digit', minute: '2-digit' },
  /** 25.11.2026, 07:40 */
  minute: {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  },
  /** Februar 2027 */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Style = keyof typeof styles;

/** A date for people (`written`) and for machines (`day`): the ISO day, or the ISO month for the style `month`. */
export function writtenDay(date: Date, style: Style, locale: Locale) {
  const day = dayIn(locale.country, date);
  return {
    day: style === 'month' ? day.slice(0, 7) : day,
    written: formatDate(date, style, locale),
  };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

export function formatDate(date: Date, style: Style, locale: Locale): string {
  const key = `${locale.code} ${style}`;
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat(locale.code, {
      ...styles[style],
      hourCycle: locale.language === 'en' && style !== 'minute' ? 'h12' : 'h23',
      timeZone: timeZoneOf(locale.country),
    });
  formatters.set(key, formatter);
  return corrected(formatter.format(date), style, locale);
}

/** What Intl writes otherwise than people of the language do. */
const corrections: Partial<Record<Language, (written: string, style: Style) => string>> = {
  // "søndag den 6. december kl. 23.59"
  da: (written, style) => (style === 'deadline' ? written.replace(/ (?:den )?/, ' den ') : written),
  // "2 pm", "11:59 pm"; en-IE may have "02:00 p.m."
  en: (written) => written.replace(/0?(\d+)(?::00)?(:\d\d)?\s([ap])\.?m\.?$/i, '$1$2\u00a0$3m'),
  // "28/11/2026 à 16 h 37", "16 h 37"
  fr: (written) => written.replace(/[, à]+0?(\d+):/, ' à $1:').replace(':', '\u00a0h\u00a0'),
  // "4. 5. 2026.", without leading zeros
  hr: (written) => written.replace(/\b0(?=\d\.)/g, ''),
  // "kl. 23.59", as the language councils write it
  nb: withPoint,
  // "niedziela, 6 grudnia, godz. 23:59"
  pl: (written, style) =>
    style === 'deadline' ? written.replace(/ (?=\d\d:)/, ', godz. ') : written,
  // "domingo, 6 de dezembro às 23h59"
  pt: (written) => written.replace(':', 'h'),
  sl: withPoint,
  sv: withPoint,
};

function withPoint(written: string): string {
  return written.replace(':', '.');
}

export const corrected = (written: string, style: Style, { language }: Locale): string =>
  corrections[language]?.(written, style) ?? written;

/** An ISO day in the locale's format; noon is the same day in every market. */
export function writtenIsoDay(day: string, locale: Locale): string {
  return formatDate(new Date(`${day}T12:00:00Z`), 'day', locale);
}
