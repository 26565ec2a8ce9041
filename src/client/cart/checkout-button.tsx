import { type MouseEvent, useState } from 'react';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { flushQuantities } from './lines/optimistic-quantities.ts';

/** The button to the checkout; waits until the quantities that the shopper sees are saved. */
export function CheckoutButton() {
  const { t, href } = useShop();
  const target = href('/checkout/addresses');
  const [busy, setBusy] = useState(false);
  async function settleFirst(event: MouseEvent) {
    let sent = flushQuantities();
    if (!sent || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    let saved = true;
    // A quantity set while waiting is sent too.
    for (; sent; sent = flushQuantities()) saved = (await sent) && saved;
    setBusy(false);
    // A failure is shown on this page, so the shopper stays here.
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
