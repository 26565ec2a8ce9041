/**
 * The mails about a support case. Those to its sender have nothing that was typed: the address is not proved, and a mail of
 * the shop must not carry a stranger's text to it.
 */
import { writtenIsoDay } from '../locale/dates.ts';
import type { Locale } from '../locale/locales.ts';
import type { Store } from '../store/store.ts';
import { askedFields, supportFieldTexts } from '../support/field-texts.ts';
import { answerBy, type SupportCase } from '../support/support-case.ts';
import { topicText } from '../support/topic-text.ts';
import type { Translate } from '../texts/texts.ts';
import { letter, type MailPart, paragraph, rows } from './mail-parts.ts';

/** `name`: the customer's, if the case came from their address. */
export type SupportMail = {
  supportCase: SupportCase;
  store: Store;
  locale: Locale;
  t: Translate;
  name?: string | undefined;
};

type Content = { subject: string; parts: MailPart[] };

/** `page`: the address of the case, by a signed link. */
export function supportReceiptMail(mail: SupportMail, page: string, answerDays: number): Content {
  const { supportCase, locale, store, t } = mail;
  const { number, createdAt } = supportCase;
  const day = answerBy(store.key, new Date(createdAt), answerDays);
  const date = writtenIsoDay(day, locale);
  return {
    subject: t('support.mailReceipt', { number }),
    parts: letter(mail, [
      rows([t('support.number'), number], [t('support.topic'), topicText(supportCase, t)]),
      paragraph(t('support.answerBy', { date })),
      { kind: 'link', text: t('support.open'), href: page },
    ]),
  };
}

export function supportAnswerMail(mail: SupportMail, page: string): Content {
  const { t } = mail;
  const { number } = mail.supportCase;
  return {
    subject: t('support.mailAnswer', { number }),
    parts: letter(mail, [
      paragraph(t('support.answered')),
      rows([t('support.number'), number]),
      { kind: 'button', text: t('support.open'), href: page },
    ]),
  };
}

/** For the store: everything that was asked, or a reply. `files`: where they are read. */
export function supportStoreMail(
  { supportCase, t }: SupportMail,
  { text, files }: { text: string; files: { name: string; href: string }[] },
): Content {
  const { number, name, email, company, subject } = supportCase;
  const asked = askedFields(supportCase).map(
    ({ field, value }) => [t(supportFieldTexts[field]), value] as const,
  );
  return {
    subject: t('mail.contactSubject', { subject: `${number} ${subject}` }),
    parts: [
      rows(
        [t('support.number'), number],
        [t('support.topic'), topicText(supportCase, t)],
        [t('contact.name'), name],
        [t('address.email'), email],
        ...(company ? [[t('address.company'), company] as const] : []),
        ...asked,
      ),
      ...text.split(/\n{2,}/).map((part) => paragraph(...part.split('\n'))),
      ...files.map(({ name: file, href }): MailPart => ({ kind: 'link', text: file, href })),
    ],
  };
}
