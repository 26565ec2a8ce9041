/** The gift cards of a cart: added by their code, refreshed with their current balance. */
import { type GiftCardFact, maxGiftCards, spendable } from '../gift-card/gift-card.ts';
import { moneyOf } from '../money/money-of.ts';
import type { Cart, CartGiftCard } from './cart.ts';
import type { CartFacts } from './facts.ts';

/** Blocked, expired and empty cards, and those of another currency, are as unknown as a code that nobody has. */
export function giftCardWithCode(
  { giftCards = [], store, at }: CartFacts,
  code: string,
): GiftCardFact | undefined {
  const card = giftCards.find((each) => each.code === code);
  return spendable(card, { currency: store.currency, at }) > 0 ? card : undefined;
}

/** Undefined if the cart takes no more cards. What the card pays follows when the cart is priced. */
export function cartWithGiftCard(
  cart: Cart,
  { id, lastFour }: Pick<GiftCardFact, 'id' | 'lastFour'>,
): Cart | undefined {
  const { giftCards = [] } = cart;
  if (giftCards.some((card) => card.id === id)) return cart;
  if (giftCards.length >= maxGiftCards) return undefined;
  const none = moneyOf(0, cart.totalPrice.currencyCode);
  return { ...cart, giftCards: [...giftCards, { id, lastFour, amount: none, remaining: none }] };
}

export const cartWithoutGiftCard = (cart: Cart, id: string): Cart =>
  withCards(
    cart,
    (cart.giftCards ?? []).filter((card) => card.id !== id),
  );

/** The cart with the current balance of its cards, of which nothing is taken yet. */
export function withBalances(cart: Cart, { giftCards = [], store, at }: CartFacts): Cart {
  const { currency } = store;
  const cards = (cart.giftCards ?? []).map((card) => {
    const fact = giftCards.find(({ id }) => id === card.id);
    const balance = spendable(fact, { currency, at });
    return { ...card, amount: moneyOf(0, currency), remaining: moneyOf(balance, currency) };
  });
  return withCards(cart, cards);
}

/** Those of both, the first cart's first; beyond the limit, the last are dropped. */
export function mergedGiftCards(cart: Cart, other: Pick<Cart, 'giftCards'>): Cart {
  return (other.giftCards ?? []).reduce(
    (merged: Cart, card) => cartWithGiftCard(merged, card) ?? merged,
    cart,
  );
}

export function withCards(cart: Cart, cards: CartGiftCard[]): Cart {
  const { giftCards: _before, ...rest } = cart;
  return cards.length > 0 ? { ...rest, giftCards: cards } : rest;
}
