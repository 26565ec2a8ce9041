/**
 * Writes reviews and decisions about them. Each change is one transaction with the ratings of its product, an entry of
 * the moderation and its event; a repeated one changes nothing.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '#domain/country/countries.ts';
import type { KontorEvent } from '#domain/events.ts';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import {
  type Decision,
  type ModerationEntry,
  stateOf,
  statesBefore,
} from '#domain/moderation/moderation.ts';
import type { ReviewDocument, TranslatedTexts, Translations } from '#domain/review/review.ts';
import { inserts } from '../../d1/bulk-insert.ts';
import { unlocked } from '../../d1/locked.ts';
import { eachOf, prepared } from '../../d1/statements.ts';
import { ratingsChanged } from '../catalogue/product-ratings.ts';
import { ownFiles } from '../files/files.ts';

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
  const results = await transaction(db, [
    // The unique index keeps out another review of the same author, also one that is sent at the same time.
    prepared(
      db,
      sql`INSERT INTO reviews (${sql.raw(columns.join(', '))}) VALUES (${values})
        ON CONFLICT DO NOTHING`,
    ),
    prepared(db, entryInsertion(entry, sql`EXISTS (${stored})`)),
    prepared(db, outboxInsertion(event, sql`EXISTS (${stored})`)),
    prepared(
      db,
      sql`${ownFiles(photos, { kind: 'review', ref: review.id })} AND EXISTS (${stored})`,
    ),
    prepared(db, stored),
  ]);
  return (results.at(-1)?.results.length ?? 0) > 0;
}

/** Imports reviews by their ids; those that exist are overwritten, but for votes. `skus`: also of their former products. */
export async function importReviews(
  db: D1Database,
  reviews: readonly ReviewDocument[],
  now: Date,
): Promise<void> {
  const before = await db
    .prepare('SELECT DISTINCT sku FROM reviews WHERE id IN (SELECT value FROM json_each(?1))')
    .bind(JSON.stringify(reviews.map(({ id }) => id)))
    .all<{ sku: string }>();
  const skus = [...new Set([...reviews, ...before.results].map(({ sku }) => sku))];
  await transaction(db, [
    ...inserts(
      db,
      { table: 'reviews', columns, onConflict: { key: 'id', do: 'update' } },
      reviews.map(rowOf),
    ),
    ...ratingsChanged(db, skus, now),
  ]);
}

type Decided = { id: string; sku: string; decision: Decision };

/** False if the review is not in a state from which this decision leads. `event`: stored only with the decision. */
export async function decideReview(
  db: D1Database,
  { id, sku, decision }: Decided,
  entry: ModerationEntry,
  event: KontorEvent | undefined,
): Promise<boolean> {
  const isOpen = sql`id = ${id} AND state IN ${eachOf([...statesBefore(decision)])}`;
  const decided = sql`SELECT 1 FROM moderation_entries WHERE id = ${entry.id}`;
  const results = await transaction(db, [
    prepared(db, entryInsertion(entry, sql`EXISTS (SELECT 1 FROM reviews WHERE ${isOpen})`)),
    prepared(db, sql`UPDATE reviews SET state = ${stateOf(decision)} WHERE ${isOpen}`),
    ...(event ? [prepared(db, outboxInsertion(event, sql`EXISTS (${decided})`))] : []),
    ...ratingsChanged(db, [sku], new Date(entry.at)),
    prepared(db, decided),
  ]);
  return (results.at(-1)?.results.length ?? 0) > 0;
}

/** What the shop adds to a review: its answer, or its translation into a language; texts that are left out stay. */
export type Addition = { answer: string } | { language: Language; translation: TranslatedTexts };

export async function addToReview(
  db: D1Database,
  { id, sku }: { id: string; sku: string },
  addition: Addition,
  entry: ModerationEntry,
): Promise<void> {
  await transaction(db, [
    prepared(db, sql`UPDATE reviews SET ${changesOf(addition, entry.at)} WHERE id = ${id}`),
    prepared(db, entryInsertion(entry, sql`true`)),
    ...ratingsChanged(db, [sku], new Date(entry.at)),
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
  await transaction(db, ratingsChanged(db, skus, now));
}

/** Nothing to do is no transaction. */
export function transaction(
  db: D1Database,
  statements: D1PreparedStatement[],
): Promise<D1Result[]> {
  return statements.length === 0
    ? Promise.resolve([])
    : unlocked(
        () => db.batch(statements),
        () => false,
      );
}

/** An entry of the moderation, once by its id, if the condition holds. */
export function entryInsertion(entry: ModerationEntry, condition: SQL): SQL {
  const { id, subject, subjectId, at, actor, kind, ground, legalBase, isAutomated, note } = entry;
  return sql`INSERT INTO moderation_entries
      (id, subject, subject_id, at, actor, kind, ground, legal_base, is_automated, note)
    SELECT ${id}, ${subject}, ${subjectId}, ${at}, ${actor}, ${kind}, ${ground ?? null},
      ${legalBase ?? null}, ${isAutomated ? 1 : 0}, ${note ?? null} WHERE ${condition}
    ON CONFLICT DO NOTHING`;
}

export function outboxInsertion(event: KontorEvent, condition: SQL): SQL {
  return sql`INSERT INTO outbox (id, event, at)
    SELECT ${event.id}, ${JSON.stringify(event)}, ${event.at} WHERE ${condition}
    ON CONFLICT DO NOTHING`;
}
