/** The mails of an alert: the one that its address confirms it with, and the one that it is for. */
import type { AlertKind } from '../alert/alert.ts';
import { currentPrice, type ProductSummary, productNumberOf } from '../catalogue/product.ts';
import type { LocaleCode } from '../locale/locales.ts';
import { formatMoney } from '../money/format.ts';
import { letter, type MailPart, paragraph, rows, type Sender } from './mail-parts.ts';
import type { MailContent } from './review-mail.ts';

type Article = Pick<ProductSummary, 'name' | 'sku' | 'price'>;

const askTexts = { stock: 'mail.alertAskStock', price: 'mail.alertAskPrice' } as const;
const subjects = { stock: 'mail.alertStockSubject', price: 'mail.alertPriceSubject' } as const;
const texts = { stock: 'mail.alertStock', price: 'mail.alertPrice' } as const;

/** `confirm`, `end`: the pages that its links lead to. */
export function alertAskMail(
  kind: AlertKind,
  { name }: Article,
  to: Sender,
  links: { confirm: string; end: string },
): MailContent {
  const { t } = to;
  return {
    subject: t('mail.alertAskSubject'),
    parts: letter(to, [
      paragraph(t(askTexts[kind], { name })),
      { kind: 'button', text: t('alert.confirm'), href: links.confirm },
      paragraph(t('mail.alertIgnore')),
      ending(to, links.end),
    ]),
  };
}

/** The price is that of now: a mail is no place to announce a reduction, which has to name its reference (P-01). */
export function alertMail(
  kind: AlertKind,
  { name, sku, price }: Article,
  to: Sender & { locale: LocaleCode },
  links: { article: string; end: string },
): MailContent {
  const { t, store, locale } = to;
  const amount = formatMoney(currentPrice(price), store.currency, locale);
  return {
    subject: t(subjects[kind], { name }),
    parts: letter(to, [
      paragraph(t(texts[kind], { name })),
      paragraph(t('product.itemNumber', { number: productNumberOf(sku) })),
      rows([t('compare.price'), `${amount} ${t('price.gross')}`]),
      { kind: 'button', text: t('mail.alertToArticle'), href: links.article },
      paragraph(t('mail.alertOver')),
      ending(to, links.end),
    ]),
  };
}

const ending = ({ t }: Sender, href: string): MailPart => ({
  kind: 'link',
  text: t('alert.end'),
  href,
});
