import { useShop } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The cart in the header: a link to the cart page that becomes a button with a drawer (browser/cart-button.ts). */
export function CartButton() {
  const { t, href } = useShop();
  return (
    <>
      <a className="tool tool--cart" href={href('/checkout/cart')}>
        <Icon name="shopping-cart" />
        <span>{t('cart.button')}</span>
      </a>
      {/* The live region exists before its text, so that screen readers announce it. */}
      <p className="pop pop--hint" role="status" />
    </>
  );
}
