/** Estimated delivery dates: working days, public holidays, the hour after which an order leaves a day later. */
import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { timeZoneOf } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { type LocaleCode, locales } from '#domain/locale/locales.ts';
import { untilDay } from '#domain/locale/until-day.ts';
import { addWorkingDays, estimatedDelivery } from '#domain/shipping/delivery-date.ts';
import { easterSunday } from '#domain/shipping/easter.ts';
import { holidaysOf, isWorkingDay } from '#domain/shipping/holidays.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const day = (date: Date) => date.toISOString().slice(0, 10);
const deliveryDays = { parcel: { from: 2, to: 4 }, freight: { from: 4, to: 7 } };
const at = (country: CountryCode) => ({ country, cutOffHour: 14, deliveryDays });

describe('the delivery day', () => {
  it.each([
    // 2026-11-16 is a Monday.
    ['2026-11-16', 4, '2026-11-20'],
    ['2026-11-17', 4, '2026-11-23'],
    ['2026-11-19', 1, '2026-11-20'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-20', 4, '2026-11-26'],
    ['2026-11-21', 4, '2026-11-26'],
    ['2026-11-22', 4, '2026-11-26'],
    ['2026-11-20', 7, '2026-12-01'],
    ['2026-12-30', 4, '2027-01-06'],
    ['2028-02-28', 2, '2028-03-01'],
    ['2026-11-16', 0, '2026-11-16'],
  ])('from %s and %s working days on is %s', (from, days, to) => {
    expect(day(addWorkingDays(new Date(`${from}T10:00:00Z`), days, 'de'))).toBe(to);
  });

  it('is as many working days away as the store says at most, for parcels and for freight', () => {
    const friday = new Date('2026-11-20T10:00:00Z');
    expect(day(estimatedDelivery(friday, 'parcel', at('de')))).toBe('2026-11-26');
    expect(day(estimatedDelivery(friday, 'freight', at('de')))).toBe('2026-12-01');
    const slower = { ...at('de'), deliveryDays: { ...deliveryDays, parcel: { from: 3, to: 5 } } };
    expect(day(estimatedDelivery(friday, 'parcel', slower))).toBe('2026-11-27');
  });

  it('is calculated without changing the start date', () => {
    const start = new Date('2026-11-20T10:00:00Z');
    addWorkingDays(start, 4, 'de');
    expect(day(start)).toBe('2026-11-20');
  });

  it.each(locales)(
    'for a shopper in $code is a working day, whatever the hour of the order',
    (locale) => {
      const weekday = new Intl.DateTimeFormat('en', {
        weekday: 'short',
        timeZone: timeZoneOf(locale.country),
      });
      const idle: string[] = [];
      for (let hour = 0; hour < 14 * 24; hour += 1) {
        const now = new Date(Date.UTC(2026, 11, 16, hour, 30));
        const delivery = estimatedDelivery(now, 'parcel', at(locale.country));
        if (/Sat|Sun/.test(weekday.format(delivery)) || !isWorkingDay(delivery, locale.country)) {
          idle.push(`${now.toISOString()}: ${untilDay(delivery, locale).written}`);
        }
      }
      expect(idle).toEqual([]);
    },
  );

  it('is written as the country writes it after "until"', () => {
    const friday = new Date('2026-11-27T10:00:00Z');
    const written = Object.fromEntries(
      locales.map((locale) => [locale.code, spaced(untilDay(friday, locale).written)]),
    );
    expect(written).toMatchObject({
      'sk-SK': 'piatka 27. novembra',
      'de-DE': 'Fr., 27.11.',
      'fr-CH': 'ven. 27.11.',
      'fr-BE': 'ven. 27/11',
      'nl-NL': 'vr 27 nov',
      'it-IT': 'ven 27 nov',
      'es-ES': 'viernes 27 de noviembre',
      'pt-PT': 'sexta, 27/11',
      'en-GB': 'Fri 27 Nov',
      'en-IE': 'Fri, 27 Nov',
      'pl-PL': 'piątku, 27 listopada',
      'cs-CZ': 'pátku 27. listopadu',
      'hu-HU': 'november 27., péntek',
      'ro-RO': 'vineri, 27 noiembrie',
      'bg-BG': 'петък, 27 ноември',
      'el-GR': 'Παρ 27/11',
      'hr-HR': 'petka, 27. studenoga',
      'sl-SI': 'petka, 27. 11.',
      'lt-LT': 'penktadienio, lapkričio 27 d.',
      'da-DK': 'fre. 27. nov.',
      'sv-SE': 'fre 27/11',
      'nb-NO': 'fre. 27.11.',
      'fi-FI': 'pe 27.11.',
    });
  });

  it('is not torn: a short day stays on one line, a number with its month', () => {
    const written = (code: LocaleCode) =>
      untilDay(new Date('2026-11-27T10:00:00Z'), localeByCode(code)).written;
    expect(written('de-DE')).toBe('Fr.,\u00a027.11.');
    expect(written('en-IE')).toBe('Fri,\u00a027\u00a0Nov');
    expect(written('cs-CZ')).toBe('pátku 27.\u00a0listopadu');
    expect(written('es-ES')).toBe('viernes 27\u00a0de noviembre');
  });

  it('never becomes earlier as time passes', () => {
    for (const country of countryCodes) {
      const promised = Array.from({ length: 60 * 24 }, (_, hour) =>
        day(estimatedDelivery(new Date(Date.UTC(2026, 2, 1, hour)), 'freight', at(country))),
      );
      expect(promised).toEqual(promised.toSorted());
    }
  });

  it('is a day later from two o’clock on, by the clock of the market', () => {
    const parcel = (now: string, country: CountryCode) =>
      day(estimatedDelivery(new Date(now), 'parcel', at(country)));
    expect(parcel('2026-11-16T12:59:00Z', 'de')).toBe('2026-11-20');
    expect(parcel('2026-11-16T13:00:00Z', 'de')).toBe('2026-11-23');
    expect(parcel('2026-11-16T12:00:00Z', 'gr')).toBe('2026-11-23');
    expect(parcel('2026-11-16T13:59:00Z', 'gb')).toBe('2026-11-20');
    // Orders of Friday evening and of the weekend leave on Monday, like those of Monday morning.
    expect(parcel('2026-11-20T12:59:00Z', 'de')).toBe('2026-11-26');
    for (const now of ['2026-11-20T13:00:00Z', '2026-11-21T08:00:00Z', '2026-11-22T20:00:00Z']) {
      expect(parcel(now, 'de')).toBe(parcel('2026-11-23T08:00:00Z', 'de'));
    }
  });

  it('skips Christmas and the public holidays of its own market only', () => {
    const from = (country: CountryCode, start: string) =>
      day(estimatedDelivery(new Date(`${start}T08:00:00Z`), 'parcel', at(country)));
    expect(from('de', '2026-12-22')).toBe('2026-12-29');
    // Boxing Day is a Saturday, so Monday is a substitute holiday in Britain.
    expect(from('gb', '2026-12-22')).toBe('2026-12-30');
    // The sixth of January is not a holiday in the whole of Germany.
    expect(from('de', '2026-01-02')).toBe('2026-01-08');
    expect(from('at', '2026-01-02')).toBe('2026-01-09');
    // Orthodox Easter of 2026 is a week after the Western one.
    expect(from('gr', '2026-04-09')).toBe('2026-04-17');
    expect(from('de', '2026-04-09')).toBe('2026-04-15');
  });
});

describe('public holidays', () => {
  it.each([
    [2024, '2024-03-31', '2024-05-05'],
    [2025, '2025-04-20', '2025-04-20'],
    [2026, '2026-04-05', '2026-04-12'],
    [2027, '2027-03-28', '2027-05-02'],
    [2028, '2028-04-16', '2028-04-16'],
    [2038, '2038-04-25', '2038-04-25'],
  ])('of Easter %s fall on %s in the West and on %s in the East', (year, western, orthodox) => {
    expect(day(easterSunday(year, 'western'))).toBe(western);
    expect(day(easterSunday(year, 'orthodox'))).toBe(orthodox);
  });

  it.each([
    ['de', '2026-05-14', 'Ascension'],
    ['at', '2026-06-04', 'Corpus Christi'],
    ['dk', '2026-04-02', 'Maundy Thursday'],
    ['gr', '2026-02-23', 'Clean Monday'],
    ['ro', '2026-06-01', 'Whit Monday of the East'],
    ['se', '2026-06-19', 'Midsummer’s Eve'],
    ['gb', '2026-05-04', 'the early May bank holiday'],
    ['gb', '2026-08-31', 'the summer bank holiday'],
    ['gb', '2027-12-28', 'Boxing Day made up for'],
    ['ie', '2026-10-26', 'the October holiday'],
    ['bg', '2026-05-25', 'the day of letters made up for'],
    ['pl', '2026-12-24', 'Christmas Eve'],
  ] as const)('in %s include %s, %s', (country, date, _name) => {
    expect(holidaysOf(country, Number(date.slice(0, 4)))).toContain(date);
  });

  it('include New Year’s Day in every country', () => {
    for (const country of countryCodes) {
      expect([country, holidaysOf(country, 2027).has('2027-01-01')]).toEqual([country, true]);
    }
  });
});
