/** What gift cards pay of a cart: in order, never more than they have, and the totals stay as without them. */
import { describe, expect, it } from 'vitest';
import { applyActions } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { priced, withPayment } from '#domain/cart/pricing.ts';
import { type GiftCardFact, giftCardKey, newGiftCardCode } from '#domain/gift-card/gift-card.ts';
import { amountToPay, giftCardCents } from '#domain/gift-card/used-cards.ts';
import { payableCart } from '#domain/order/place.ts';
import { paymentOffers } from '#domain/payment/methods.ts';
import { seedsOf } from '../../random.ts';
import { chance, times } from '../seeded.ts';
import { cartAfter, emptyCartOf, factsOf, ids, productFact, storeOf, today } from '../shop.ts';
import { cardFact } from './made-up-cards.ts';

const sku = 'EX10000001';
const store = storeOf('sk');

function shopWith(giftCards: GiftCardFact[], centAmount = 6000, country = store) {
  const facts = factsOf(country, [productFact({ sku, centAmount })], { giftCards });
  const cart = cartAfter(
    emptyCartOf(country),
    [{ action: 'addLineItem', sku, quantity: 1 }],
    facts,
  );
  const enter = (code: string, into = cart) =>
    applyActions(into, [{ action: 'addDiscountCode', code }], facts, ids());
  return { facts, cart, enter };
}

function entered(cards: GiftCardFact[], centAmount?: number, country = store): Cart {
  const { cart, enter } = shopWith(cards, centAmount, country);
  return cards.reduce((before, { code = '' }) => {
    const outcome = enter(code, before);
    if (!outcome.ok) throw new Error(outcome.message);
    return outcome.cart;
  }, cart);
}

describe('a gift card in the cart', () => {
  it('pays what it has; the total and its VAT stay', () => {
    const without = shopWith([]).cart;
    const cart = entered([cardFact({ id: 'a', balance: 2500 })]);
    expect(cart.giftCards).toMatchObject([
      { id: 'a', lastFour: 'NCPA', amount: { centAmount: 2500 }, remaining: { centAmount: 0 } },
    ]);
    expect(cart.totalPrice).toEqual(without.totalPrice);
    expect(cart.taxedPrice).toEqual(without.taxedPrice);
    expect(amountToPay(cart).centAmount).toBe(without.totalPrice.centAmount - 2500);
  });

  it('that covers everything leaves one method, and no fee of another', () => {
    const cart = entered([cardFact({ id: 'a', balance: 100_000 })]);
    const byCash = priced(
      withPayment(cart, 'cashOnDelivery'),
      shopWith([cardFact({ id: 'a', balance: 100_000 })]).facts,
    );
    expect(amountToPay(byCash).centAmount).toBe(0);
    expect(byCash.custom.calculatedCodFee).toBeUndefined();
    expect(paymentOffers(payableCart(byCash, store), today)).toEqual([{ key: 'nothingToPay' }]);
  });

  it('is asked of the limits of methods for the rest only', () => {
    const [cheap, dear] = [[], [cardFact({ id: 'a', balance: 590_000 })]].map((cards) => {
      const offers = paymentOffers(payableCart(entered(cards, 600_000), store), today);
      return offers.find(({ key }) => key === 'cashOnDelivery')?.refusal?.reason;
    });
    expect([cheap, dear]).toEqual(['amount', undefined]);
  });

  it('cash is rounded as handed over', () => {
    const czech = storeOf('cz', { codFeeCentAmount: 0 });
    const card = cardFact({ id: 'a', balance: 1020, currency: 'CZK' });
    const cart = entered([card], 60_000, czech);
    const { facts } = shopWith([card], 60_000, czech);
    const byCash = priced(withPayment(cart, 'cashOnDelivery'), facts);
    expect(amountToPay(byCash).centAmount % 100).toBe(80);
    expect(byCash.custom.cashRounding?.centAmount).toBe(20);
    expect(byCash.paymentInfo.payments[0]?.amountPlanned).toEqual(amountToPay(byCash));
  });

  it.each([
    ['nobody has', []],
    ['is empty', [cardFact({ id: 'a', balance: 0 })]],
    ['is blocked', [cardFact({ id: 'a', isBlocked: true })]],
    ['has expired', [cardFact({ id: 'a', validUntil: today.toISOString() })]],
    ['is of another currency', [cardFact({ id: 'a', currency: 'CZK' })]],
  ])('one answer to a code that %s', (_, cards) => {
    expect(shopWith(cards).enter('CODE-a')).toMatchObject({
      ok: false,
      code: 'DiscountCodeNotFound',
    });
  });

  it('counts once, is removed, and pays nothing once it is used up elsewhere', () => {
    const { cart, enter } = shopWith([cardFact({ id: 'a' })]);
    const once = enter('CODE-a', cart);
    const twice = once.ok ? enter('CODE-a', once.cart) : once;
    if (!twice.ok) throw new Error(twice.message);
    expect(twice.cart.giftCards).toHaveLength(1);
    const used = priced(twice.cart, shopWith([cardFact({ id: 'a', balance: 0 })]).facts);
    expect(giftCardCents(used)).toBe(0);
    const giftCard = { typeId: 'gift-card', id: 'a' } as const;
    const gone = cartAfter(
      twice.cart,
      [{ action: 'removeGiftCard', giftCard }],
      shopWith([cardFact({ id: 'a' })]).facts,
    );
    expect(gone).not.toHaveProperty('giftCards');
  });

  it('five at most', () => {
    const cards = times(6).map((at) => cardFact({ id: `${at}`, balance: 10 }));
    const five = entered(cards.slice(0, 5));
    expect(shopWith(cards).enter('CODE-5', five)).toMatchObject({ code: 'TooManyDiscountCodes' });
  });

  it('cards and the rest are the total, whatever the balances', () => {
    for (const seed of seedsOf({ usual: 100, long: 2000 })) {
      const dice = chance(seed);
      const cards = times(dice.between(1, 5)).map((at) =>
        cardFact({ id: `${at}`, balance: dice.between(1, 4000) }),
      );
      const cart = entered(cards, dice.between(1, 10_000));
      const paid = cart.giftCards ?? [];
      expect(giftCardCents(cart) + amountToPay(cart).centAmount).toBe(cart.totalPrice.centAmount);
      expect(amountToPay(cart).centAmount).toBeGreaterThanOrEqual(0);
      for (const [at, { amount, remaining }] of paid.entries()) {
        expect(amount.centAmount + remaining.centAmount).toBe(cards[at]?.balance);
        // Nothing is left to pay while a card has something left.
        if (remaining.centAmount > 0) expect(amountToPay(cart).centAmount).toBe(0);
      }
    }
  });
});

describe('codes', () => {
  it('are long, unambiguous, and read in any spelling', () => {
    const code = newGiftCardCode((below) => below - 1);
    expect(code).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ');
    expect(giftCardKey(' zzzz zzzzzzzz-ZZZZ-zzzz')).toBe('Z'.repeat(20));
    expect(giftCardKey('ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZ0')).toBeUndefined();
    expect(giftCardKey('SUMMER')).toBeUndefined();
    expect(20 * Math.log2(29)).toBeGreaterThan(80);
  });
});
