/** What a person may review, and their reviews as they see them themselves. */
import type { Order } from '#domain/order/order.ts';
import { reviewableLines } from '#domain/review/may-review.ts';
import type { OwnReviewView, ReviewableArticle } from '#domain/review/operations.ts';
import { restrictionsOf } from '../../../data/moderation/entries.ts';
import { type ReviewRow, reviewOf } from '../../../data/reviews/review-rows.ts';
import type { Environment } from '../../../settings/environment.ts';
import { filePath } from '../../../signing/file-links.ts';
import type { SharedCalls } from '../backend.ts';

/** How long an author's links to the photos of their reviews work, in ms. */
const ownPhotoMs = 3_600_000;

/** Paths of photos. Those of published reviews are public: without `until` they do not expire. */
export const photoLinks =
  (settings: Environment['settings']) =>
  (id: string, until?: Date): Promise<string> =>
    filePath(id, settings.sessionSecret, until);

export async function ownReviewViews(
  { DB, settings }: Environment,
  files: SharedCalls['files'],
  found: readonly ReviewRow[],
  now: Date,
): Promise<OwnReviewView[]> {
  const photoLink = photoLinks(settings);
  const ids = found.map(({ id }) => id);
  const [photos, restrictions] = await Promise.all([
    files.of('review', ids),
    restrictionsOf(DB, found),
  ]);
  const until = new Date(now.getTime() + ownPhotoMs);
  const views = found.map(async (row) => {
    const links = (photos.get(row.id) ?? []).map(({ id }) => photoLink(id, until));
    const restriction = restrictions.get(`review ${row.id}`);
    const review = { ...reviewOf(row), photos: await Promise.all(links) };
    return { ...review, sku: row.sku, state: row.state, ...(restriction && { restriction }) };
  });
  return Promise.all(views);
}

function articlesOf(order: Order, reviews: readonly ReviewRow[]): ReviewableArticle[] {
  const { id: orderId, orderNumber, createdAt: boughtAt } = order;
  return reviewableLines(order, reviews).map(({ name, variant }) => ({
    name,
    variant,
    orderId,
    orderNumber,
    boughtAt,
  }));
}

/** An article that was bought several times is reviewed once: the last purchase counts. */
export function reviewableArticles(
  orders: readonly Order[],
  reviews: readonly ReviewRow[],
): ReviewableArticle[] {
  const articles = orders.flatMap((order) => articlesOf(order, reviews));
  return articles.filter(
    ({ variant }, at) => articles.findIndex((each) => each.variant.sku === variant.sku) === at,
  );
}
