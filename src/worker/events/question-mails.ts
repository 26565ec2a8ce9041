/** Mails about questions: an answer to who asked, the statement of reasons to the author of a text that is not shown. */
import type { KontorEvent } from '#domain/events.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { answeredMail } from '#domain/mail/question-mail.ts';
import { statementMail } from '#domain/mail/review-mail.ts';
import { questionAnchor, questionsPath } from '#domain/question/paths.ts';
import type { HandlerContext } from './handler-context.ts';
import { mailVoice, postMail } from './post-mail.ts';

type EventOf<Type extends KontorEvent['type']> = Extract<KontorEvent, { type: Type }>;

/** Characters of a text by which its author knows it. */
const titleLength = 120;

/** Not sent if the question or the answer is not public any more, or nobody wants to be told. */
export async function tellAsker(
  event: EventOf<'question-answered'>,
  context: HandlerContext,
): Promise<void> {
  const found = await context.backend.question(event.questionId);
  const answer = found?.question.answers.find(({ id }) => id === event.answerId);
  if (!found?.email || !answer) return;
  const { question, email, site } = found;
  const { id, sku, locale } = question;
  const to = await mailVoice(context, localeByCode(locale).country, locale);
  const page = site && `${site}${questionsPath(sku)}#${questionAnchor(id)}`;
  const content = answeredMail(question, answer, to, page);
  await postMail(event, context, to, email, { ...content, site });
}

export async function stateQuestionReasons(
  event: EventOf<'question-decided'>,
  context: HandlerContext,
): Promise<void> {
  const text = await context.backend.questionText(event.subjectId);
  const entry = text?.moderation.find(({ id }) => id === event.entryId);
  if (!text?.authorEmail || !entry) return;
  const { locale, authorEmail, sku } = text;
  const to = await mailVoice(context, localeByCode(locale).country, locale);
  const title = text.text.slice(0, titleLength);
  const content = statementMail({ title, sku }, entry, to);
  await postMail(event, context, to, authorEmail, { ...content, site: text.site ?? undefined });
}
