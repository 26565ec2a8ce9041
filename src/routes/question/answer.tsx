/** Answering a question: only who has bought the article. Taking a question or an answer back. */
import type { ReactNode } from 'react';
import { QuestionItem } from '#client/question/question-item.tsx';
import { AnswerForm } from '#client/question/text-form.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import { Note } from '#client/ui/note.tsx';
import { questionPaths } from '#domain/question/paths.ts';
import { readAnswerForm } from '#domain/question/question-form.ts';
import { reviewPaths } from '#domain/review/paths.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { formOf } from '#worker/request/form-of.ts';
import { redirectToLogin } from '#worker/request/lost-session.ts';
import { notFound } from '../catalogue/not-found.tsx';
import { articleOf, questionPage, refusalOf, sentOnce, tooMany } from './question-page.tsx';

/** GET /question/answer?id=: the question with the form, or who may answer; `?sent`: thanks. */
export function answerQuestion(c: KontorContext) {
  return show(c, c.req.query('id') ?? '', undefined);
}

export async function sendAnswer(c: KontorContext) {
  const { prefix, commerce, caller } = c.get('shop');
  const { id = '', ...values } = await formOf(c);
  if (!isTextId(id)) return notFound(c);
  const read = readAnswerForm(values);
  const refused = await refusalOf(c, values, read);
  if (refused || !read.ok) return show(c, id, refused);
  const { key } = sentOnce(c, values);
  const outcome = await commerce.answerQuestion({ key, id, ...read.draft }, caller);
  if (outcome.ok) return c.redirect(`${prefix}${questionPaths.answer}?id=${id}&sent=1`, 303);
  if (outcome.code === 'QuestionNotFound') return notFound(c);
  return show(c, id, outcome.code === 'TooManyQuestions' ? tooMany(c, values) : undefined);
}

/** POST /question/withdraw: of a question or an answer, from the account. */
export async function withdrawQuestion(c: KontorContext) {
  const { prefix, commerce, caller } = c.get('shop');
  const { id = '' } = await formOf(c);
  if (!isTextId(id)) return notFound(c);
  const outcome = await commerce.withdrawQuestion({ id }, caller);
  if (outcome.ok) return c.redirect(`${prefix}${reviewPaths.own}?withdrawn=1`, 303);
  return outcome.code === 'NotLoggedIn' ? redirectToLogin(c, '') : notFound(c);
}

const isTextId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

async function show(c: KontorContext, id: string, state: FormState | undefined) {
  const { t, prefix, commerce, caller } = c.get('shop');
  const outcome = isTextId(id) ? await commerce.getQuestion({ id }, caller) : undefined;
  if (!outcome?.ok) return notFound(c);
  const { question, mayAnswer, name } = outcome.data;
  const article = await articleOf(c, question.sku);
  if (!article) return notFound(c);
  const page = (content: ReactNode) =>
    questionPage(
      c,
      'question.answer',
      article,
      <>
        <ul>
          <QuestionItem question={question} isQuoted />
        </ul>
        {content}
      </>,
    );
  if (c.req.query('sent')) {
    return page(<Note kind="ok" text={t('question.answerSent')} />);
  }
  if (mayAnswer) {
    const shown = state ?? { values: { name }, errors: {} };
    return page(
      <div className="panel">
        <AnswerForm id={id} state={shown} sent={sentOnce(c, shown.values)} />
      </div>,
    );
  }
  const isLoggedIn = caller.session && (await commerce.getCustomer({}, caller)).ok;
  if (!isLoggedIn && c.req.method === 'POST') return redirectToLogin(c, '');
  c.status(isLoggedIn ? 403 : 401);
  const back = new URLSearchParams({ back: `${questionPaths.answer}?id=${id}` });
  return page(
    <>
      <Note kind="info" text={t('question.onlyBuyers')} />
      {!isLoggedIn && (
        <p>
          <a className="btn" href={`${prefix}/login?${back}`}>
            {t('account.login')}
          </a>
        </p>
      )}
    </>,
  );
}
