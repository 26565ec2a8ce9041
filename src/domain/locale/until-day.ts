/** The day by which something is there, as it is written after "until" or "by". Source: issue 23, texts. */
import type { Language } from '../country/countries.ts';
import { dayIn, formatDate, timeZoneOf } from './dates.ts';
import type { Locale } from './locales.ts';

const numeric = { day: 'numeric', month: 'numeric' } as const;
const short = { day: 'numeric', month: 'short' } as const;
const long = { day: 'numeric', month: 'long' } as const;

/** Languages not named here write the numbers: `Fr., 27.11.`, `ven. 27/11`. */
const styles: Partial<Record<Language, Intl.DateTimeFormatOptions>> = {
  bg: { weekday: 'long', ...long },
  cs: long,
  da: { weekday: 'short', ...short },
  en: { weekday: 'short', ...short },
  es: { weekday: 'long', ...long },
  hr: long,
  hu: { weekday: 'long', ...long },
  it: { weekday: 'short', ...short },
  lt: long,
  nl: { weekday: 'short', ...short },
  pl: long,
  ro: { weekday: 'long', ...long },
  sk: long,
  sl: numeric,
};

/** The case of weekdays after "until", which Intl does not have. From Sunday on, with what stands before the day. */
const weekdays: Partial<Record<Language, string>> = {
  cs: 'neděle |pondělí |úterý |středy |čtvrtka |pátku |soboty ',
  hr: 'nedjelje, |ponedjeljka, |utorka, |srijede, |četvrtka, |petka, |subote, ',
  lt: 'sekmadienio, |pirmadienio, |antradienio, |trečiadienio, |ketvirtadienio, |penktadienio, |šeštadienio, ',
  pl: 'niedzieli, |poniedziałku, |wtorku, |środy, |czwartku, |piątku, |soboty, ',
  sk: 'nedele |pondelka |utorka |stredy |štvrtka |piatka |soboty ',
  sl: 'nedelje, |ponedeljka, |torka, |srede, |četrtka, |petka, |sobote, ',
};

const formatters = new Map<Locale['code'], Intl.DateTimeFormat>();

/** With no-break spaces: `Fri 27 Nov` in en-GB, `piątku, 27 listopada` in pl-PL; `day` is the ISO day in the market. */
export function untilDay(date: Date, { code, language, country }: Locale) {
  const formatter =
    formatters.get(code) ??
    new Intl.DateTimeFormat(code, {
      ...(styles[language] ?? { weekday: 'short', ...numeric }),
      timeZone: timeZoneOf(country),
    });
  formatters.set(code, formatter);
  const day = dayIn(country, date);
  const weekday = weekdays[language]?.split('|')[new Date(day).getUTCDay()] ?? '';
  // Spanish has no comma after the article that stands before it, Swiss French none after a point.
  const comma = /es|fr/.test(language) ? ',' : '';
  return { day, written: unbroken(weekday + formatter.format(date).replace(comma, '')) };
}

/** The longest day that stays on one line as a whole; of a longer one the number stays with its month. */
const mostUnbroken = 14;

function unbroken(written: string): string {
  if (written.length <= mostUnbroken) return written.replaceAll(' ', '\u00a0');
  return written.replace(/(\d\.?) /g, '$1\u00a0');
}

/** What stands between the day and the time of an end that is written after "until". */
const beforeTime: Partial<Record<Language, string>> = {
  cs: ', ',
  es: ' a las ',
  fi: ' klo ',
  hr: ', u ',
  lt: ', ',
  pl: ', godz. ',
  sk: ', ',
  sl: ', ob ',
};

/** `nedelje, 6. 12., ob 23.59` in sl-SI; languages without such a join write a deadline as Intl does. */
export function untilMoment(date: Date, locale: Locale): string {
  const join = beforeTime[locale.language];
  if (join === undefined) return formatDate(date, 'deadline', locale);
  return untilDay(date, locale).written + join + formatDate(date, 'time', locale);
}
