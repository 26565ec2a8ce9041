/** The page of an article's reviews: filters, list, pages. Works by links and a GET form. */
import type { ReactNode } from 'react';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { languageName } from '#domain/locale/language-name.ts';
import { formatNumber } from '#domain/money/format.ts';
import type { ReviewPage } from '#domain/review/operations.ts';
import { reviewsPath } from '#domain/review/paths.ts';
import { stars } from '#domain/review/review.ts';
import type { ReviewChoice } from '#domain/review/review-choice.ts';
import { choiceSearch } from '#domain/review/review-choice.ts';
import { reviewSorts } from '#domain/review/sorting.ts';
import { useShop, useT } from '../shop.tsx';
import { PageSteps } from '../ui/page-steps.tsx';
import { Thumbnail } from '../ui/picture.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewSummary } from './review-summary.tsx';

const sortTexts = {
  'Most recent': 'listing.sort.newest',
  'Top reviews': 'review.sortTop',
} as const;

type ReviewListProps = {
  product: ProductSummary;
  page: ReviewPage;
  choice: ReviewChoice;
  /** The id of the review that the visitor has just found helpful. */
  thanked: string | undefined;
};

export function ReviewList({ product, page, choice, thanked }: ReviewListProps) {
  const t = useT();
  const { averageRating: average, ratingsDistribution, reviewRatingStatistics } = page;
  const { count } = reviewRatingStatistics;
  const source = page.ratingSource ?? undefined;
  const distribution = stars.map((each) => ratingsDistribution[each] ?? 0);
  return (
    <>
      <ArticleHead product={product} title={t('review.title', { name: product.name })} />
      <h2 className="vh">{t('product.ratings')}</h2>
      <div className="split split--rev">
        <ReviewSummary
          {...{ sku: product.sku, average, count, distribution, source }}
          chosen={choice.stars}
        />
        <div className="stack">
          {page.languages.length > 0 ? <Found {...{ product, page, choice, thanked }} /> : <None />}
        </div>
      </div>
    </>
  );
}

export function None() {
  const t = useT();
  return (
    <p className="panel">
      <b>{t('review.none')}</b> {t('review.noneText')}
    </p>
  );
}

function Found({ product: { sku }, page, choice, thanked }: ReviewListProps) {
  const { t, href } = useShop();
  return (
    <>
      <Filters sku={sku} page={page} choice={choice} />
      <p className="small muted" role="status">
        {page.total > 0 ? t('product.reviews', { count: page.total }) : t('review.noneFound')}
      </p>
      {page.total === 0 && (
        <p>
          <a href={href(reviewsPath(sku))}>{t('filter.clear')}</a>
        </p>
      )}
      <ul>
        {page.results.map((review) => (
          <ReviewItem key={review.id} review={review} isThanked={review.id === thanked} />
        ))}
      </ul>
      <PageSteps
        page={choice.page}
        count={Math.ceil(page.total / page.limit)}
        path={(number) => reviewsPath(sku) + choiceSearch({ ...choice, page: number })}
      />
    </>
  );
}

/** On top of a list of what shoppers write about the article. */
export function ArticleHead({ product, title }: { product: ProductSummary; title: string }) {
  const { t, href } = useShop();
  return (
    <div className="phead">
      <span className="photo">
        <Thumbnail image={product.image} />
      </span>
      <div className="stack" data-gap="1">
        <h1>{title}</h1>
        <p>
          <a className="link" href={href(`/${product.slug}`)}>
            {t('review.toArticle')}
          </a>
        </p>
      </div>
    </div>
  );
}

type PartProps = { sku: string; page: ReviewPage; choice: ReviewChoice };

function Filters({ sku, page, choice }: PartProps) {
  const { t, href, locale } = useShop();
  const { ratingsDistribution, languages, withPhotos } = page;
  return (
    <form className="bar" action={href(reviewsPath(sku))} aria-label={t('filter.title')}>
      <Select name="stars" label={t('filter.rating')} value={String(choice.stars ?? '')}>
        <option value="">{t('filter.ratingAny')}</option>
        {stars.toReversed().map((each) => (
          <option key={each} value={each}>
            {t('product.rating', { rating: formatNumber(each, locale) })} (
            {ratingsDistribution[each] ?? 0})
          </option>
        ))}
      </Select>
      <Select name="language" label={t('review.language')} value={choice.language ?? ''}>
        <option value="">{t('review.languageAny')}</option>
        {languages.map(({ language, count }) => (
          <option key={language} value={language}>
            {languageName(language, locale)} ({count})
          </option>
        ))}
      </Select>
      <Select name="sort" label={t('listing.sort')} value={choice.sort ?? ''}>
        <option value="">{t('review.sortOwn')}</option>
        {reviewSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(sortTexts[sort])}
          </option>
        ))}
      </Select>
      {(withPhotos > 0 || choice.withPhotos) && (
        <label className="check">
          <input type="checkbox" name="photos" value="1" defaultChecked={choice.withPhotos} />
          <span>
            {t('review.withPhotos')} <small className="num">({withPhotos})</small>
          </span>
        </label>
      )}
      <button type="submit" className="btn" data-kind="line">
        {t('filter.apply')}
      </button>
    </form>
  );
}

type SelectProps = { name: string; label: string; value: string; children: ReactNode };

function Select({ name, label, value, children }: SelectProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select className="ctl" id={name} name={name} defaultValue={value}>
        {children}
      </select>
    </div>
  );
}
