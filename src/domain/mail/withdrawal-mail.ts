/** The acknowledgement of receipt of a withdrawal, and the note to the store. Source: eu-2026.md C-04. */
import { routePaths } from '../content/links.ts';
import { sellerAddress } from '../content/seller.ts';
import { writtenIsoDay } from '../locale/dates.ts';
import type { Locale } from '../locale/locales.ts';
import { formatMoment, zonedIso } from '../locale/moments.ts';
import type { Store } from '../store/store.ts';
import type { Translate } from '../texts/texts.ts';
import { refundDueOn, sendBackBy } from '../withdrawal/periods.ts';
import type { Withdrawal } from '../withdrawal/statement.ts';
import { heading, letter, type MailPart, paragraph, rows } from './mail-parts.ts';

export type WithdrawalMail = {
  withdrawal: Withdrawal;
  store: Store;
  locale: Locale;
  t: Translate;
  /** Opens the receipt and the return slip. */
  receipt: string;
};

export function withdrawalReceiptMail(mail: WithdrawalMail): {
  subject: string;
  parts: MailPart[];
} {
  const { withdrawal, store, locale, t, receipt } = mail;
  const { number, name, site } = withdrawal;
  const stated = new Date(withdrawal.receivedAt);
  const day = (iso: string) => writtenIsoDay(iso, locale);
  const page = (path: string) =>
    `${site}${routePaths.withdrawal}/${path}?${new URLSearchParams({ receipt })}`;
  return {
    subject: t('withdraw.mailSubject', { number }),
    parts: letter({ store, t, name }, [
      paragraph(t('withdraw.mailIntro', { time: formatMoment(stated, locale) })),
      ...statementParts(mail),
      { kind: 'link', text: t('withdraw.receipt'), href: page('received') },
      heading(t('withdraw.sendBy', { date: day(sendBackBy(store.key, stated)) })),
      paragraph(t('withdraw.sendText')),
      paragraph(...sellerAddress(store, locale.code)),
      { kind: 'link', text: t('withdraw.slipOpen'), href: page('slip') },
      heading(t('withdraw.refundBy', { date: day(refundDueOn(store.key, stated)) })),
      paragraph(t('withdraw.refundText')),
    ]),
  };
}

/** For the store: what was stated, and until when the money is due. */
export function withdrawalStoreMail(mail: WithdrawalMail): { subject: string; parts: MailPart[] } {
  const { withdrawal, store, locale, t } = mail;
  const due = refundDueOn(store.key, new Date(withdrawal.receivedAt));
  const about = { number: withdrawal.number, date: writtenIsoDay(due, locale) };
  return { subject: t('withdraw.storeSubject', about), parts: statementParts(mail) };
}

/** The statement word for word, with the time to the second. */
function statementParts({ withdrawal, locale, t }: WithdrawalMail): MailPart[] {
  const { number, text, name, order, email } = withdrawal;
  const stated = new Date(withdrawal.receivedAt);
  return [
    paragraph(...text.split('\n')),
    rows(
      [t('withdraw.number'), number],
      [t('withdraw.receivedLabel'), zonedIso(stated, locale.country)],
      [t('contact.name'), name],
      [t('order.number'), order],
      [t('address.email'), email],
    ),
  ];
}
