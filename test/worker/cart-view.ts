/** The amounts of a cart that tests compare. */
import type { Cart } from '#domain/cart/cart.ts';
import { visitor } from './visitor.ts';

export const amounts = ({ totalPrice, taxedPrice, shippingInfo }: Cart) => ({
  total: totalPrice.centAmount,
  net: taxedPrice.totalNet.centAmount,
  vat: taxedPrice.taxPortions.map(({ rate, amount }) => [rate, amount.centAmount]),
  shipping: shippingInfo?.price.centAmount,
});

export const quantities = ({ lineItems }: Cart) =>
  Object.fromEntries(lineItems.map((line) => [line.variant.sku, line.quantity]));

/** The cart as a new browser with its cookie sees it. */
export async function activeCart(id: string, market: string): Promise<Cart | null> {
  const headers = { Cookie: `kontor-cart=${id}`, 'Content-Type': 'application/json' };
  const response = await visitor(market).send('/new-ct/getMe', {
    method: 'POST',
    body: '[{}]',
    headers,
  });
  const { data } = (await response.json()) as { data: { me: { activeCart: Cart | null } } };
  return data.me.activeCart;
}
