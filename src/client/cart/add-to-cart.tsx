/** The buy form of the product page. Without JavaScript it posts to /checkout/cart; browser/add-to-cart.ts keeps it in place. */
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { QuantityMarkup } from '../ui/quantity.tsx';
import { MaximumNote } from './lines/maximum-note.tsx';

export type AddToCartProps = {
  sku: string;
  maximum: number;
  /** The quantity that the page was asked for. */
  start: number;
  /** The price of a piece at that quantity, in cents. */
  each: number;
};

export function AddToCart({ sku, maximum, start }: AddToCartProps) {
  const { t, href } = useShop();
  return (
    <>
      {/* Without `autoComplete` a browser may restore a guarantee choice, which the shopper would buy unnoticed. */}
      <form
        id="buy"
        className="buy__row"
        autoComplete="off"
        method="post"
        action={href('/checkout/cart')}
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="sku" value={sku} />
        <QuantityMarkup size="l" name="quantity" value={start} />
        <button type="submit" className="btn" data-kind="go" data-size="l" disabled={maximum === 0}>
          <Icon name="shopping-cart" />
          {t('cart.add')}
        </button>
      </form>
      <MaximumNote cut={false} className="small b" />
    </>
  );
}
