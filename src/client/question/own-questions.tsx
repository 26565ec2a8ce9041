/** The customer's questions and answers in the account. */
import { formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { questionPaths, questionsPath } from '#domain/question/paths.ts';
import type { OwnText } from '#domain/question/question.ts';
import { stateTexts } from '../review/own-reviews.tsx';
import { useHref, useShop, useT } from '../shop.tsx';

export function OwnQuestions({ texts }: { texts: readonly OwnText[] }) {
  const t = useT();
  if (texts.length === 0) return null;
  return (
    <section className="stack" data-gap="3" aria-labelledby="own-questions">
      <h2 className="h3" id="own-questions">
        {t('question.own')}
      </h2>
      <ul>
        {texts.map((text) => (
          <Own key={text.id} own={text} />
        ))}
      </ul>
    </section>
  );
}

function Own({ own: { subject, id, sku, text, state, createdAt } }: { own: OwnText }) {
  const { t, locale } = useShop();
  const href = useHref();
  return (
    <li className="review stack" data-gap="2">
      <h3>{t(subject === 'question' ? 'question.yours' : 'question.answerYours')}</h3>
      <p className="row micro muted" data-gap="meta">
        <b>{t(stateTexts[state])}</b>
        <time dateTime={createdAt}>
          {formatDate(new Date(createdAt), 'day', localeByCode(locale))}
        </time>
      </p>
      <p data-lines="">{text}</p>
      <div className="row review__actions">
        <a href={href(questionsPath(sku))}>{t('question.toAll')}</a>
        {state !== 'withdrawn' && (
          <form method="post" action={href(questionPaths.withdraw)}>
            <button type="submit" name="id" value={id}>
              {t('question.withdraw')}
            </button>
          </form>
        )}
      </div>
    </li>
  );
}
