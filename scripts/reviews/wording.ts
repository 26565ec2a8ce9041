/** The lines that `npm run reviews` prints. */
import { moderationStates } from '#domain/moderation/moderation.ts';
import { stars } from '#domain/review/review.ts';
import type { Names } from '../../src/worker/data/moderation/named.ts';
import type { countedReviews } from '../../src/worker/data/reviews/listed-reviews.ts';
import { documentOf, type ReviewRow } from '../../src/worker/data/reviews/review-rows.ts';
import { textLine } from '../moderation/wording.ts';

export const reviewLine = (row: ReviewRow, names: Names): string =>
  textLine(names, row, [], [`${row.rating} stars`, JSON.stringify(row.title)]);

export function reviewLines(row: ReviewRow, names: Names): string[] {
  return [
    reviewLine(row, names),
    `state ${row.state}, source ${row.source}, shown name ${JSON.stringify(row.authorName)}`,
    ...(row.orderId === null ? ['no purchase'] : []),
    ...(row.isIncentivized ? ['the author has received something for it'] : []),
    row.text,
    ...(row.answer === null ? [] : [`answer (${row.answeredAt ?? ''}): ${row.answer}`]),
    ...Object.entries(documentOf(row).translations ?? {}).map(
      ([language, texts]) => `in ${language}: ${JSON.stringify(texts)}`,
    ),
  ];
}

/** A row per number of stars: a suppression of bad reviews would show in its rate. */
export function statLines(counted: Awaited<ReturnType<typeof countedReviews>>): string[] {
  const lines = stars.toReversed().map((each) => {
    const counts = moderationStates.map(
      (state) => counted.find((row) => row.rating === each && row.state === state)?.count ?? 0,
    );
    const [, published = 0, withheld = 0, removed = 0] = counts;
    const decided = published + withheld + removed;
    const rate = decided === 0 ? '-' : `${Math.round((published / decided) * 100)} %`;
    return [`${each} stars`, ...counts, rate].join('\t');
  });
  return [['', ...moderationStates, 'published of decided'].join('\t'), ...lines];
}
