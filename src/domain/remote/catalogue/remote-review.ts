/** A review at a remote backend as one of the shop's. */
import * as z from 'zod';
import { firstFault } from '../../catalogue/import/schema-faults.ts';
import { locales } from '../../locale/locales.ts';
import { maxReviewLengths, type ReviewDocument, reviewDocument } from '../../review/review.ts';

export const remoteReview = z.object({
  id: z.string(),
  /** Of an article. */
  sku: z.string(),
  createdAt: z.string(),
  locale: z.string().nullish(),
  authorName: z.string().nullish(),
  title: z.string().nullish(),
  text: z.string().nullish(),
  rating: z.number().nullish(),
});
export type RemoteReview = z.infer<typeof remoteReview>;

/** The source of reviews that follow a remote's. */
export const remoteSource = 'commercetools';

/**
 * With what the shop added to it: answer, translations of the same words, the decision of its moderation. `why`: it cannot
 * be shown here. Undefined: the shop has a review with this id from elsewhere, or nothing has changed.
 */
export function reviewFrom(
  { locale, rating, ...remote }: RemoteReview,
  before: ReviewDocument | undefined,
): { review: ReviewDocument } | { why: string } | undefined {
  if (before && before.source !== remoteSource) return undefined;
  const text = (remote.text ?? '').trim();
  const title = remote.title?.trim() || headingOf(text);
  const isSameText = before?.title === title && before.text === text;
  const { translations: _outdated, ...kept } = before ?? {};
  const read = reviewDocument.safeParse(
    {
      ...(isSameText ? before : kept),
      id: remote.id,
      sku: remote.sku,
      locale: localeOf(locale),
      rating,
      title,
      text,
      authorName: remote.authorName ?? '',
      createdAt: before?.createdAt ?? remote.createdAt,
      source: remoteSource,
    },
    { reportInput: true },
  );
  if (!read.success) return { why: firstFault(read.error) };
  return before && isSame(before, read.data) ? undefined : { review: read.data };
}

/** A language alone is that of the country with the same name, else of its first market. */
function localeOf(given: string | null | undefined): string | undefined {
  const codes = [given, `${given}-${given?.toUpperCase()}`];
  const found =
    locales.find(({ code }) => codes.includes(code)) ??
    locales.find(({ language }) => language === given);
  return found?.code;
}

/** What heads a text without a title: its first sentence, or the words of it that fit. */
function headingOf(text: string): string {
  const words = text.replace(/\s+/g, ' ');
  const [sentence = words] = /^.+?[.!?](?= |$)/.exec(words) ?? [];
  if (sentence.length <= maxReviewLengths.title) return sentence;
  return `${sentence.slice(0, maxReviewLengths.title - 1).replace(/\s+\S*$/, '')}…`;
}

const followed = ['sku', 'locale', 'rating', 'title', 'text', 'authorName'] as const;

const isSame = (one: ReviewDocument, other: ReviewDocument): boolean =>
  followed.every((field) => one[field] === other[field]);
