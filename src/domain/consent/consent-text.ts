/** What has become of a consent, in a sentence: in the account and in the export. */
import { formatDate } from '../locale/dates.ts';
import type { Locale } from '../locale/locales.ts';
import type { TextKey, Translate } from '../texts/texts.ts';
import type { OwnConsent } from './consent.ts';

const stateTexts = {
  pending: 'consents.pending',
  given: 'consents.given',
  withdrawn: 'consents.withdrawn',
} as const satisfies Record<OwnConsent['state'], TextKey>;

/** ISO times. */
type Times = Pick<OwnConsent, 'state' | 'askedAt'> & {
  givenAt?: string | null;
  withdrawnAt?: string | null;
};

export function consentText(
  { state, askedAt, givenAt, withdrawnAt }: Times,
  { locale, t }: { locale: Locale; t: Translate },
): string {
  const since = { pending: askedAt, given: givenAt, withdrawn: withdrawnAt }[state] ?? askedAt;
  return t(stateTexts[state], { date: formatDate(new Date(since), 'minute', locale) });
}
