/** A question with its answers, each in the language in which it was written. */
import { formatDate } from '#domain/locale/dates.ts';
import { languageOf, localeByCode } from '#domain/locale/locale-by-code.ts';
import { questionAnchor, questionPaths } from '#domain/question/paths.ts';
import type { Answer, Question } from '#domain/question/question.ts';
import { reviewPaths } from '#domain/review/paths.ts';
import { demoSource } from '#domain/review/review.ts';
import { useShop, useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { LanguageName } from '../ui/language-name.tsx';

type QuestionItemProps = {
  question: Question;
  /** Without links to report and to answer it: inside a form. */
  isQuoted?: boolean;
};

export function QuestionItem({ question, isQuoted = false }: QuestionItemProps) {
  const t = useT();
  const { id, text, locale, answers, source } = question;
  return (
    <li className="review stack" data-gap="2" id={questionAnchor(id)}>
      <h3 lang={localeByCode(locale).language} data-lines="">
        {text}
      </h3>
      <p className="row micro muted" data-gap="meta">
        <Written text={question} />
        {source === demoSource && <span className="tag">{t('question.demo')}</span>}
      </p>
      {answers.map((answer) => (
        <AnswerItem key={answer.id} answer={answer} isQuoted={isQuoted} />
      ))}
      {!isQuoted && <Actions id={id} />}
    </li>
  );
}

function Written({ text }: { text: Question | Answer }) {
  const { t, locale, language: read } = useShop();
  const { authorName, createdAt } = text;
  const language = languageOf(text.locale);
  const isShop = 'by' in text && text.by === 'shop';
  return (
    <>
      {!isShop && <span>{authorName || t('review.anonymous')}</span>}
      <time className="num" dateTime={createdAt}>
        {formatDate(new Date(createdAt), 'day', localeByCode(locale))}
      </time>
      {language !== read && <LanguageName language={language} />}
    </>
  );
}

export function AnswerItem({ answer, isQuoted }: { answer: Answer; isQuoted: boolean }) {
  const t = useT();
  const { id, text, locale, by, isVerified } = answer;
  return (
    <div className="note">
      <Icon name="message-square-text" />
      <p className="row" data-gap="meta">
        <b>{t(by === 'shop' ? 'review.answer' : 'question.answerBuyer')}</b>
        <span className="row micro muted" data-gap="meta">
          <Written text={answer} />
          {isVerified && (
            <span className="verified">
              <Icon name="circle-check" />
              {t('review.verified')}
            </span>
          )}
        </span>
      </p>
      <p lang={localeByCode(locale).language} data-lines="">
        {text}
      </p>
      {by === 'buyer' && !isQuoted && (
        <p className="micro">
          <ReportLink subject="answer" id={id} />
        </p>
      )}
    </div>
  );
}

function Actions({ id }: { id: string }) {
  const { t, href } = useShop();
  return (
    <div className="row small">
      <a className="link" href={href(`${questionPaths.answer}?id=${id}`)} rel="nofollow">
        {t('question.answer')}
      </a>
      <ReportLink subject="question" id={id} />
    </div>
  );
}

function ReportLink({ subject, id }: { subject: 'question' | 'answer'; id: string }) {
  const { t, href } = useShop();
  return (
    <a
      className="link"
      href={href(`${reviewPaths.report}?subject=${subject}&id=${id}`)}
      rel="nofollow"
    >
      {t('question.report')}
    </a>
  );
}
