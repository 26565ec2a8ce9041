/** The mail to a shopper who left during a payment that failed: the reason and a link to the cart. */
import type { KontorEvent } from '#domain/events.ts';
import { type MailPart, paragraph } from '#domain/mail/mail-parts.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Translate } from '#domain/texts/texts.ts';
import { mailService } from '../services/mail/mail.ts';
import { textsFor } from '../texts/texts.ts';
import type { HandlerContext } from './handler-context.ts';
import { mailDocument, mailText } from './mail-document.ts';

type PaymentFailed = Extract<KontorEvent, { type: 'payment-failed' }>;

export async function sendPaymentFailedMail(
  event: PaymentFailed,
  { backend, env, now }: HandlerContext,
): Promise<void> {
  const { id, at, cartId, store: country, locale, customerEmail, amount, site } = event;
  // The cart has been paid in another way since.
  if (await backend.isOrdered(cartId)) return;
  const [store, { t }] = await Promise.all([backend.store(country, now), textsFor(locale)]);
  const subject = t(event.isOpen ? 'paymentPending.title' : 'paymentError.title');
  const parts: MailPart[] = [
    ...reasonParts(event, formatMoney(amount.centAmount, amount.currencyCode, locale), t),
    // Omitted if money was received without an order or may still arrive: the cart may have changed by now.
    ...(event.isOpen || event.error === 'creating-order-failed'
      ? []
      : [paragraph(t('paymentError.text'))]),
    ...(site === undefined
      ? []
      : [{ kind: 'link' as const, text: t('checkout.backToCart'), href: `${site}/checkout/cart` }]),
    paragraph(t('mail.signature'), store.phone, store.email),
  ];
  const html = await mailDocument({ locale, subject, parts });
  const mail = { id, recipient: customerEmail, locale, subject, text: mailText(parts), html };
  await mailService(env).send(mail, at);
}

/** The same reason as on the payment page. */
function reasonParts(
  { isOpen, error, refusal }: PaymentFailed,
  amount: string,
  t: Translate,
): MailPart[] {
  if (isOpen) return [paragraph(t('mail.unconfirmedText', { amount }))];
  return [
    paragraph(t('mail.notPaidText', { amount })),
    paragraph(refusal ? t(`paymentError.reason.${refusal}`) : t(`paymentError.kind.${error}`)),
  ];
}
