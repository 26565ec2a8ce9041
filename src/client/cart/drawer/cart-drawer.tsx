import { useEffect, useId, useRef } from 'react';
import { articlesIn, pieces } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { goodsTotal, vatRateIn } from '#domain/cart/sums.ts';
import { netOf } from '#domain/money/basis-points.ts';
import { Amount, netWords } from '../../product/amount.tsx';
import { useMoney, useShop } from '../../shop.tsx';
import { Note } from '../../ui/note.tsx';
import { Announcement } from '../announcement.tsx';
import { CheckoutButton } from '../checkout-button.tsx';
import { DrawerHeader } from '../drawer-header.tsx';
import { FreeShipping } from '../free-shipping.tsx';
import { useKeepFocus } from '../keep-focus.ts';
import { CartLines } from '../lines/cart-lines.tsx';
import { useShownLines } from '../use-cart.ts';
import { ChangesHint } from './changes-hint.tsx';

export type CartDrawerProps = {
  cart: Cart;
  shown: boolean;
  /** What was added when it opened: "3 × Fryer". */
  added: string | undefined;
  onClose: () => void;
};

/** The cart in a drawer. A native dialog, so the focus moves in, stays inside and returns to the opener. */
export function CartDrawer({ cart, shown, added, onClose }: CartDrawerProps) {
  const { t, href } = useShop();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const lines = useShownLines(cart);
  const keepFocus = useKeepFocus(
    articlesIn({ lineItems: lines }).map((line) => line.variant.sku),
    () => document.getElementById(titleId),
  );
  useEffect(() => {
    const element = dialog.current;
    if (shown && !element?.open) element?.showModal();
    if (!shown && element?.open) element.close();
  }, [shown]);
  return (
    <dialog
      ref={dialog}
      className="drawer"
      aria-labelledby={titleId}
      onClose={onClose}
      closedby="any"
    >
      <DrawerHeader id={titleId} close={t('cart.close')} onClose={onClose}>
        {t('cart.title')} <span className="num muted">{pieces(cart)}</span>
      </DrawerHeader>
      <div className="sheet__body">
        <div className="stack" data-gap="3">
          {added && <Note kind="ok" text={t('cart.added', { name: added })} />}
          <ChangesHint changes={cart.changesSinceLastVisit} />
          <FreeShipping cart={cart} />
        </div>
        <CartLines cart={cart} lines={lines} className="" onFocus={keepFocus} />
        {/* Filled by browser/complements.ts. */}
        <div className="top" data-complements="" />
      </div>
      <div className="sheet__foot stack" data-gap="3">
        <Goods cart={cart} />
        <CheckoutButton />
        <a className="btn" data-kind="line" data-wide="" href={href('/checkout/cart')}>
          {t('cart.open')}
        </a>
      </div>
      <Announcement cart={cart} />
    </dialog>
  );
}

/** The sum of the goods that leads, and below it the other one. */
function Goods({ cart }: Pick<CartDrawerProps, 'cart'>) {
  const { t } = useShop();
  const money = useMoney();
  const goods = goodsTotal(cart);
  const vatRate = vatRateIn(cart);
  const net = netOf(goods, vatRate, cart.totalPrice.currencyCode);
  const label = t('totals.goods');
  if (vatRate === 0) {
    return (
      <dl className="totals">
        <dt>{label}</dt>
        <dd className="sign title">{money(goods)}</dd>
      </dl>
    );
  }
  return (
    <dl className="totals">
      <dt>
        {label}
        <span className="as-net">, {netWords(t)}</span>
      </dt>
      <dd className="sign title">
        <Amount of={goods} net={net} bare />
      </dd>
      <dt className="sub">
        <span className="as-gross">{t('totals.net')}</span>
        <span className="as-net">{`${label}, ${t('price.gross')}`}</span>
      </dt>
      <dd className="sub">
        <span className="as-gross">{money(net)}</span>
        <span className="as-net">{money(goods)}</span>
      </dd>
    </dl>
  );
}
