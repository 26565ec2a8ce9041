/** Where a placement leads: to the thanks, to the provider, to a page that waits, or to why it did not work. */
import type { Placement } from '#domain/payment/placement.ts';
import type { KontorContext } from '#worker/context.ts';
import { clearCartCookie, rememberOrdered } from '#worker/cookies.ts';

export function leadOn(c: KontorContext, placement: Placement): Response {
  const { prefix, caller } = c.get('shop');
  switch (placement.kind) {
    case 'ordered': {
      const { order, isFollowed } = placement;
      // What was laid aside in the cart is reached through its id.
      if (caller.cartId === order.cart.id && !isFollowed) clearCartCookie(c);
      rememberOrdered(c, order.cart.id);
      return c.redirect(`${prefix}/checkout/thank-you?order=${order.id}`, 303);
    }
    case 'redirect':
      return c.redirect(placement.url, 303);
    case 'pending':
      return c.redirect(`${prefix}/checkout/payment/pending?attempt=${placement.attemptId}`, 303);
    case 'orderedElsewhere':
      return c.redirect(`${prefix}/checkout/payment/pending`, 303);
    case 'failed': {
      const { error, refusal } = placement;
      const reason = refusal ? `&reason=${refusal}` : '';
      return c.redirect(`${prefix}/adyen-payment-error?error=${error}${reason}`, 303);
    }
  }
}
