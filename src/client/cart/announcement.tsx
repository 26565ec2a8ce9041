import { useEffect, useRef, useState } from 'react';
import { pieces } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { useMoney, useT } from '../shop.tsx';

/** Announces changes of the cart to screen readers, but not its state when the page was loaded. */
export function Announcement({ cart }: { cart: Cart | null | undefined }) {
  const t = useT();
  const money = useMoney();
  const count = cart ? pieces(cart) : 0;
  const news =
    cart && count > 0
      ? `${t('cart.buttonLabel', { count })}. ${t('totals.total')} ${money(cart.totalPrice.centAmount)}`
      : `${t('cart.empty')}.`;
  const known = useRef(news);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (news !== known.current) setAnnounced(news);
    known.current = news;
  }, [news]);
  return (
    <p className="vh" role="status">
      {announced}
    </p>
  );
}
