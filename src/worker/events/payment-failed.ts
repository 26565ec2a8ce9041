/** The mail to a shopper who left during a payment that failed: the reason and a link to the cart. */
import type { KontorEvent } from '#domain/events.ts';
import { letter, type MailPart, paragraph } from '#domain/mail/mail-parts.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Translate } from '#domain/texts/texts.ts';
import type { HandlerContext } from './handler-context.ts';
import { mailVoice, postMail } from './post-mail.ts';

type PaymentFailed = Extract<KontorEvent, { type: 'payment-failed' }>;

export async function sendPaymentFailedMail(
  event: PaymentFailed,
  context: HandlerContext,
): Promise<void> {
  const { cartId, locale, customerEmail, amount, site } = event;
  // The cart has been paid in another way since.
  if (await context.backend.isOrdered(cartId)) return;
  const voice = await mailVoice(context, event.store, locale);
  const { t } = voice;
  const subject = t(event.isOpen ? 'paymentPending.title' : 'paymentError.title');
  const parts: MailPart[] = [
    ...reasonParts(event, formatMoney(amount.centAmount, amount.currencyCode, locale), t),
    // Omitted if money was received without an order or may still arrive: the cart may have changed by now.
    ...(event.isOpen || event.error === 'creating-order-failed'
      ? []
      : [paragraph(t('paymentError.text'))]),
    ...(site === undefined
      ? []
      : [
          {
            kind: 'button' as const,
            text: t('checkout.backToCart'),
            href: `${site}/checkout/cart`,
          },
        ]),
  ];
  await postMail(event, context, voice, customerEmail, {
    subject,
    parts: letter(voice, parts),
    site,
  });
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
