/** Asking a question about an article: no purchase and no account are needed. Similar questions are shown first. */
import { QuestionItem } from '#client/question/question-item.tsx';
import { QuestionForm } from '#client/question/text-form.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import { Note } from '#client/ui/note.tsx';
import { questionPaths } from '#domain/question/paths.ts';
import type { Question } from '#domain/question/question.ts';
import { readQuestionForm } from '#domain/question/question-form.ts';
import { shortName } from '#domain/review/review-form.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { customerOfRequest } from '#worker/request/customer-of-request.ts';
import { formOf } from '#worker/request/form-of.ts';
import { notFound } from '../catalogue/not-found.tsx';
import { articleOf, questionPage, refusalOf, sentOnce, tooMany } from './question-page.tsx';

/** GET /question/ask?sku=: the form, with the name and the address of a customer; `?sent`: thanks. */
export async function askQuestion(c: KontorContext) {
  const sku = c.req.query('sku') ?? '';
  if (c.req.query('sent')) return thanks(c, sku);
  const customer = await customerOfRequest(c);
  const values =
    customer && customer !== 'gone'
      ? { name: shortName(customer, c.get('shop').store.key), email: customer.email }
      : {};
  return show(c, sku, { values, errors: {} });
}

/** POST: stores the question; shows similar ones once, or the form again with everything that was typed. */
export async function sendQuestion(c: KontorContext) {
  const { prefix, commerce, caller } = c.get('shop');
  const { sku = '', ...values } = await formOf(c);
  const article = await articleOf(c, sku);
  if (!article) return notFound(c);
  const read = readQuestionForm(values);
  const refused = await refusalOf(c, values, read);
  if (refused || !read.ok) return show(c, sku, refused ?? { values, errors: {} });
  const { key } = sentOnce(c, values);
  if (values.compared !== 'yes') {
    const asked = { productId: sku, text: read.draft.text };
    const similar = await commerce.getSimilarQuestions(asked, caller);
    if (similar.ok && similar.data.results.length > 0) {
      return show(c, sku, { values: { ...values, key }, errors: {} }, similar.data.results);
    }
  }
  const outcome = await commerce.askQuestion({ key, productId: sku, ...read.draft }, caller);
  if (!outcome.ok) return show(c, sku, tooMany(c, values));
  return c.redirect(`${prefix}${questionPaths.ask}?sku=${sku}&sent=1`, 303);
}

async function show(
  c: KontorContext,
  sku: string,
  state: FormState,
  similar: readonly Question[] = [],
) {
  const article = await articleOf(c, sku);
  if (!article) return notFound(c);
  const { t } = c.get('shop');
  const isCompared = similar.length > 0 || state.values.compared === 'yes';
  return questionPage(
    c,
    'question.ask',
    article,
    <>
      {similar.length > 0 && (
        <section className="stack" aria-labelledby="similar">
          <h2 className="h3" id="similar">
            {t('question.similar')}
          </h2>
          <ul>
            {similar.map((question) => (
              <QuestionItem key={question.id} question={question} isQuoted />
            ))}
          </ul>
          <p>{t('question.similarText')}</p>
        </section>
      )}
      <div className="panel">
        <QuestionForm {...{ sku, state, isCompared }} sent={sentOnce(c, state.values)} />
      </div>
    </>,
  );
}

async function thanks(c: KontorContext, sku: string) {
  const article = await articleOf(c, sku);
  if (!article) return notFound(c);
  const { t } = c.get('shop');
  return questionPage(c, 'question.ask', article, <Note kind="ok" text={t('question.sent')} />);
}
