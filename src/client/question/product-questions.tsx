/** The section of the product page: the questions of the catalogue, and the newest of shoppers that are answered, in its language. */
import type { ReactNode } from 'react';
import type { QuestionPage } from '#domain/question/operations.ts';
import { allQuestionsPath, questionPaths, questionsPath } from '#domain/question/paths.ts';
import { useShop, useT } from '../shop.tsx';
import { QuestionItem } from './question-item.tsx';

/** Questions in the page; more would make it heavy. */
export const questionsOnProductPage = 3;

type ProductQuestionsProps = {
  sku: string;
  /** Absent: none are asked about this product, such as a gift card. */
  page: QuestionPage | undefined;
  /** The questions of the catalogue. */
  children: ReactNode;
};

export function ProductQuestions({ sku, page, children }: ProductQuestionsProps) {
  const t = useT();
  return (
    <section className="sec" id="questions">
      <div className="sec__head">
        <h2>{t('product.questions')}</h2>
      </div>
      {children}
      {page && <Asked sku={sku} {...page} />}
    </section>
  );
}

function Asked({ sku, results, total, inLanguage }: { sku: string } & QuestionPage) {
  const { t, href } = useShop();
  return (
    <div className="stack top">
      {results.length > 0 && (
        <ul>
          {results.map((question) => (
            <QuestionItem key={question.id} question={question} />
          ))}
        </ul>
      )}
      <p className="row">
        <AskLink sku={sku} />
        {inLanguage > 0 && (
          <a className="btn" data-kind="line" href={href(questionsPath(sku))}>
            {t('question.all', { number: inLanguage })}
          </a>
        )}
        {inLanguage === 0 && <OtherLanguages {...{ sku, total, inLanguage }} />}
      </p>
    </div>
  );
}

type OtherLanguagesProps = { sku: string } & Pick<QuestionPage, 'total' | 'inLanguage'>;

export function OtherLanguages({ sku, total, inLanguage }: OtherLanguagesProps) {
  const { t, href } = useShop();
  if (total === inLanguage) return null;
  return (
    <a className="link" rel="nofollow" href={href(allQuestionsPath(sku))}>
      {t('question.otherLanguages', { number: total - inLanguage })}
    </a>
  );
}

export function AskLink({ sku }: { sku: string }) {
  const { t, href } = useShop();
  return (
    <a
      className="btn"
      data-kind="line"
      rel="nofollow"
      href={href(`${questionPaths.ask}?sku=${sku}`)}
    >
      {t('question.ask')}
    </a>
  );
}
