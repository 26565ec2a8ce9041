import type { Translate } from '../texts/texts.ts';

/** How long a consumer may withdraw and who pays for the return, beside a key to buy. `days`: the market's period by law. */
export const withdrawalText = (t: Translate, days: number): string =>
  [t('returns.days', { days }), t('returns.free')].join(' · ');
