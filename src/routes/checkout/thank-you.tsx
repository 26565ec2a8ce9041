import { AddressBlock } from '#client/checkout/address-block.tsx';
import { NextSteps } from '#client/checkout/next-steps.tsx';
import { Slip } from '#client/checkout/slip.tsx';
import { Steps } from '#client/checkout/steps.tsx';
import { Summary } from '#client/checkout/summary.tsx';
import { Head } from '#client/chrome/head.tsx';
import { CheckoutPage } from '#client/chrome/page.tsx';
import { formatMoney } from '#domain/money/format.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import { paymentCode } from '#domain/payment/payment-code.ts';
import { decimalAmount } from '#domain/payment/transfer-text.ts';
import type { KontorContext } from '#worker/context.ts';
import { loadTree } from '#worker/render/chrome.ts';
import { notFound } from '../not-found.tsx';

/** Step 5: what was ordered and what happens next. Only for the browser that ordered: addresses stand here. */
export async function thankYou(c: KontorContext) {
  const shop = c.get('shop');
  const { t, caller, commerce, store, locale, prefix } = shop;
  const id = c.req.query('order') ?? '';
  const known = /^[0-9a-f-]{36}$/.test(id);
  const outcome = known ? await commerce.getOrder({ id }, caller) : undefined;
  if (!outcome?.ok) return notFound(c, await loadTree(shop));
  const { order } = outcome.data;
  const number = shownOrderNumber(order.orderNumber, store.key);
  const amount = formatMoney(order.totalPrice.centAmount, store.currency, locale.code);
  const method = order.paymentInfo.payments[0]?.paymentMethodInfo.paymentInterface;
  return c.render(
    <CheckoutPage>
      <Head title={`${t('order.thankYou')} | Kontor`} index={false} />
      <Steps current="thank-you" />
      <div className="split top">
        <div className="stack" data-gap="6">
          <header className="stack" data-gap="2">
            <h1 className="display">{t('order.thankYou')}</h1>
            <p>
              {t('order.number')}: <b data-order-number={number}>{number}</b>
            </p>
            <p>{t('order.confirmationSent', { email: order.customerEmail })}</p>
          </header>
          {method === 'bankTransfer' ? (
            <Slip
              bank={store.bankDetails}
              amount={{ text: amount, plain: decimalAmount(order.totalPrice) }}
              reference={number}
              code={paymentCode(
                { bank: store.bankDetails, amount: order.totalPrice, reference: number },
                store.key,
              )}
            />
          ) : (
            <p className="panel">{t('order.paidOnDelivery', { amount })}</p>
          )}
          <NextSteps
            method={order.shippingInfo.shippingMethod.key}
            awaitsPayment={method === 'bankTransfer'}
          />
          <section className="panel addr2" aria-label={t('checkout.step.addresses')}>
            <AddressBlock title={t('address.billing')} address={order.billingAddress} />
            <AddressBlock title={t('address.shipping')} address={order.shippingAddress} />
          </section>
          <p>
            <a className="btn" href={prefix || '/'}>
              {t('cart.continue')}
            </a>
          </p>
        </div>
        <Summary priced={order} />
      </div>
    </CheckoutPage>,
    { screen: 'checkout' },
  );
}
