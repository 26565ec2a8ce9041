/** Shoppers who come back, and what their cart tells them. */
import { expect } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import type { Visitor } from './visitor.ts';

export async function looked(shopper: Visitor): Promise<Cart> {
  const { activeCart: cart } = (await shopper.ask('getMe', {})).me;
  if (!cart) throw new Error('no cart');
  return cart;
}

export const told = ({ changesSinceLastVisit }: Cart) => changesSinceLastVisit?.articles;
const euros = (centAmount: number) => expect.objectContaining({ centAmount });
export const price = (before: number, after: number, sku: unknown = expect.any(String)) => ({
  sku,
  price: { before: euros(before), after: euros(after) },
});
