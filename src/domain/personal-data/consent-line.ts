/** What somebody has agreed to, when and how, in a sentence. */
import { formatDate } from '../locale/dates.ts';
import type { Locale } from '../locale/locales.ts';
import type { Translate } from '../texts/texts.ts';

/** As exported; ISO times. */
export type StoredConsent = {
  kind: string;
  asked_at: string;
  given_at: string | null;
  withdrawn_at: string | null;
};

export function consentLine(
  { kind, asked_at, given_at, withdrawn_at }: StoredConsent,
  { locale, t }: { locale: Locale; t: Translate },
): string {
  const day = (at: string) => formatDate(new Date(at), 'day', locale);
  const name = kind === 'newsletter' ? t('account.newsletter') : kind;
  const given = given_at
    ? t('myData.consentGiven', { date: day(given_at) })
    : t('myData.consentAsked', { date: day(asked_at) });
  const withdrawn = withdrawn_at && t('myData.consentWithdrawn', { date: day(withdrawn_at) });
  return `${name}: ${[given, withdrawn].filter(Boolean).join(', ')}`;
}
