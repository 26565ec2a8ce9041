/** What a person may review, and has written: in the account, and by the link of a mail. */
import { formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import type { ModerationState } from '#domain/moderation/moderation.ts';
import type { OwnReviewView, ReviewableArticle } from '#domain/review/operations.ts';
import { reviewPaths } from '#domain/review/paths.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useHref, useLocalized, useShop, useT } from '../shop.tsx';
import { Stars } from '../ui/stars.tsx';

export const stateTexts: Record<ModerationState, TextKey> = {
  submitted: 'review.stateSubmitted',
  published: 'review.statePublished',
  withheld: 'review.stateWithheld',
  removed: 'review.stateRemoved',
  withdrawn: 'review.stateWithdrawn',
};

type OwnReviewsProps = {
  articles: readonly ReviewableArticle[];
  reviews: readonly OwnReviewView[];
  link?: string | undefined;
};

export function OwnReviews({ articles, reviews, link }: OwnReviewsProps) {
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
            {t('account.reviews')}
          </h2>
          <ul>
            {reviews.map((review) => (
              <Written key={review.id} review={review} link={link} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function ToWrite({ article, link }: { article: ReviewableArticle; link?: string | undefined }) {
  const t = useT();
  const href = useHref();
  const localized = useLocalized();
  const name = localized(article.name);
  const query = new URLSearchParams({ sku: article.variant.sku, ...(link && { link }) });
  return (
    <li className="panel row spread" data-gap="3">
      <span>{name}</span>
      <a className="btn" data-kind="line" href={href(`${reviewPaths.write}?${query}`)}>
        {t('review.write')}
        <span className="vh">: {name}</span>
      </a>
    </li>
  );
}

function Written({ review, link }: { review: OwnReviewView; link?: string | undefined }) {
  const { t, locale } = useShop();
  const href = useHref();
  const { id, rating, title, text, state, createdAt } = review;
  return (
    <li className="review stack" data-gap="2">
      <div className="row" data-gap="meta">
        <Stars average={rating} />
        <h3>{title}</h3>
      </div>
      <p className="row micro muted" data-gap="meta">
        <b>{t(stateTexts[state])}</b>
        <time dateTime={createdAt}>
          {formatDate(new Date(createdAt), 'day', localeByCode(locale))}
        </time>
      </p>
      <p data-lines="">{text}</p>
      {state !== 'withdrawn' && (
        <form method="post" action={href(reviewPaths.withdraw)}>
          {link && <input type="hidden" name="link" value={link} />}
          <button type="submit" className="btn" data-kind="line" data-size="s" name="id" value={id}>
            {t('review.withdraw')}
            <span className="vh">: {title}</span>
          </button>
        </form>
      )}
    </li>
  );
}
