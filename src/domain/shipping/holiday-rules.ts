/**
 * Public holidays on which nobody delivers, as rules: those of a whole country, or of nearly all of it. What holds in
 * some of its regions only is left out. Days that always fall on a Saturday or Sunday need no row.
 */
import type { CountryCode } from '../country/countries.ts';
import type { Easter } from './easter.ts';

/** A day of the year (`12-25`), days from Easter Sunday, a Monday of a month, or the first Friday from a day on. */
export type HolidayRule =
  | string
  | number
  | { monday: 'first' | 'last'; month: number }
  | { fridayFrom: string };

export type CountryHolidays = {
  easter?: Easter;
  /** A holiday on a weekend is made up for on the next working day. */
  madeUp?: true;
  days: readonly HolidayRule[];
};

const maundyThursday = -3;
const goodFriday = -2;
const easterMonday = 1;
const ascension = 39;
const whitMonday = 50;
const corpusChristi = 60;
const christmas = ['12-25', '12-26'] as const;
const midsummerEve = { fridayFrom: '06-19' } as const;

export const holidayRules = {
  sk: {
    days: [
      ...['01-01', '01-06', '05-01', '05-08', '07-05', '08-29', '09-15', '11-01', '12-24'],
      ...[goodFriday, easterMonday, ...christmas],
    ],
  },
  de: {
    days: [
      '01-01',
      '05-01',
      '10-03',
      ...christmas,
      goodFriday,
      easterMonday,
      ascension,
      whitMonday,
    ],
  },
  at: {
    days: [
      ...['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', ...christmas],
      ...[easterMonday, ascension, whitMonday, corpusChristi],
    ],
  },
  ch: { days: ['01-01', '08-01', ...christmas, goodFriday, easterMonday, ascension, whitMonday] },
  fr: {
    days: [
      ...['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
      ...[easterMonday, ascension, whitMonday],
    ],
  },
  be: {
    days: [
      ...['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
      ...[easterMonday, ascension, whitMonday],
    ],
  },
  nl: { days: ['01-01', '04-27', ...christmas, easterMonday, ascension, whitMonday] },
  it: {
    days: [
      ...['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '10-04', '11-01', '12-08'],
      ...[easterMonday, ...christmas],
    ],
  },
  es: {
    days: [
      ...['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
      goodFriday,
    ],
  },
  pt: {
    days: [
      ...['01-01', '04-25', '05-01', '06-10', '08-15', '10-05', '11-01', '12-01', '12-08', '12-25'],
      ...[goodFriday, corpusChristi],
    ],
  },
  gb: {
    madeUp: true,
    days: [
      ...['01-01', ...christmas, goodFriday, easterMonday],
      { monday: 'first', month: 5 },
      { monday: 'last', month: 5 },
      { monday: 'last', month: 8 },
    ],
  },
  ie: {
    madeUp: true,
    days: [
      ...['01-01', '03-17', ...christmas, easterMonday],
      { monday: 'first', month: 2 },
      { monday: 'first', month: 5 },
      { monday: 'first', month: 6 },
      { monday: 'first', month: 8 },
      { monday: 'last', month: 10 },
    ],
  },
  pl: {
    days: [
      ...['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', ...christmas],
      ...[easterMonday, corpusChristi],
    ],
  },
  cz: {
    days: [
      ...['01-01', '05-01', '05-08', '07-05', '07-06', '09-28', '10-28', '11-17', '12-24'],
      ...[goodFriday, easterMonday, ...christmas],
    ],
  },
  hu: {
    days: [
      ...['01-01', '03-15', '05-01', '08-20', '10-23', '11-01', ...christmas],
      ...[goodFriday, easterMonday, whitMonday],
    ],
  },
  ro: {
    easter: 'orthodox',
    days: [
      ...['01-01', '01-02', '01-06', '01-07', '01-24', '05-01', '06-01', '08-15', '11-30'],
      ...['12-01', ...christmas, goodFriday, easterMonday, whitMonday],
    ],
  },
  bg: {
    easter: 'orthodox',
    madeUp: true,
    days: [
      ...['01-01', '03-03', '05-01', '05-06', '05-24', '09-06', '09-22', '12-24', ...christmas],
      ...[goodFriday, easterMonday],
    ],
  },
  gr: {
    easter: 'orthodox',
    // Clean Monday stands 48 days before Easter.
    days: [
      ...['01-01', '01-06', '03-25', '05-01', '08-15', '10-28', ...christmas],
      ...[-48, goodFriday, easterMonday, whitMonday],
    ],
  },
  hr: {
    days: [
      ...['01-01', '01-06', '05-01', '05-30', '06-22', '08-05', '08-15', '11-01', '11-18'],
      ...[easterMonday, corpusChristi, ...christmas],
    ],
  },
  si: {
    days: [
      ...['01-01', '01-02', '02-08', '04-27', '05-01', '05-02', '06-25', '08-15', '10-31', '11-01'],
      ...[easterMonday, ...christmas],
    ],
  },
  lt: {
    days: [
      ...['01-01', '02-16', '03-11', '05-01', '06-24', '07-06', '08-15', '11-01', '11-02', '12-24'],
      ...[easterMonday, ...christmas],
    ],
  },
  dk: {
    days: [
      ...['01-01', ...christmas],
      ...[maundyThursday, goodFriday, easterMonday, ascension, whitMonday],
    ],
  },
  // Midsummer's Eve and Christmas Eve count as Sundays in the law on holidays.
  se: {
    days: [
      ...['01-01', '01-06', '05-01', '06-06', '12-24', ...christmas],
      ...[goodFriday, easterMonday, ascension, midsummerEve],
    ],
  },
  no: {
    days: [
      ...['01-01', '05-01', '05-17', ...christmas],
      ...[maundyThursday, goodFriday, easterMonday, ascension, whitMonday],
    ],
  },
  fi: {
    days: [
      ...['01-01', '01-06', '05-01', '12-06', '12-24', ...christmas],
      ...[goodFriday, easterMonday, ascension, midsummerEve],
    ],
  },
} as const satisfies Record<CountryCode, CountryHolidays>;
