/** A published review, question or answer by its id. */
import type { ModerationState, Subject } from '#domain/moderation/moderation.ts';
import type { PublishedText } from '#domain/review/operations.ts';
import { textRow } from '../../data/questions/question-rows.ts';
import { reviewRow } from '../../data/reviews/reviews.ts';

export async function publishedText(
  db: D1Database,
  asked: Subject,
  id: string,
): Promise<PublishedText | undefined> {
  const found: (PublishedText & { state: ModerationState; subject?: Subject }) | undefined =
    asked === 'review' ? await reviewRow(db, id) : await textRow(db, id);
  if (found?.state !== 'published' || (found.subject ?? 'review') !== asked) return undefined;
  const { sku, title, text, locale } = found;
  return { sku, ...(title !== undefined && { title }), text, locale };
}
