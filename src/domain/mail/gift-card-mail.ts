/** Mails with the codes of gift cards, which are shown nowhere else. */
import type { NewGiftCard } from '../gift-card/gift-card.ts';
import { lastDayOf } from '../gift-card/validity.ts';
import { formatDate } from '../locale/dates.ts';
import { letter, type MailPart, paragraph, rows } from './mail-parts.ts';
import { type OrderMail, orderLinks } from './order-mail.ts';

/** `refundedCents`: the card replaces one that this went back to; absent: the cards were bought. */
export function giftCardMail(
  mail: OrderMail,
  cards: readonly NewGiftCard[],
  refundedCents?: number,
): { subject: string; parts: MailPart[]; isSecret: true } {
  const { t, number, money, locale } = mail;
  const isBought = refundedCents === undefined;
  const about = { number, amount: money(refundedCents ?? 0) };
  return {
    subject: t(isBought ? 'mail.giftCardsSubject' : 'mail.giftCardReplacedSubject', about),
    isSecret: true,
    parts: letter(mail, [
      paragraph(t(isBought ? 'mail.giftCardsText' : 'mail.giftCardReplacedText', about)),
      ...cards.map(({ code, centAmount, validUntil }) =>
        rows(
          [t('giftCard.code'), code],
          [t('giftCard.value'), money(centAmount)],
          [t('giftCard.validUntil'), formatDate(lastDayOf(validUntil), 'day', locale)],
        ),
      ),
      paragraph(t('giftCard.howTo', { field: t('coupon.title') })),
      ...orderLinks(mail),
    ]),
  };
}
