/**
 * Which version of a document is shown at a moment: a function of its dated publications, so that nothing has to run for a
 * page to appear or to end, and a preview is the same function with another moment.
 */
import type { LocaleCode } from '../locale/locales.ts';
import { type ContentKey, contentLocales } from './content-key.ts';

/** A version, published for a period: `from` inclusive, `until` exclusive, ISO instants. */
export type Publication = {
  /** Counts up: of two that begin together, the later one is shown. */
  id: number;
  locale: ContentKey['locale'];
  versionId: string;
  from: string;
  until: string | null;
};

/**
 * The publication that a locale shows: of the nearest locale that has one, the one that began last. When it ends, what
 * was published before is shown again.
 */
export function shownAt<Published extends Publication>(
  publications: readonly Published[],
  locale: LocaleCode,
  at: Date,
): Published | undefined {
  for (const each of contentLocales(locale)) {
    const own = publications.filter((one) => one.locale === each);
    const last = lastOpen(own, at);
    if (last) return last;
  }
  return undefined;
}

/** Of publications of one document, the one that began last and has not ended. */
export function lastOpen<Published extends Publication>(
  publications: readonly Published[],
  at: Date,
): Published | undefined {
  const now = at.toISOString();
  return publications
    .filter(({ from, until }) => from <= now && (until === null || now < until))
    .toSorted(laterFirst)[0];
}

/** ISO instants at which what is shown may change. */
export const turnsOfPublications = (publications: readonly Publication[]): string[] =>
  publications.flatMap(({ from, until }) => (until === null ? [from] : [from, until]));

function laterFirst(a: Publication, b: Publication): number {
  if (a.from !== b.from) return a.from < b.from ? 1 : -1;
  return b.id - a.id;
}
