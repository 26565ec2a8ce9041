/** The page of the questions about an article. */
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { QuestionPage } from '#domain/question/operations.ts';
import { allQuestionsPath, questionsPath } from '#domain/question/paths.ts';
import { labelled } from '#domain/texts/labelled.ts';
import { ArticleHead } from '../review/review-list.tsx';
import { useT } from '../shop.tsx';
import { PageSteps } from '../ui/page-steps.tsx';
import { AskLink, OtherLanguages } from './product-questions.tsx';
import { QuestionItem } from './question-item.tsx';

/** `isOwn`: only those in the language of the page. */
type QuestionListProps = { product: ProductSummary; page: QuestionPage; isOwn: boolean };

export function QuestionList({ product, page, isOwn }: QuestionListProps) {
  const t = useT();
  const { offset, limit, results } = page;
  const { sku } = product;
  const count = isOwn ? page.inLanguage : page.total;
  const path = (number: number) =>
    isOwn ? `${questionsPath(sku)}?page=${number}` : `${allQuestionsPath(sku)}&page=${number}`;
  return (
    <>
      <ArticleHead product={product} title={labelled(t, t('product.questions'), product.name)} />
      <div className="split split--rev">
        <div className="stack" data-gap="6">
          <p>
            <AskLink sku={sku} />
          </p>
          <HowChecked />
        </div>
        <div className="stack">
          {count === 0 && (
            <p className="panel">{t(page.total > 0 ? 'question.noneOwn' : 'question.none')}</p>
          )}
          <h2 className="vh">{t('product.questions')}</h2>
          <ul>
            {results.map((question) => (
              <QuestionItem key={question.id} question={question} />
            ))}
          </ul>
          <PageSteps page={offset / limit + 1} count={Math.ceil(count / limit)} path={path} />
          {isOwn && (
            <p>
              <OtherLanguages sku={sku} {...page} />
            </p>
          )}
        </div>
      </div>
    </>
  );
}

export function HowChecked() {
  const t = useT();
  return (
    <div className="panel stack" data-gap="2">
      <h2 className="h3">{t('question.howTitle')}</h2>
      <p className="small">{t('question.policy')}</p>
    </div>
  );
}
