/** /reviews/<number>: all published reviews of an article. Not indexed: the article's page shows the newest. */
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { ReviewList } from '#client/review/review-list.tsx';
import { reviewPageSize } from '#domain/review/operations.ts';
import { reviewsPath } from '#domain/review/paths.ts';
import { reviewChoice } from '#domain/review/review-choice.ts';
import { reviewSorts } from '#domain/review/sorting.ts';
import { samePathEverywhere } from '#domain/routing/alternates.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { notFound } from './catalogue/not-found.tsx';

export async function reviews(c: KontorContext) {
  const shop = c.get('shop');
  const { t, commerce, caller } = shop;
  const sku = `EX${c.req.param('number')}`;
  const query = new URL(c.req.url).searchParams;
  const choice = reviewChoice(query);
  const { page, sort, ...chosen } = choice;
  const [tree, cards, answer] = await Promise.all([
    loadTree(shop),
    commerce.getProductCards({ skus: [sku] }, caller),
    commerce.getReview(
      {
        productId: sku,
        offset: (page - 1) * reviewPageSize,
        limit: reviewPageSize,
        ...chosen,
        sort: sort ?? reviewSorts[0],
        // Who chooses an order gets it; the default's name says that the reader's language comes first.
        ...(!sort && { readIn: shop.locale.language }),
        filters: [],
      },
      caller,
    ),
  ]);
  const [product] = cards.ok ? cards.data.products : [];
  if (!(product && answer.ok)) return notFound(c, tree);
  if (page > 1 && answer.data.results.length === 0) return notFound(c, tree);
  const thanked = query.get('thanks') ?? undefined;
  return c.render(
    <BrowsePage chrome={chromeOf(shop, tree, samePathEverywhere(reviewsPath(sku)))}>
      <Head title={`${t('review.title', { name: product.name })} | Kontor`} index={false} />
      <ReviewList {...{ product, choice, thanked }} page={answer.data} />
    </BrowsePage>,
    { screen: 'review' },
  );
}
