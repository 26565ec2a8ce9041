/** Where a result leads: to the thanks, to the provider, to a page that waits, or to why it did not work. */
import type { CheckoutResult } from '#domain/payment/checkout-result.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { clearCartCookie, rememberOrdered } from '#worker/request/cookies.ts';

export function redirectToResult(c: KontorContext, result: CheckoutResult): Response {
  const { prefix, caller } = c.get('shop');
  switch (result.kind) {
    case 'ordered': {
      const { order, isFollowed } = result;
      // What was saved for later in the cart is reached through its id.
      if (caller.cartId === order.cart.id && !isFollowed) clearCartCookie(c);
      rememberOrdered(c, order.cart.id);
      return c.redirect(`${prefix}/checkout/thank-you?order=${order.id}`, 303);
    }
    case 'redirect':
      // Whoever comes back finds their order, although another tab has gone on to the next cart.
      if (caller.cartId) rememberOrdered(c, caller.cartId);
      return c.redirect(result.url, 303);
    case 'pending':
    case 'orderedElsewhere':
      return c.redirect(`${prefix}/checkout/payment/pending?attempt=${result.attemptId}`, 303);
    case 'failed': {
      const { error, refusal, method } = result;
      const reason = refusal ? `&reason=${refusal}` : '';
      const query = `error=${error}${reason}&method=${method}`;
      return c.redirect(`${prefix}/adyen-payment-error?${query}`, 303);
    }
  }
}

/**
 * For the button that opens PayPal's window in the page: the number of PayPal's order and the way back; or where else the
 * shopper leads to.
 */
export function answerPaypalWindow(c: KontorContext, result: CheckoutResult): Response {
  const { site } = c.get('shop').caller;
  const orderId = result.kind === 'redirect' ? new URL(result.url).searchParams.get('token') : null;
  if (result.kind === 'redirect' && orderId) {
    const returnUrl = `${site}/checkout/payment/return?attempt=${result.attemptId}`;
    return c.json({ orderId, returnUrl });
  }
  return c.json({ redirect: redirectToResult(c, result).headers.get('Location') });
}
