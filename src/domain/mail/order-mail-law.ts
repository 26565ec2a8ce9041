/** What the law requires in the customer's confirmation, as text. Source: eu-2026.md C-01, C-30, C-40, §5. */
import {
  guaranteeByLaw,
  guaranteePage,
  hasWithdrawal,
  type LegalTexts,
  terms,
  withdrawal,
  withdrawalForm,
  withdrawalPage,
} from '../content/legal-texts.ts';
import { type ContentPage, contentPath } from '../content/pages.ts';
import { sellerAddress, sellerRegister } from '../content/seller.ts';
import type { TextKey } from '../texts/texts.ts';
import { heading, type MailPart, paragraph } from './mail-parts.ts';
import type { OrderMail } from './order-mail.ts';

export function lawParts(mail: OrderMail): MailPart[] {
  const { store, locale, t } = mail;
  const legal: LegalTexts = { store, locale: locale.code, t };
  return [
    ...withdrawalParts(mail, legal),
    heading(t('terms.guaranteeTitle')),
    paragraph(guaranteeByLaw(legal)),
    ...pageLink(mail, 'terms.guaranteeTitle', guaranteePage),
    heading(t('content.title.terms-and-conditions')),
    ...terms(legal).map((text) => paragraph(text)),
  ];
}

/** For consumers only: companies have no such right. */
function withdrawalParts({ order, store, t }: OrderMail, legal: LegalTexts): MailPart[] {
  if (!hasWithdrawal(store.key) || order.billingAddress.company) return [];
  return [
    heading(t('withdrawal.title')),
    ...withdrawal(legal).map((text) => paragraph(text)),
    ...pageLink({ order, t }, 'withdrawal.link', withdrawalPage),
    heading(t('withdrawal.formTitle')),
    paragraph(t('withdrawal.formUse')),
    paragraph(...withdrawalForm(legal)),
  ];
}

function pageLink(
  { order, t }: Pick<OrderMail, 'order' | 't'>,
  text: TextKey,
  page: ContentPage,
): MailPart[] {
  if (order.site === undefined) return [];
  return [{ kind: 'link', text: t(text), href: order.site + contentPath(page) }];
}

export function sellerParts({ store, locale, t }: OrderMail): MailPart[] {
  const reach = [store.phone, store.email];
  return [
    heading(t('mail.seller')),
    paragraph(...sellerAddress(locale.code), ...sellerRegister(t), ...reach),
  ];
}
