import { Steps } from '#client/checkout/steps.tsx';
import { Head } from '#client/chrome/head.tsx';
import { CheckoutPage } from '#client/chrome/page.tsx';
import { Note } from '#client/ui/note.tsx';
import { paymentErrors, refusals } from '#domain/payment/provider.ts';
import { providerKindKeys } from '#domain/payment/provider-kinds.ts';
import type { KontorContext } from '#worker/request/context.ts';

/**
 * The page after a failed payment. In the query, `error` and `reason` say why and `method` is the chosen method. The
 * cart and the addresses are unchanged. Source: purchase-flow.txt §2, §8; eu-2026.md C-41.
 */
export function paymentError(c: KontorContext) {
  const { t, prefix } = c.get('shop');
  const error = paymentErrors.find((kind) => kind === c.req.query('error')) ?? 'payment-error';
  const reason = refusals.find((kind) => kind === c.req.query('reason'));
  const method = providerKindKeys.find((kind) => kind === c.req.query('method'));
  return c.render(
    <CheckoutPage>
      <Head title={`${t('paymentError.title')} | Kontor`} index={false} />
      <Steps current="payment" />
      <h1 className="co__h">{t('paymentError.title')}</h1>
      <div className="split">
        <div className="stack">
          <Note kind="err">
            <p>
              <b>{reason ? t(`paymentError.reason.${reason}`) : t(`paymentError.kind.${error}`)}</b>
            </p>
            <p>{t('paymentError.text')}</p>
          </Note>
          <p className="row">
            <a
              className="btn"
              href={`${prefix}/checkout/payment${method ? `?method=${method}` : ''}`}
            >
              {t('paymentError.retry')}
            </a>
            <a className="btn" data-kind="line" href={`${prefix}/checkout/cart`}>
              {t('checkout.backToCart')}
            </a>
          </p>
        </div>
      </div>
    </CheckoutPage>,
    { screen: 'checkout' },
  );
}
