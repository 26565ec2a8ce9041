/** Moments of the command line, and lines of its lists. */
import { contentName } from '#domain/content/content-key.ts';
import type { ListedPublication } from '../../src/worker/data/content/operator.ts';
import type { Period } from '../../src/worker/data/content/write-content.ts';
import { WrongUsage } from '../catalogue/usage.ts';

export function periodOf(
  { from = 'now', until }: { from?: string; until?: string },
  now: Date,
): Period {
  const period = {
    from: from === 'now' ? now.toISOString() : momentIn(from),
    until: until === undefined ? null : momentIn(until),
  };
  if (period.until !== null && period.until <= period.from)
    throw new WrongUsage('--until is not after --from');
  return period;
}

/** An ISO instant. */
export function momentIn(text: string): string {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()) || !/(Z|[+-]\d{2}:\d{2})$/.test(text))
    throw new WrongUsage(`${text} is no moment with its zone, such as 2026-11-27T00:00:00+01:00`);
  return moment.toISOString();
}

export function publicationLine(each: ListedPublication, now: Date): string {
  const { versionId, from, until, author } = each;
  const state = from > now.toISOString() ? 'scheduled' : 'shown';
  return [contentName(each), state, versionId, from, until ?? '', author].join('\t');
}
