/** What the law wants to be in the customer's hands with the order, as text. Source: eu-2026.md C-01, C-30, C-40, §5. */
import {
  guaranteeByLaw,
  hasWithdrawal,
  type LegalTexts,
  terms,
  withdrawal,
  withdrawalForm,
  withdrawalPage,
} from '#domain/content/legal-texts.ts';
import { contentPath } from '#domain/content/pages.ts';
import { sellerAddress, sellerRegister } from '#domain/content/seller.ts';
import { heading, type MailPart, paragraph } from './mail-parts.ts';
import type { OrderMail } from './order-mail.ts';

export function lawParts(mail: OrderMail): MailPart[] {
  const { store, locale, t } = mail;
  const legal: LegalTexts = { store, locale: locale.code, t };
  return [
    ...withdrawalParts(mail, legal),
    heading(t('terms.guaranteeTitle')),
    paragraph(guaranteeByLaw(legal)),
    heading(t('content.title.terms-and-conditions')),
    ...terms(legal).map((text) => paragraph(text)),
  ];
}

/** For consumers alone: whoever orders for a company has no such right. */
function withdrawalParts({ order, store, t }: OrderMail, legal: LegalTexts): MailPart[] {
  if (!hasWithdrawal(store.key) || order.billingAddress.company) return [];
  return [
    heading(t('withdrawal.title')),
    ...withdrawal(legal).map((text) => paragraph(text)),
    ...withdrawalLink({ order, t }),
    heading(t('withdrawal.formTitle')),
    paragraph(t('withdrawal.formUse')),
    paragraph(...withdrawalForm(legal)),
  ];
}

function withdrawalLink({ order, t }: Pick<OrderMail, 'order' | 't'>): MailPart[] {
  if (order.site === undefined) return [];
  const href = order.site + contentPath(withdrawalPage);
  return [{ kind: 'link', text: t('withdrawal.link'), href }];
}

export function sellerParts({ store, locale, t }: OrderMail): MailPart[] {
  const reach = [store.phone, store.email];
  return [
    heading(t('mail.seller')),
    paragraph(...sellerAddress(locale.code), ...sellerRegister(t), ...reach),
  ];
}
