import type { MouseEvent } from 'react';
import { useHref, useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { wishesSent } from './wishes.ts';

/** The red key that leads on from the cart, once the cart is what the shopper sees. */
export function CheckoutKey() {
  const t = useT();
  const href = useHref();
  const target = href('/checkout/addresses');
  function settleFirst(event: MouseEvent) {
    const sent = wishesSent();
    if (!sent || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void sent.then(() => location.assign(target));
  }
  return (
    <a
      className="btn"
      data-kind="go"
      data-size="l"
      data-wide=""
      href={target}
      onClick={settleFirst}
    >
      {t('cart.checkout')} <Icon name="arrow-right" />
    </a>
  );
}
