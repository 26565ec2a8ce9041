import { PaymentWaitIsland } from '#client/checkout/islands.tsx';
import { Steps } from '#client/checkout/steps.tsx';
import { Head } from '#client/chrome/head.tsx';
import { CheckoutPage } from '#client/chrome/page.tsx';
import { Note } from '#client/ui/note.tsx';
import { failure } from '#domain/errors.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isId } from '#worker/request/sent-id.ts';
import { redirectToResult } from './checkout-result.ts';

/** The address to which providers return the shopper. Loading it again changes nothing. */
export async function paymentReturn(c: KontorContext): Promise<Response> {
  const { commerce, caller, prefix } = c.get('shop');
  const { attempt = '', ...details } = c.req.query();
  const outcome = isId(attempt)
    ? await commerce.submitAdditionalPaymentDetails({ attemptId: attempt, details }, caller)
    : undefined;
  if (outcome?.ok) return redirectToResult(c, outcome.data.submitAdditionalPaymentDetailsResponse);
  // If the result is not known yet, the waiting page asks again. An unknown attempt leads to the cart.
  const isKnown = outcome && outcome.code !== 'PaymentNotFound';
  const path = isKnown ? `payment/pending?attempt=${attempt}` : 'cart?problem=CartNotFound';
  return c.redirect(`${prefix}/checkout/${path}`, 303);
}

/** The waiting page: the provider has no result yet. The page requests it again by itself or by its link. */
export async function paymentPending(c: KontorContext): Promise<Response> {
  const { t, commerce, caller, prefix } = c.get('shop');
  const attemptId = c.req.query('attempt') ?? '';
  const outcome = isId(attemptId)
    ? await commerce.getPayment({ attemptId }, caller)
    : failure('PaymentNotFound');
  if (!outcome.ok && outcome.code === 'PaymentNotFound') {
    return c.redirect(`${prefix}/checkout/cart?problem=CartNotFound`, 303);
  }
  const result = outcome.ok ? outcome.data.payment : undefined;
  if (result && !['pending', 'orderedElsewhere'].includes(result.kind)) {
    return redirectToResult(c, result);
  }
  const open = result?.kind === 'pending' && result.isOpen ? result : undefined;
  const isOrdered = result?.kind === 'orderedElsewhere';
  return c.render(
    <CheckoutPage>
      <Head
        title={`${t(isOrdered ? 'order.thankYou' : 'paymentPending.title')} | Kontor`}
        index={false}
      />
      <Steps current={isOrdered ? 'thank-you' : 'payment'} isPaying />
      <div className="split">
        <div className="stack">
          {isOrdered ? (
            <>
              <h1 className="co__h">{t('order.thankYou')}</h1>
              <Note kind="ok" text={t('paymentPending.orderedElsewhere')} />
            </>
          ) : (
            <PaymentWaitIsland attemptId={attemptId} />
          )}
          {open && (
            <p>
              <a
                className="btn"
                data-kind="line"
                href={`${prefix}/checkout/payment?method=${open.method}`}
              >
                {t('paymentError.retry')}
              </a>
            </p>
          )}
        </div>
      </div>
    </CheckoutPage>,
    { screen: 'checkout' },
  ) as Promise<Response>;
}
