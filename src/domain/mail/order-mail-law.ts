/** What the law requires in the customer's confirmation, as text. Source: eu-2026.md C-01, C-30, C-40, §5. */
import { isGuarantee } from '../cart/articles.ts';
import {
  extraGuaranteePage,
  guaranteeByLaw,
  guaranteePage,
  guaranteeTerms,
  hasWithdrawal,
  type LegalTexts,
  terms,
  withdrawal,
  withdrawalForm,
  withdrawalPage,
} from '../content/legal-texts.ts';
import { type ContentPage, contentPath } from '../content/pages.ts';
import { sellerAddress, sellerRegister } from '../content/seller.ts';
import { factsOf } from '../country/countries.ts';
import { prescribedGuarantee } from '../guarantee/prescribed-guarantee.ts';
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
    ...prescribedGuarantee(store.key).map((text) => paragraph(text)),
    ...pageLink(mail, 'terms.guaranteeTitle', guaranteePage),
    ...extraGuarantee(mail, legal),
    heading(t('content.title.terms-and-conditions')),
    ...terms(legal).map((text) => paragraph(text)),
  ];
}

/** For consumers only: companies have no such right. */
function withdrawalParts({ order, store, t, withdrawal: link }: OrderMail, legal: LegalTexts) {
  if (!hasWithdrawal(store.key) || order.billingAddress.company) return [];
  return [
    heading(t('withdrawal.title')),
    ...withdrawal(legal, link?.text ?? null).map((text) => paragraph(text)),
    ...cancelGuarantee({ order, store, t }),
    ...pageLink({ order, t }, 'content.title.return-policy', withdrawalPage),
    heading(t('withdrawal.formTitle')),
    paragraph(t('withdrawal.formUse')),
    paragraph(...withdrawalForm(legal)),
  ];
}

function extraGuarantee({ order, t }: OrderMail, legal: LegalTexts): MailPart[] {
  if (!order.lineItems.some(isGuarantee)) return [];
  const title = 'content.title.premium-gurantee';
  return [
    heading(t(title)),
    ...guaranteeTerms(legal).map((text) => paragraph(text)),
    ...pageLink({ order, t }, title, extraGuaranteePage),
  ];
}

/** Extra guarantees have a longer period in Great Britain (eu-2026.md C-15). */
function cancelGuarantee({ order, store, t }: Pick<OrderMail, 'order' | 'store' | 't'>) {
  const days = factsOf(store.key).law.guaranteeCancelDays;
  if (days === null || !order.lineItems.some(isGuarantee)) return [];
  return [paragraph(t('guarantee.cancel', { days }))];
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
    paragraph(...sellerAddress(store, locale.code), ...sellerRegister(store, t), ...reach),
  ];
}
