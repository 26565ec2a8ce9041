/** Tells an asker of an answer. Both texts are published, and were checked by a person. */
import { productNumberOf } from '../catalogue/product.ts';
import type { Answer, Question } from '../question/question.ts';
import { heading, letter, type MailPart, paragraph, type Sender } from './mail-parts.ts';
import type { MailContent } from './review-mail.ts';

/** `href`: the page with the question. */
export function answeredMail(
  { text, sku }: Pick<Question, 'text' | 'sku'>,
  answer: Pick<Answer, 'text' | 'by'>,
  to: Sender,
  href: string | undefined,
): MailContent {
  const { t } = to;
  const number = productNumberOf(sku);
  const link: MailPart[] =
    href === undefined ? [] : [{ kind: 'button', text: t('question.toAll'), href }];
  return {
    subject: t('mail.answeredSubject', { number }),
    parts: letter(to, [
      paragraph(t('mail.answeredText')),
      heading(t('question.yours')),
      paragraph(text),
      heading(t(answer.by === 'shop' ? 'review.answer' : 'question.answerBuyer')),
      paragraph(answer.text),
      ...link,
      paragraph(t('mail.answeredWhy')),
    ]),
  };
}
