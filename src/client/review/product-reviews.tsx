/**
 * The section of the product page: summary and the newest reviews that its language has; all of them have a page of their
 * own.
 */
import type { ProductDetail } from '#domain/catalogue/product.ts';
import type { ReviewPage } from '#domain/review/operations.ts';
import { reviewsPath } from '#domain/review/paths.ts';
import { useShop } from '../shop.tsx';
import { ReviewItem } from './review-item.tsx';
import { None } from './review-list.tsx';
import { ReviewSummary, WriteLink } from './review-summary.tsx';

/** Reviews in the page; more would make it heavy. */
export const reviewsOnProductPage = 3;

type ProductReviewsProps = {
  product: ProductDetail;
  /** `results`: only those that the page's language has; `total`: in all languages. */
  page: Pick<ReviewPage, 'results' | 'total'>;
};

export function ProductReviews({ product, page: { results, total } }: ProductReviewsProps) {
  const { t, href } = useShop();
  const { sku, rating, ratingDistribution: distribution } = product;
  const { average, count, source } = rating;
  return (
    <section className="sec" id="reviews">
      <div className="sec__head">
        <h2>{count > 0 ? t('product.reviews', { count }) : t('product.ratings')}</h2>
      </div>
      {count + total === 0 ? (
        <div className="stack" data-gap="2">
          <div className="row spread">
            <None />
            <WriteLink sku={sku} />
          </div>
          <p className="small muted">{t('product.reviewsVerified')}</p>
        </div>
      ) : (
        <div className="split split--rev">
          <ReviewSummary {...{ sku, average, count, distribution, source }} />
          <div className="stack">
            {total === 0 && <None />}
            {results.length > 0 && (
              <ul>
                {results.map((review) => (
                  <ReviewItem key={review.id} review={review} />
                ))}
              </ul>
            )}
            {total > results.length && (
              <p>
                <a className="btn" data-kind="line" href={href(reviewsPath(sku))}>
                  {results.length < reviewsOnProductPage
                    ? t('review.otherLanguages', { number: total - results.length })
                    : t('review.all', { number: total })}
                </a>
              </p>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
