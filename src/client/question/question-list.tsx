/** The page of the questions about an article. */
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { QuestionPage } from '#domain/question/operations.ts';
import { questionsPath } from '#domain/question/paths.ts';
import { ArticleHead } from '../review/review-list.tsx';
import { useT } from '../shop.tsx';
import { PageSteps } from '../ui/page-steps.tsx';
import { AskLink } from './product-questions.tsx';
import { QuestionItem } from './question-item.tsx';

export function QuestionList({ product, page }: { product: ProductSummary; page: QuestionPage }) {
  const t = useT();
  const { offset, limit, total, results } = page;
  const path = (number: number) =>
    questionsPath(product.sku) + (number > 1 ? `?page=${number}` : '');
  return (
    <>
      <ArticleHead product={product} title={`${t('product.questions')}: ${product.name}`} />
      <div className="split split--rev">
        <div className="stack" data-gap="6">
          <p>
            <AskLink sku={product.sku} />
          </p>
          <HowChecked />
        </div>
        <div className="stack">
          {total === 0 && <p className="panel">{t('question.none')}</p>}
          <h2 className="vh">{t('product.questions')}</h2>
          <ul>
            {results.map((question) => (
              <QuestionItem key={question.id} question={question} />
            ))}
          </ul>
          <PageSteps page={offset / limit + 1} count={Math.ceil(total / limit)} path={path} />
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
