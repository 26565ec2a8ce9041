/**
 * On narrow screens: total and checkout button at the bottom of the window while the lines are read. `position: sticky`
 * needs no script and moves nothing. With a script it is hidden while the cart's own button is in view.
 */
import { useEffect, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { vatRateIn } from '#domain/cart/sums.ts';
import { amountToPay } from '#domain/gift-card/used-cards.ts';
import { useMoney, useT } from '../shop.tsx';
import { CheckoutButton } from './checkout-button.tsx';

/** Selects the button that the bar stands in for. */
const ownButton = '.sum > [data-kind="go"]';

export function CheckoutBar({ cart }: { cart: Cart }) {
  const t = useT();
  const money = useMoney();
  const [isNeeded, setNeeded] = useState(true);
  useEffect(() => {
    const button = document.querySelector<HTMLElement>(ownButton);
    if (!button) return;
    const observer = new IntersectionObserver(([entry]) => setNeeded(!entry?.isIntersecting));
    observer.observe(button);
    return () => observer.disconnect();
  }, []);
  const { giftCards } = cart;
  const toPay = money(amountToPay(cart).centAmount);
  // What gift cards leave is an amount to pay and has no net.
  const hasNet = !giftCards && vatRateIn(cart) > 0;
  return (
    <aside className="cartbar" aria-label={t('cart.checkout')} data-off={isNeeded ? undefined : ''}>
      <p>
        <small className={hasNet ? 'as-gross' : undefined}>
          {t(giftCards ? 'order.stillDue' : 'totals.total')}
        </small>
        <b className={`sign num${hasNet ? ' as-gross' : ''}`}>{toPay}</b>
        {hasNet && (
          <>
            <small className="as-net">{t('totals.net')}</small>
            <b className="sign num as-net">{money(cart.taxedPrice.totalNet.centAmount)}</b>
            <small className="as-net">{`${toPay} ${t('price.gross')}`}</small>
          </>
        )}
      </p>
      <CheckoutButton />
    </aside>
  );
}
