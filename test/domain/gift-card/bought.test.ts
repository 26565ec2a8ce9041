/** Gift cards as articles: at their value, without VAT, delivery and discounts, apart from goods. */
import { expect, it } from 'vitest';
import { applyActions } from '#domain/cart/apply.ts';
import { mergedCarts } from '#domain/cart/merge.ts';
import { priced, withPayment } from '#domain/cart/pricing.ts';
import { heldBackIn } from '#domain/catalogue/eligibility.ts';
import { payableCart } from '#domain/order/place.ts';
import { paymentOffers } from '#domain/payment/methods.ts';
import { percentOff } from '../invoice/orders.ts';
import { cartAfter, emptyCartOf, factsOf, ids, productFact, storeOf, today } from '../shop.ts';
import { cardFact } from './made-up-cards.ts';

const store = storeOf('de');
const [card, goods] = ['EX10000001', 'EX10000002'];
const facts = factsOf(
  store,
  [
    productFact({ sku: card, centAmount: 5000, productType: 'gift_card' }),
    productFact({ sku: goods, centAmount: 3000 }),
  ],
  {
    discounts: [percentOff(1000, 'lineItems'), percentOff(1000, 'totalPrice')],
    giftCards: [cardFact({ id: 'a' })],
  },
);
const add = (sku: string, quantity = 1) => ({ action: 'addLineItem' as const, sku, quantity });
const cart = cartAfter(emptyCartOf(store), [add(card, 2)], facts);

it('cost their value, without VAT, delivery or discount', () => {
  expect(cart.totalPrice.centAmount).toBe(10_000);
  expect(cart.taxedPrice.totalNet.centAmount).toBe(10_000);
  expect(cart.taxedPrice.taxPortions).toMatchObject([{ rate: 0, amount: { centAmount: 0 } }]);
  expect(cart.shippingInfo?.price.centAmount).toBe(0);
  expect(cart.cartDiscounts).toEqual([]);
});

it('are not paid by a gift card, nor in cash', () => {
  const entered = cartAfter(cart, [{ action: 'addDiscountCode', code: 'CODE-a' }], facts);
  expect(entered.giftCards).toMatchObject([{ amount: { centAmount: 0 } }]);
  const byCash = priced(withPayment(entered, 'cashOnDelivery'), facts);
  const keys = paymentOffers(payableCart(byCash, store), today).map(({ key }) => key);
  expect(keys).not.toContain('cashOnDelivery');
  expect(keys).toContain('bankTransfer');
});

it('are ordered apart from goods', () => {
  const refused = { ok: false, code: 'GiftCardsApart' };
  expect(applyActions(cart, [add(goods)], facts, ids())).toMatchObject(refused);
  const other = cartAfter(emptyCartOf(store), [add(goods)], facts);
  expect(applyActions(other, [add(card)], facts, ids())).toMatchObject(refused);
  const merged = mergedCarts(cart, { ...other, id: 'cart-2' }, facts);
  if (!merged.ok) throw new Error(merged.message);
  expect(merged.cart.lineItems.map(({ variant }) => variant.sku)).toEqual([card]);
  expect(merged.cart.savedForLater.map(({ variant }) => variant.sku)).toEqual([goods]);
});

it('need no maker, unlike goods', () => {
  const document = {
    texts: { de: {} },
    images: [{ url: '/pictures/a.webp', width: 800, height: 600 }],
    productType: 'gift_card',
  } as const;
  const rules = { labels: new Set<never>(), mediaHosts: [] };
  const input = { ...document, images: [...document.images] };
  expect(heldBackIn('de', input, rules)).toEqual([]);
  const sold = { ...input, productType: 'standard_product' } as const;
  expect(heldBackIn('de', sold, rules)).toEqual(['no-manufacturer']);
});
