/** Periods of a withdrawal in the market's own days. Source: eu-2026.md C-01, C-05, C-15; Regulation 1182/71. */
import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { dayIn } from '#domain/locale/dates.ts';
import { zonedIso } from '#domain/locale/moments.ts';
import {
  daysBetween,
  isInTime,
  refundDueOn,
  sendBackBy,
  withdrawalUntil,
} from '#domain/withdrawal/periods.ts';
import { withdrawalLinkIn } from '#domain/withdrawal/withdrawal-link.ts';
import { seedsOf } from '../../random.ts';
import { chance } from '../seeded.ts';

const at = (iso: string) => new Date(iso);
const secondMs = 1000;

describe('the period of a purchase', () => {
  it.each<[CountryCode, string, string]>([
    ['de', '2026-11-16T10:00:00Z', '2026-11-30'],
    // In Finland the parcel came on the 17th.
    ['fi', '2026-11-16T22:30:00Z', '2026-12-01'],
    ['gb', '2026-11-16T23:30:00Z', '2026-11-30'],
    // The 14th day is a Saturday, a Sunday, Christmas Day, and in Bavaria and elsewhere 1 May.
    ['de', '2026-11-14T10:00:00Z', '2026-11-30'],
    ['fr', '2026-11-15T10:00:00Z', '2026-11-30'],
    ['at', '2026-12-11T10:00:00Z', '2026-12-28'],
    ['de', '2026-04-17T10:00:00Z', '2026-05-04'],
    // Summer time ends or begins within it.
    ['de', '2026-10-14T10:00:00Z', '2026-10-28'],
    ['pt', '2026-03-17T10:00:00Z', '2026-03-31'],
    ['no', '2026-11-16T10:00:00Z', '2026-11-30'],
  ])('in %s, received %s, ends on %s', (country, received, lastDay) => {
    expect(withdrawalUntil(country, [at(received)])).toMatchObject({ kind: 'until', lastDay });
  });

  it('counts from the last parcel, and is open while any of them is not known to be there', () => {
    const first = at('2026-11-12T10:00:00Z');
    const last = at('2026-11-16T10:00:00Z');
    expect(withdrawalUntil('de', [last, first])).toMatchObject({ lastDay: '2026-11-30' });
    expect(withdrawalUntil('de', [first, undefined])).toEqual({ kind: 'open' });
    expect(withdrawalUntil('de', [])).toEqual({ kind: 'open' });
    expect(isInTime(last, { kind: 'open' })).toBe(true);
  });

  it('does not exist by law in Switzerland, and has 14 days everywhere else', () => {
    const received = at('2026-11-16T10:00:00Z');
    const without = countryCodes.filter(
      (country) => withdrawalUntil(country, [received]).kind === 'none',
    );
    expect(without).toEqual(['ch']);
    expect(isInTime(received, { kind: 'none' })).toBe(false);
  });

  it('is 45 days for an extra guarantee in Great Britain', () => {
    const received = [at('2026-11-16T10:00:00Z')];
    expect(withdrawalUntil('gb', received, 'guarantee')).toMatchObject({ lastDay: '2026-12-31' });
    expect(withdrawalUntil('de', received, 'guarantee')).toMatchObject({ lastDay: '2026-11-30' });
  });

  it.each<[CountryCode, string, string]>([
    ['de', '2026-11-30T22:59:59Z', '2026-11-30T23:00:00Z'],
    ['gr', '2026-11-30T21:59:59Z', '2026-11-30T22:00:00Z'],
    ['gb', '2026-11-30T23:59:59Z', '2026-12-01T00:00:00Z'],
  ])('in %s ends at midnight of its last day: %s is in time, %s is not', (country, last, first) => {
    const period = withdrawalUntil(country, [at('2026-11-16T10:00:00Z')]);
    expect(isInTime(at(last), period)).toBe(true);
    expect(isInTime(at(first), period)).toBe(false);
  });
});

it('at 23:59:59 of the last day a statement is in time, a second later it is not, in every market and season', () => {
  for (const seed of seedsOf({ usual: 200, long: 2000 })) {
    const random = chance(seed);
    const country = random.pick(countryCodes);
    if (country === 'ch') continue;
    const received = new Date(Date.UTC(2026, 0, 1) + random.between(0, 730 * 86_400) * secondMs);
    const period = withdrawalUntil(country, [received]);
    if (period.kind !== 'until') throw new Error(`${country}: ${period.kind}`);
    const last = new Date(period.end.getTime() - secondMs);
    expect(zonedIso(last, country)).toMatch(new RegExp(`^${period.lastDay}T23:59:59`));
    expect(isInTime(last, period)).toBe(true);
    expect(isInTime(period.end, period)).toBe(false);
    const days = daysBetween(dayIn(country, received), period.lastDay);
    expect(days).toBeGreaterThanOrEqual(14);
    expect(days).toBeLessThanOrEqual(14 + 5);
  }
});

it('the money is due, and the goods are to be sent, 14 days after the statement, by the market’s own day', () => {
  const stated = at('2026-11-23T23:30:00Z');
  expect(refundDueOn('de', stated)).toBe('2026-12-08');
  expect(refundDueOn('gb', stated)).toBe('2026-12-07');
  expect(sendBackBy('de', stated)).toBe('2026-12-08');
  expect(daysBetween('2026-11-24', '2026-12-08')).toBe(14);
  expect(daysBetween('2026-12-09', '2026-12-08')).toBe(-1);
});

describe('the link to the function', () => {
  const noon = (day: string) => at(`${day}T12:00:00Z`);

  it('is in every market but Switzerland, in Austria since October 2026', () => {
    const without = (day: string) =>
      countryCodes.filter((country) => withdrawalLinkIn(country, noon(day)) === null);
    expect(without('2026-11-24')).toEqual(['ch']);
    expect(without('2026-09-30')).toEqual(['at', 'ch'].sort());
    expect(without('2026-06-18')).toEqual(countryCodes);
  });

  it('has the words of Czech law from 2027', () => {
    expect(withdrawalLinkIn('cz', noon('2026-12-31'))).toBe('withdrawal.link');
    expect(withdrawalLinkIn('cz', noon('2027-01-01'))).toBe('withdraw.linkNational');
    expect(withdrawalLinkIn('sk', noon('2027-01-01'))).toBe('withdrawal.link');
  });
});

it('a moment is written with seconds and the zone of the market', () => {
  const moment = at('2026-11-23T07:02:17Z');
  expect(zonedIso(moment, 'de')).toBe('2026-11-23T08:02:17+01:00');
  expect(zonedIso(moment, 'gb')).toBe('2026-11-23T07:02:17+00:00');
  expect(zonedIso(at('2026-07-01T21:30:00Z'), 'gr')).toBe('2026-07-02T00:30:00+03:00');
  expect(new Date(zonedIso(moment, 'fi'))).toEqual(moment);
});
