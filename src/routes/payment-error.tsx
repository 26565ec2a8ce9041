import { Head } from '#client/chrome/head.tsx';
import { CheckoutPage } from '#client/chrome/page.tsx';
import { Note } from '#client/ui/note.tsx';
import type { KontorContext } from '#worker/context.ts';

/** Where a payment provider sends a shopper whose payment failed. Source: purchase-flow.txt §2. */
export function paymentError(c: KontorContext) {
  const { t, prefix } = c.get('shop');
  return c.render(
    <CheckoutPage>
      <Head title={`${t('paymentError.title')} | Kontor`} index={false} />
      <h1 className="co__h">{t('paymentError.title')}</h1>
      <div className="stack">
        <Note kind="err">
          <p>{t('paymentError.text')}</p>
        </Note>
        <p className="row">
          <a className="btn" href={`${prefix}/checkout/payment`}>
            {t('paymentError.retry')}
          </a>
          <a className="btn" data-kind="line" href={`${prefix}/checkout/cart`}>
            {t('checkout.backToCart')}
          </a>
        </p>
      </div>
    </CheckoutPage>,
    { screen: 'checkout' },
  );
}
