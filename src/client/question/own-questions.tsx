/** The customer's questions and answers in the account. */
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { statesBefore } from '#domain/moderation/moderation.ts';
import { questionPaths, questionsPath } from '#domain/question/paths.ts';
import type { OwnText } from '#domain/question/question.ts';
import { ArticleLink, type Articles } from '../review/article-link.tsx';
import { State, Withdraw } from '../review/own-text.tsx';
import { useShop, useT } from '../shop.tsx';
import { AnswerItem } from './question-item.tsx';

type OwnQuestionsProps = { texts: readonly OwnText[]; articles: Articles };

export function OwnQuestions({ texts, articles }: OwnQuestionsProps) {
  const t = useT();
  if (texts.length === 0) return null;
  return (
    <section className="stack" data-gap="3" aria-labelledby="own-questions">
      <h2 className="h3" id="own-questions">
        {t('question.own')}
      </h2>
      <ul>
        {texts.map((text) => (
          <Own key={text.id} own={text} articles={articles} />
        ))}
      </ul>
    </section>
  );
}

function Own({ own, articles }: { own: OwnText; articles: Articles }) {
  const { t, href } = useShop();
  const { subject, id, sku, text, locale, state, question } = own;
  const isQuestion = subject === 'question';
  return (
    <li className="review stack" data-gap="2">
      <h3>{t(isQuestion ? 'question.yours' : 'question.answerYours')}</h3>
      <ArticleLink sku={sku} articles={articles} />
      <State own={own} />
      {question && !isQuestion && (
        <blockquote className="muted" lang={localeByCode(question.locale).language} data-lines="">
          {question.text}
        </blockquote>
      )}
      <p lang={localeByCode(locale).language} data-lines="">
        {text}
      </p>
      {isQuestion &&
        question?.answers.map((answer) => <AnswerItem key={answer.id} answer={answer} isQuoted />)}
      <p className="small">
        <a href={href(questionsPath(sku))}>{t('question.toAll')}</a>
      </p>
      {statesBefore('withdraw').includes(state) && (
        <Withdraw action={questionPaths.withdraw} button="question.withdraw" id={id} title={text} />
      )}
    </li>
  );
}
