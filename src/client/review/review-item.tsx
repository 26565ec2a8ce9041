/** One review: stars, title and text in the page's language with the original folded below, answer, actions. */
import { formatDate } from '#domain/locale/dates.ts';
import { languageName } from '#domain/locale/language-name.ts';
import { languageOf, localeByCode } from '#domain/locale/locale-by-code.ts';
import { reviewAnchor, reviewPaths } from '#domain/review/paths.ts';
import { demoSource, type Review } from '#domain/review/review.ts';
import { type ShownReview, shownReview } from '#domain/review/shown-review.ts';
import { useShop, useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { LanguageName } from '../ui/language-name.tsx';
import { Stars } from '../ui/stars.tsx';

type ReviewItemProps = {
  review: Review;
  /** The visitor has just found it helpful. */
  isThanked?: boolean;
};

export function ReviewItem({ review, isThanked = false }: ReviewItemProps) {
  const { language } = useShop();
  const shown = shownReview(review, language);
  return (
    <li className="review stack" data-gap="2" id={reviewAnchor(review.id)}>
      <div className="row" data-gap="meta">
        <Stars average={review.rating} />
        <h3 lang={shown.language}>{shown.title}</h3>
      </div>
      <About review={review} isForeign={shown.language !== language} />
      <p lang={shown.language} data-lines="">
        {shown.text}
      </p>
      <Original {...shown} />
      <Photos review={review} />
      {shown.answer && <Answer review={review} shown={shown} />}
      <Actions review={review} isThanked={isThanked} />
    </li>
  );
}

/** `isForeign`: the text is not in the language of the page. */
function About({ review, isForeign }: { review: Review; isForeign: boolean }) {
  const t = useT();
  return (
    <p className="row micro muted" data-gap="meta">
      <span>{review.authorName || t('review.anonymous')}</span>
      <Day at={review.custom.reviewCreatedAt} />
      {isForeign && <LanguageName language={languageOf(review.locale)} />}
      {review.isVerified && (
        <span className="verified">
          <Icon name="circle-check" />
          {t('review.verified')}
        </span>
      )}
      {review.isIncentivized && <span className="tag">{t('review.incentive')}</span>}
      {review.source === demoSource && <span className="tag">{t('header.ratingDemo')}</span>}
    </p>
  );
}

function Day({ at }: { at: string }) {
  const { locale } = useShop();
  return (
    <time className="num" dateTime={at}>
      {formatDate(new Date(at), 'day', localeByCode(locale))}
    </time>
  );
}

function Original({ original }: ShownReview) {
  const { t, locale } = useShop();
  if (!original) return null;
  return (
    <details className="orig">
      <summary className="small">
        {t('review.translated', { language: languageName(original.language, locale) })}
      </summary>
      <div lang={original.language}>
        <p className="b">{original.title}</p>
        <p data-lines="">{original.text}</p>
      </div>
    </details>
  );
}

export function Photos({ review: { photos } }: { review: Pick<Review, 'photos'> }) {
  const t = useT();
  if (photos.length === 0) return null;
  return (
    <ul className="row shots" data-gap="2">
      {photos.map((path, at) => (
        <li key={path}>
          <a href={path}>
            <img
              src={path}
              alt={t('review.photo', { number: at + 1 })}
              width="88"
              height="88"
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

export function Answer({ review, shown }: { review: Review; shown: ShownReview }) {
  const { t, language } = useShop();
  return (
    <div className="note">
      <Icon name="message-square-text" />
      <p className="row" data-gap="meta">
        <b>{t('review.answer')}</b>
        <span className="row micro muted" data-gap="meta">
          {review.answeredAt && <Day at={review.answeredAt} />}
          {shown.answerLanguage !== language && <LanguageName language={shown.answerLanguage} />}
        </span>
      </p>
      <p lang={shown.answerLanguage} data-lines="">
        {shown.answer}
      </p>
    </div>
  );
}

/** Works without JavaScript: a button of a form, and a page for the report. */
function Actions({ review: { id, helpful }, isThanked }: Required<ReviewItemProps>) {
  const { t, href } = useShop();
  return (
    <div className="row">
      <form method="post" action={href(reviewPaths.helpful)}>
        <button type="submit" className="btn" data-kind="line" data-size="s" name="id" value={id}>
          {t('review.helpful')} <span className="num">({helpful})</span>
        </button>
      </form>
      <a className="link small" href={href(`${reviewPaths.report}?id=${id}`)} rel="nofollow">
        {t('review.report')}
      </a>
      {isThanked && <b role="status">{t('review.voted')}</b>}
    </div>
  );
}
