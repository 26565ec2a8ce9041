/** What a law demands to keep, in the words of the page before the erasure and of the mail after it. */
import { formatDate } from '../locale/dates.ts';
import type { Locale } from '../locale/locales.ts';
import type { Translate } from '../texts/texts.ts';
import type { Kept } from './retention.ts';

/** Also that there was an erasure. */
export function keptLines(
  kept: readonly Kept[],
  { locale, t }: { locale: Locale; t: Translate },
): string[] {
  const day = (until: string) => formatDate(new Date(`${until}T12:00Z`), 'day', locale);
  const lines = kept.map(({ kind, count, until }) =>
    t(`myData.kept.${kind}`, { number: count, ...(until && { date: day(until) }) }),
  );
  return [...lines, t('myData.kept.fact')];
}
