import { type CountryCode, factsOf } from '../country/countries.ts';
import type { Translate } from '../texts/texts.ts';

/**
 * How long a consumer may withdraw and who pays for the return, beside a key to buy; undefined in markets whose law gives
 * no right to withdraw.
 */
export function withdrawalText(t: Translate, country: CountryCode): string | undefined {
  const { withdrawalDays: days } = factsOf(country).law;
  return days === null ? undefined : [t('returns.days', { days }), t('returns.free')].join(' · ');
}
