/** Helpers for shoppers who return to their cart after a pause. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import type { Visitor } from '../visitor.ts';

/** The clock of a file's tests: `minute(30)` sets it to half an hour after the test began. */
export function sessionClock(): (count: number) => void {
  let begun = 0;
  beforeEach(() => {
    begun = Date.now();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return (count) => {
    vi.setSystemTime(begun + count * 60_000);
  };
}

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
