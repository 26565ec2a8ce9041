import { useHref, useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';

/** The red key that leads on from the cart. */
export function CheckoutKey() {
  const t = useT();
  const href = useHref();
  return (
    <a className="btn" data-kind="go" data-size="l" data-wide="" href={href('/checkout/addresses')}>
      {t('cart.checkout')} <Icon name="arrow-right" />
    </a>
  );
}
