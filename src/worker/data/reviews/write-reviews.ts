/**
 * Writes reviews. Each change is one transaction with the ratings of its product, an entry of the moderation and its
 * event; a repeated one changes nothing.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '#domain/country/countries.ts';
import type { KontorEvent } from '#domain/events.ts';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import type { ModerationEntry } from '#domain/moderation/moderation.ts';
import type { Actor } from '#domain/order/history.ts';
import type { ReviewDocument, TranslatedTexts, Translations } from '#domain/review/review.ts';
import { inserts } from '../../d1/bulk-insert.ts';
import { batch, eachOf, rows } from '../../d1/statements.ts';
import { ratingsChanged } from '../catalogue/product-ratings.ts';
import { ownFiles } from '../files/files.ts';
import { reviewEvent } from '../moderation/decide.ts';
import { entryInsertion, outboxInsertion, overwritten } from '../moderation/entries.ts';

const columns =
  `id sku locale language rating title text author_name created_at review_created_at source state
  is_incentivized title_translations text_translations answer answered_at answer_translations order_id
  line_item_id customer_id author_email consented_at`.split(/\s+/);

function rowOf(review: ReviewDocument) {
  return [
    review.id,
    review.sku,
    review.locale,
    languageOf(review.locale),
    review.rating,
    review.title,
    review.text,
    review.authorName,
    review.createdAt,
    review.reviewCreatedAt ?? review.createdAt,
    review.source,
    review.state ?? 'published',
    review.isIncentivized ? 1 : 0,
    translated(review, 'title'),
    translated(review, 'text'),
    review.answer ?? null,
    review.answeredAt ?? null,
    translated(review, 'answer'),
    review.orderId ?? null,
    review.lineItemId ?? null,
    review.customerId ?? null,
    review.authorEmail ?? null,
    review.consentedAt ?? null,
  ];
}

function translated(
  { translations = {} }: ReviewDocument,
  field: 'title' | 'text' | 'answer',
): string {
  const texts = Object.entries(translations).flatMap(([language, each]) => {
    const text = each?.[field];
    return text === undefined ? [] : [[language, text]];
  });
  return JSON.stringify(Object.fromEntries(texts) as Translations);
}

/** Stores a new review; false if its author has one of this article already. */
export async function addReview(
  db: D1Database,
  review: ReviewDocument,
  {
    entry,
    event,
    photos,
  }: { entry: ModerationEntry; event: KontorEvent; photos: readonly string[] },
): Promise<boolean> {
  const stored = sql`SELECT 1 FROM reviews WHERE id = ${review.id}`;
  const values = sql.join(
    rowOf(review).map((value) => sql`${value}`),
    sql`, `,
  );
  const results = await batch(db, [
    // The unique index keeps out another review of the same author, also one that is sent at the same time.
    sql`INSERT INTO reviews (${sql.raw(columns.join(', '))}) VALUES (${values})
      ON CONFLICT DO NOTHING`,
    entryInsertion(entry, sql`EXISTS (${stored})`),
    outboxInsertion(event, sql`EXISTS (${stored})`),
    sql`${ownFiles(photos, { kind: 'review', ref: review.id })} AND EXISTS (${stored})`,
    stored,
  ]);
  return (results.at(-1)?.length ?? 0) > 0;
}

/** Imports reviews by their ids; those that exist are overwritten, but for votes and the state. */
export async function importReviews(
  db: D1Database,
  reviews: readonly ReviewDocument[],
  now: Date,
): Promise<void> {
  const before = await rows<{ sku: string }>(
    db,
    sql`SELECT DISTINCT sku FROM reviews WHERE id IN ${eachOf(reviews.map(({ id }) => id))}`,
  );
  // Also the ratings of the articles that these reviews were about before.
  const skus = [...new Set([...reviews, ...before].map(({ sku }) => sku))];
  await batch(db, [
    ...inserts(
      db,
      { table: 'reviews', columns, onConflict: overwritten(columns) },
      reviews.map(rowOf),
    ),
    ...ratingsChanged(db, skus, now),
  ]);
}

/** Reviews that the system they are from does not show any more. Returns how many were published until now. */
export async function withholdReviews(
  db: D1Database,
  { ids, source }: { ids: readonly string[]; source: string },
  now: Date,
): Promise<number> {
  const shown = sql`source = ${source} AND state = 'published' AND id IN ${eachOf(ids)}`;
  const before = await rows<{ sku: string }>(db, sql`SELECT sku FROM reviews WHERE ${shown}`);
  if (before.length === 0) return 0;
  const skus = [...new Set(before.map(({ sku }) => sku))];
  await batch(db, [
    sql`UPDATE reviews SET state = 'withheld' WHERE ${shown}`,
    ...ratingsChanged(db, skus, now),
  ]);
  return before.length;
}

/** What the shop adds to a review: its answer, or its translation into a language; texts that are left out stay. */
export type Addition = { answer: string } | { language: Language; translation: TranslatedTexts };

export async function addToReview(
  db: D1Database,
  { id, sku }: { id: string; sku: string },
  addition: Addition,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const at = now.toISOString();
  const kind = 'answer' in addition ? 'answer' : 'translate';
  const about = { id: crypto.randomUUID(), subject: 'review', subjectId: id } as const;
  const entry = { ...about, at, actor, kind, isAutomated: false } as const;
  await batch(db, [
    ...('answer' in addition ? [outboxInsertion(reviewEvent(entry), sql`true`)] : []),
    sql`UPDATE reviews SET ${changesOf(addition, at)} WHERE id = ${id}`,
    entryInsertion(entry, sql`true`),
    ...ratingsChanged(db, [sku], now),
  ]);
}

function changesOf(addition: Addition, at: string): SQL {
  if ('answer' in addition) {
    // Translations of an earlier answer are no translations of this one.
    return sql`answer = ${addition.answer}, answered_at = ${at}, answer_translations = '{}'`;
  }
  const { language, translation: texts } = addition;
  const patch = (text: string | undefined) => JSON.stringify({ [language]: text });
  return sql`title_translations = json_patch(title_translations, ${patch(texts.title)}),
    text_translations = json_patch(text_translations, ${patch(texts.text)}),
    answer_translations = json_patch(answer_translations, ${patch(texts.answer)})`;
}

/** Computes the ratings of these products anew. */
export async function recountReviews(
  db: D1Database,
  skus: readonly string[],
  now: Date,
): Promise<void> {
  await batch(db, ratingsChanged(db, skus, now));
}
