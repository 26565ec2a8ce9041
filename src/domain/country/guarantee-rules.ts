/** What a country asks of guarantees that are sold with articles. */
import type { CountryCode } from './countries.ts';

/**
 * Days in which a buyer may cancel one for the whole of its price, unless he has claimed. Where there are such days, its
 * price and duration stand beside the price of the article. Source: eu-2026.md C-15 (SI 2005/37).
 */
const cancelDays: Partial<Record<CountryCode, number>> = { gb: 45 };

export function guaranteeCancelDays(country: CountryCode): number | undefined {
  return cancelDays[country];
}
