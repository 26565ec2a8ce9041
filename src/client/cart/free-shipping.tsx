import { isOfGiftCards } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { goodsTotal, shippingPrice, vatRateIn } from '#domain/cart/sums.ts';
import { netOf } from '#domain/money/basis-points.ts';
import { LineAmount } from '../product/line-amount.tsx';
import { useShop } from '../shop.tsx';
import { Ruler } from '../ui/ruler.tsx';

/** How far the goods are from free delivery; gift cards are not delivered. */
export function FreeShipping({ cart }: { cart: Cart }) {
  const { t, shipping } = useShop();
  const goods = goodsTotal(cart);
  const { taxRelief, totalPrice } = cart;
  // The threshold includes VAT; for a cart without VAT it is converted to net.
  const freeAbove = taxRelief
    ? netOf(shipping.freeAbove, taxRelief.rate, totalPrice.currencyCode)
    : shipping.freeAbove;
  const missing = shippingPrice(cart) === 0 && goods > 0 ? 0 : freeAbove - goods;
  if (isOfGiftCards(cart)) return null;
  const percent = Math.min(100, Math.floor((goods / freeAbove) * 100));
  return (
    <div className="stack" data-gap="2">
      <p className={missing > 0 ? 'small' : 'status-dot small'}>
        {missing > 0 ? (
          <LineAmount of={missing} vatRate={vatRateIn(cart)}>
            {(amount) => t('cart.freeShippingMissing', { amount })}
          </LineAmount>
        ) : (
          <b>{t('cart.freeShippingReached')}</b>
        )}
      </p>
      <Ruler percent={percent} done={missing <= 0} />
    </div>
  );
}
