/** Where a result redirects to: the thank-you page, the provider, the waiting page or the error page. */
import type { CheckoutResult } from '#domain/payment/checkout-result.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { clearCartCookie, rememberOrdered } from '#worker/request/cookies.ts';

export function redirectToResult(c: KontorContext, result: CheckoutResult): Response {
  const { prefix, caller } = c.get('shop');
  switch (result.kind) {
    case 'ordered': {
      const { order, isFollowed } = result;
      // The id of the ordered cart leads to the next cart if that has its items saved for later.
      if (caller.cartId === order.cart.id && !isFollowed) clearCartCookie(c);
      rememberOrdered(c, order.cart.id);
      return c.redirect(`${prefix}/checkout/thank-you?order=${order.id}`, 303);
    }
    case 'redirect':
      // On return the shopper finds the order, even if another tab has started the next cart.
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
 * The response for the button that opens PayPal's window in the page: the id of PayPal's order and the return URL, or
 * the address to redirect to.
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
