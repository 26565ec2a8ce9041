/** What a person may review, and has written: in the account, and by the link of a mail. */
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { statesBefore } from '#domain/moderation/moderation.ts';
import type { OwnReviewView, ReviewableArticle } from '#domain/review/operations.ts';
import { reviewPaths } from '#domain/review/paths.ts';
import { shownReview } from '#domain/review/shown-review.ts';
import { useLocalized, useShop, useT } from '../shop.tsx';
import { Thumbnail } from '../ui/picture.tsx';
import { Stars } from '../ui/stars.tsx';
import { ArticleLink, type Articles } from './article-link.tsx';
import { State, Withdraw } from './own-text.tsx';
import { Answer, Photos } from './review-item.tsx';

type OwnReviewsProps = {
  articles: readonly ReviewableArticle[];
  reviews: readonly OwnReviewView[];
  /** Of the reviews. */
  products: Articles;
  link?: string | undefined;
};

export function OwnReviews({ articles, reviews, products, link }: OwnReviewsProps) {
  const t = useT();
  if (articles.length === 0 && reviews.length === 0) {
    return <p className="panel">{t('review.nothingToWrite')}</p>;
  }
  return (
    <>
      {articles.length > 0 && (
        <section className="stack" data-gap="3" aria-labelledby="to-write">
          <h2 className="h3" id="to-write">
            {t('review.toWrite')}
          </h2>
          <ul className="stack" data-gap="2">
            {articles.map((article) => (
              <ToWrite key={article.variant.sku} article={article} link={link} />
            ))}
          </ul>
        </section>
      )}
      {reviews.length > 0 && (
        <section className="stack" data-gap="3" aria-labelledby="written">
          <h2 className="h3" id="written">
            {t('review.written')}
          </h2>
          <ul>
            {reviews.map((review) => (
              <Written key={review.id} {...{ review, products, link }} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function ToWrite({ article, link }: { article: ReviewableArticle; link?: string | undefined }) {
  const { t, href } = useShop();
  const localized = useLocalized();
  const name = localized(article.name);
  const query = new URLSearchParams({ sku: article.variant.sku, ...(link && { link }) });
  return (
    <li className="panel row spread" data-gap="3">
      <span className="row">
        <span className="photo thumb">
          <Thumbnail image={article.variant.image} loading="lazy" />
        </span>
        {name}
      </span>
      <a className="btn" data-kind="line" href={href(`${reviewPaths.write}?${query}`)}>
        {t('review.write')}
        <span className="vh">, {name}</span>
      </a>
    </li>
  );
}

type WrittenProps = {
  review: OwnReviewView;
  products: Articles;
  link?: string | undefined;
};

function Written({ review, products, link }: WrittenProps) {
  const { id, rating, title, text, state, sku, locale } = review;
  const { language } = localeByCode(locale);
  const shown = shownReview(review, language);
  return (
    <li className="review stack" data-gap="2">
      <div className="row" data-gap="meta">
        <Stars average={rating} />
        <h3 lang={language}>{title}</h3>
      </div>
      <ArticleLink sku={sku} articles={products} />
      <State own={review} />
      <p lang={language} data-lines="">
        {text}
      </p>
      <Photos review={review} />
      {shown.answer && <Answer review={review} shown={shown} />}
      {statesBefore('withdraw').includes(state) && (
        <Withdraw action={reviewPaths.withdraw} button="review.withdraw" {...{ id, title, link }} />
      )}
    </li>
  );
}
