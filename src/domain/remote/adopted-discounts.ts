/** The discounts of a remote cart, as the shop tells them. */
import type { Cart, IncludedDiscounts } from '../cart/cart.ts';
import { discountAmounts } from '../cart/sums.ts';
import { isVolumeDiscountId } from '../discount/volume.ts';
import { volumeDiscountsOf } from '../discount/volume-discounts.ts';
import type { Money } from '../money/money.ts';
import { moneyOf } from '../money/money-of.ts';
import type { Store } from '../store/store.ts';
import type { RemoteCart, RemoteLine, RemoteMoney } from './remote-cart.ts';

export const moneyFrom = ({ centAmount, currencyCode }: RemoteMoney): Money =>
  moneyOf(centAmount, currencyCode);

/** What each discount takes off, and where, with the name that the remote has for it. */
export function discountsOf(
  cart: Cart,
  { cartDiscounts }: RemoteCart,
  { volumeDiscounts }: Store,
): Cart['cartDiscounts'] {
  const { currencyCode } = cart.totalPrice;
  const ofTotal = idsIn(cart.discountOnTotalPrice?.includedDiscounts);
  const ofShipping = idsIn(cart.shippingInfo?.discountedPrice?.includedDiscounts);
  return [...discountAmounts(cart)].map(([id, centAmount]) => {
    const named = cartDiscounts.find((each) => discountId(each) === id);
    const volume = volumeDiscountsOf(volumeDiscounts).find((each) => each.id === id);
    const permyriad = volume?.value.permyriad;
    const target = ofTotal.has(id) ? 'totalPrice' : ofShipping.has(id) ? 'shipping' : 'lineItems';
    return {
      id,
      name: named?.name ?? {},
      type: permyriad ? 'relative' : 'absolute',
      target,
      ...(permyriad && { permyriad }),
      ...(volume && { volumeDiscountGroup: volume.volumeDiscountGroup }),
      discountedAmount: moneyOf(centAmount, currencyCode),
      requiresDiscountCode: Boolean(named?.code),
      ...(named?.code && { code: named.code.toUpperCase() }),
    };
  });
}

const idsIn = (included: IncludedDiscounts = []) =>
  new Set(included.map(({ discount }) => discount.id));

/** A volume discount is known by its key, as in the shop. */
const discountId = ({
  id,
  key,
}: Pick<RemoteCart['cartDiscounts'][number], 'id' | 'key'>): string =>
  key && isVolumeDiscountId(key) ? key : id;

type RemoteDiscounts = RemoteLine['discountedPricePerQuantity'][number]['discountedPrice'];

export function discountsFrom(
  included: RemoteDiscounts['includedDiscounts'],
  { cartDiscounts }: RemoteCart,
): IncludedDiscounts {
  return included.map(({ discount, discountedAmount }) => {
    const named = cartDiscounts.find(({ id }) => id === discount.id);
    return {
      discount: { typeId: 'cart-discount', id: named ? discountId(named) : discount.id },
      discountedAmount: moneyFrom(discountedAmount),
    };
  });
}
