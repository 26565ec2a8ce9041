import { useEffect, useId, useRef } from 'react';
import { articlesIn, pieces } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { goodsTotal, hasVat } from '#domain/cart/sums.ts';
import { netOf } from '#domain/money/basis-points.ts';
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
  const { t, href, vatRate } = useShop();
  const money = useMoney();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const lines = useShownLines(cart);
  const goods = goodsTotal(cart);
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
        <CartLines lines={lines} hasVat={hasVat(cart)} className="" onFocus={keepFocus} />
        {/* Filled by browser/complements.ts. */}
        <div className="top" data-complements="" />
      </div>
      <div className="sheet__foot stack" data-gap="3">
        <dl className="totals">
          <dt>{t('totals.goods')}</dt>
          <dd className="sign title">{money(goods)}</dd>
          {hasVat(cart) && (
            <>
              <dt className="sub">{t('totals.net')}</dt>
              <dd className="sub">{money(netOf(goods, vatRate, cart.totalPrice.currencyCode))}</dd>
            </>
          )}
        </dl>
        <CheckoutButton />
        <a className="btn" data-kind="line" data-wide="" href={href('/checkout/cart')}>
          {t('cart.open')}
        </a>
      </div>
      <Announcement cart={cart} />
    </dialog>
  );
}
