/**
 * How long a gift card is good: until the end of a calendar year in its market. Ten years are at least what the law asks
 * in every market but one: Ireland at least 5 years (Consumer Protection (Gift Vouchers) Act 2019), Germany 3 from the
 * end of the year (BGB §§ 195, 199), Sweden and Switzerland 10 (limitation). In Austria a shorter term than the 30 years
 * of ABGB § 1478 needs a reason (OGH 7 Ob 22/12d).
 */
import type { CountryCode } from '../country/countries.ts';
import { dayIn } from '../locale/dates.ts';

const usualYears = 10;
const yearsOf: Partial<Record<CountryCode, number>> = { at: 30 };

/** ISO time, exclusive: noon of the next day, so that the year is over in each time zone of Europe. */
export function giftCardValidUntil(country: CountryCode, issuedAt: Date): string {
  const year = Number(dayIn(country, issuedAt).slice(0, 4)) + (yearsOf[country] ?? usualYears);
  return `${year + 1}-01-01T12:00:00.000Z`;
}

/** The last day, as shown to people. */
export const lastDayOf = (validUntil: string): Date =>
  new Date(Date.parse(validUntil) - 86_400_000);
