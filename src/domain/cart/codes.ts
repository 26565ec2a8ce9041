/** Codes that are entered in a cart: of discounts, and of gift cards. */
import { maxDiscountCodes } from '../discount/limits.ts';
import { type Failure, failure } from '../errors.ts';
import type { Cart } from './cart.ts';
import type { CartFacts } from './facts.ts';
import { cartWithGiftCard, giftCardWithCode } from './gift-cards.ts';

/** A discount's code is stored whatever its state, which pricing sets: the cart may match it later. */
export function addCode(
  cart: Cart,
  code: string,
  facts: CartFacts,
): { ok: true; cart: Cart } | Failure {
  const card = giftCardWithCode(facts, code);
  if (card) {
    const added = cartWithGiftCard(cart, card);
    return added ? { ok: true, cart: added } : failure('TooManyDiscountCodes');
  }
  const known = facts.codes.get(code);
  if (!known) return failure('DiscountCodeNotFound', { about: code });
  if (cart.discountCodes.some(({ discountCode }) => discountCode.code === code)) {
    return { ok: true, cart };
  }
  if (cart.discountCodes.length >= maxDiscountCodes) return failure('TooManyDiscountCodes');
  const discountCode = { id: known.id, code };
  const discountCodes = [
    ...cart.discountCodes,
    { discountCode, state: 'DoesNotMatchCart' as const },
  ];
  return { ok: true, cart: { ...cart, discountCodes } };
}
