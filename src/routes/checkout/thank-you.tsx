import { AccountOffer } from '#client/account/account-offer.tsx';
import { AddressBlock } from '#client/checkout/addresses/address-block.tsx';
import { draftKey } from '#client/checkout/addresses/draft-key.ts';
import { NextSteps } from '#client/checkout/next-steps.tsx';
import { Steps } from '#client/checkout/steps.tsx';
import { Summary } from '#client/checkout/summary.tsx';
import { Head } from '#client/chrome/head.tsx';
import { CheckoutPage } from '#client/chrome/page.tsx';
import { ParcelTracking } from '#client/order/parcel-tracking.tsx';
import { PayAgainOffer } from '#client/order/pay-again.tsx';
import { AwaitedPayment } from '#client/payment/awaited-payment.tsx';
import { DataBlock } from '#client/ui/data-block.tsx';
import { orderStatusPath } from '#domain/content/links.ts';
import { amountToPay } from '#domain/gift-card/used-cards.ts';
import { localizedText } from '#domain/locale/localized.ts';
import { formatMoney } from '#domain/money/format.ts';
import { conversionOf } from '#domain/order/conversion.ts';
import { deliveryPromise } from '#domain/order/delivery-promise.ts';
import type { Order } from '#domain/order/order.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import { isPayableAgain } from '#domain/order/pay-again.ts';
import {
  awaitedPayment,
  orderPaymentStatus,
  paymentStatusTexts,
} from '#domain/order/payment-status.ts';
import { trackingOf } from '#domain/order/tracking.ts';
import { reservedUntil } from '#domain/order/unpaid.ts';
import { acceptedAtDelivery } from '#domain/payment/at-the-door.ts';
import { cashSentence } from '#domain/payment/cash-lines.ts';
import { loadTree } from '#worker/render/chrome.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { redirectToLogin } from '#worker/request/lost-session.ts';
import { isId } from '#worker/request/sent-id.ts';
import { payAgainToken } from '#worker/signing/pay-again-token.ts';
import { notFound } from '../catalogue/not-found.tsx';

/**
 * Step 5: what was ordered and what happens next, by the order's id or its number. Only for the browser that ordered
 * and for the customer, because the page shows addresses.
 */
export async function thankYou(c: KontorContext) {
  const shop = c.get('shop');
  const { t, caller, commerce, store, locale, prefix } = shop;
  const requestedOrder = c.req.query('order') ?? '';
  const named = isId(requestedOrder) ? { id: requestedOrder } : { orderNumber: requestedOrder };
  const outcome = await commerce.getOrder(named, caller);
  if (!outcome.ok && outcome.code === 'NotLoggedIn') return redirectToLogin(c, '');
  if (!outcome.ok) return notFound(c, await loadTree(shop));
  const { order } = outcome.data;
  const number = shownOrderNumber(order.orderNumber, store.key);
  const inStoreMoney = (centAmount: number) => formatMoney(centAmount, store.currency, locale.code);
  const toPay = amountToPay(order);
  const amount = inStoreMoney(toPay.centAmount);
  const status = orderPaymentStatus(order);
  const payAgain = await payAgainOf(c, order);
  const isAwaited = status === 'inProgress';
  const { parcelTrackingUrl } = c.env.settings;
  const { key } = order.shippingInfo.shippingMethod;
  const { deliveryDays } = store;
  const cutOffHour = c.env.settings.deliveryCutOff;
  const promise = deliveryPromise(order, { country: store.key, cutOffHour, deliveryDays });
  const hasParcel = promise?.kind !== 'byMail';
  const tracking = hasParcel && parcelTrackingUrl && trackingOf(shop, parcelTrackingUrl);
  const nameOf = (name: Record<string, string>) =>
    localizedText(name, locale.language, locale.code);
  const method = order.paymentInfo.payments[0]?.paymentMethodInfo.paymentInterface;
  return c.render(
    <CheckoutPage>
      <Head title={`${t('order.thankYou')} | Kontor`} index={false} />
      <Steps current="thank-you" />
      <div className="split top">
        <div className="stack" data-gap="6">
          <header className="stack" data-gap="2" data-slip="" data-forget={draftKey}>
            <h1 className="display">{t('order.thankYou')}</h1>
            <p>
              {t('label.colon', { label: t('order.number') })}{' '}
              <b data-order-number={number}>{number}</b>
            </p>
            <p>{t('order.confirmationSent', { email: order.customerEmail })}</p>
            <p>
              {t('label.colon', { label: t('order.payment') })}{' '}
              <b data-payment-status={status}>{t(paymentStatusTexts[status])}</b>
            </p>
          </header>
          <AwaitedPayment
            awaited={awaitedPayment(order)}
            total={toPay}
            reference={number}
            bank={store.bankDetails}
          />
          {method === 'cashOnDelivery' && (
            <p className="panel">
              {t('order.paidOnDelivery', { amount })}{' '}
              {t(acceptedAtDelivery(store.cashOnDelivery.atTheDoor))}
              {cashSentence(order.custom, toPay.centAmount, inStoreMoney, t)}
            </p>
          )}
          {payAgain ? (
            <PayAgainOffer {...payAgain} />
          ) : (
            <NextSteps method={key} awaitsPayment={isAwaited} promise={promise} />
          )}
          <section className="panel addr2" aria-label={t('checkout.step.addresses')}>
            <AddressBlock title={t('address.billing')} address={order.billingAddress} />
            <AddressBlock title={t('address.shipping')} address={order.shippingAddress} />
          </section>
          {tracking && <ParcelTracking {...tracking} />}
          <p className="row">
            <a className="btn" href={prefix || '/'}>
              {t('cart.continue')}
            </a>
            <a className="btn" data-kind="line" href={prefix + orderStatusPath(number)}>
              {t('orderStatus.title')}
            </a>
          </p>
        </div>
        <div className="stack" data-gap="6">
          <Summary priced={order} />
          {!caller.session && <AccountOffer order={order} rule={c.env.settings.passwordRule} />}
        </div>
      </div>
      <DataBlock type="application/json" id="conversion" data={conversionOf(order, nameOf)} />
    </CheckoutPage>,
    { screen: 'checkout' },
  );
}

/** Undefined unless the payment could not be captured. */
async function payAgainOf(c: KontorContext, order: Order) {
  if (!isPayableAgain(order)) return undefined;
  const { sessionSecret, unpaidDays } = c.env.settings;
  const until = reservedUntil(order, unpaidDays)?.toISOString();
  const link = await payAgainToken(order.id, sessionSecret);
  return { link, ...(until && { reservedUntil: until }) };
}
