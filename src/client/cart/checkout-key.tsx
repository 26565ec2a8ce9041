import { type MouseEvent, useState } from 'react';
import { useHref, useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { wishesSent } from './wishes.ts';

/** The red key that leads on from the cart, once the cart is what the shopper sees. */
export function CheckoutKey() {
  const t = useT();
  const href = useHref();
  const target = href('/checkout/addresses');
  const [busy, setBusy] = useState(false);
  async function settleFirst(event: MouseEvent) {
    let sent = wishesSent();
    if (!sent || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    let saved = true;
    // A wish made while waiting is waited for too.
    for (; sent; sent = wishesSent()) saved = (await sent) && saved;
    setBusy(false);
    // What could not be saved has been said; to lead on would hide it.
    if (saved) location.assign(target);
  }
  return (
    <a
      className="btn"
      data-kind="go"
      data-size="l"
      data-wide=""
      href={target}
      aria-busy={busy || undefined}
      onClick={settleFirst}
    >
      {t('cart.checkout')} {!busy && <Icon name="arrow-right" />}
    </a>
  );
}
