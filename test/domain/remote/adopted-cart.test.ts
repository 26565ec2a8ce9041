/** A cart of the shop with the goods and amounts of its remote cart: what is whose. */
import { describe, expect, it } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import { sumsOf } from '#domain/cart/sums.ts';
import { adoptedCart, unknownSkus } from '#domain/remote/adopted-cart.ts';
import { cartUpdates } from '#domain/remote/cart-updates.ts';
import type { RemoteCart } from '#domain/remote/remote-cart.ts';
import { cardFact } from '../gift-card/made-up-cards.ts';
import { cartAfter, emptyCartOf, factsOf, productFact, storeOf } from '../shop.ts';
import { euro, remoteLineOf, remoteWith, updated } from './model-cart.ts';

const store = storeOf('sk');
const [one, other, aside] = ['EX10000001', 'EX10000002', 'EX10000003'];
const facts = factsOf(
  store,
  [one, other, aside].map((sku) => productFact({ sku, centAmount: 1000 })),
  { giftCards: [cardFact({ id: 'card', balance: 150 })] },
);

const channel = { typeId: 'channel' as const, id: 'warehouse' };

function filled(): Cart {
  const cart = cartAfter(
    emptyCartOf(store),
    [
      { action: 'addLineItem', sku: one, quantity: 2 },
      { action: 'addLineItem', sku: aside, quantity: 3 },
      { action: 'saveForLater', lineItemId: 'line-2' },
      { action: 'addDiscountCode', code: 'CODE-card' },
    ],
    facts,
  );
  const [line] = cart.lineItems;
  if (!line) throw new Error('no line');
  return {
    ...cart,
    lineItems: [{ ...line, supplyChannel: channel }],
    refusedGifts: [{ typeId: 'cart-discount', id: 'refused' }],
    custom: { ...cart.custom, utmSource: 'letter' },
  };
}

/** The remote cart of the filled one, with these fields. */
const remoteOf = (content: Parameters<typeof remoteWith>[0] = {}): RemoteCart => {
  const held = updated(remoteWith(), cartUpdates(undefined, undefined, filled()));
  return remoteWith({ ...held, totalPrice: euro(490), ...content });
};

describe('an adopted cart', () => {
  it('keeps what is the shop’s own', () => {
    const wanted = filled();
    const { lineItems, ...adopted } = adoptedCart(wanted, remoteOf(), facts);
    expect(adopted.savedForLater).toEqual(wanted.savedForLater);
    expect(adopted.refusedGifts).toEqual(wanted.refusedGifts);
    expect(adopted.giftCards).toMatchObject([{ id: 'card', amount: { centAmount: 150 } }]);
    expect(adopted.custom.utmSource).toBe('letter');
    const [line] = wanted.lineItems;
    const { id, name, productSlug, variant, supplyChannel } = line ?? {};
    expect(lineItems).toMatchObject([{ id, name, productSlug, variant, supplyChannel }]);
  });

  it('has the amounts of the remote', () => {
    const adopted = adoptedCart(filled(), remoteOf(), facts);
    expect(adopted.totalPrice.centAmount).toBe(490);
    expect(adopted.lineItems).toMatchObject([
      { price: { value: { centAmount: 100 } }, taxedPrice: { totalGross: { centAmount: 200 } } },
    ]);
    expect(adopted.shippingInfo?.price.centAmount).toBe(290);
    const { goods, shipping, discount, fee } = sumsOf(adopted);
    expect(goods - discount + shipping + fee).toBe(490);
  });

  it('shows a reduced price, a discount on the total, and fewer pieces', () => {
    const [line] = remoteOf().lineItems;
    const cart = remoteOf({
      lineItems: [{ ...line, quantity: 1, price: { value: euro(100), discounted: euro(80) } }],
      discountOnTotalPrice: {
        discountedAmount: euro(20),
        includedDiscounts: [{ discount: { id: 'd' }, discountedAmount: euro(20) }],
      },
      cartDiscounts: [{ id: 'd', name: { sk: 'Zľava' }, code: 'less' }],
    });
    const adopted = adoptedCart(filled(), cart, facts);
    expect(adopted.lineItems).toMatchObject([
      { quantity: 1, price: { discounted: { centAmount: 80 } } },
    ]);
    expect(adopted.discountOnTotalPrice?.discountedAmount.centAmount).toBe(20);
    expect(adopted.cartDiscounts).toMatchObject([
      { id: 'd', name: { sk: 'Zľava' }, code: 'LESS', discountedAmount: { centAmount: 20 } },
    ]);
  });

  it('adds gifts, and goods that somebody else put in', () => {
    const { lineItems } = remoteOf();
    const cart = remoteOf({
      lineItems: [
        ...lineItems,
        remoteLineOf('gift', one, 1, { lineItemMode: 'GiftLineItem', totalPrice: euro(0) }),
        remoteLineOf('other', other, 4),
        remoteLineOf('unknown', 'EX90000000', 1),
      ],
    });
    expect(unknownSkus(cart, facts)).toEqual(['EX90000000']);
    const adopted = adoptedCart(filled(), cart, facts).lineItems;
    expect(
      adopted.map(({ variant, quantity, lineItemMode }) => [variant.sku, quantity, lineItemMode]),
    ).toEqual([
      [one, 2, 'Standard'],
      [one, 1, 'GiftLineItem'],
      [other, 4, 'Standard'],
      ['EX90000000', 1, 'Standard'],
    ]);
    expect(adopted[2]?.productSlug).toEqual({ en: 'product-10000002' });
    expect(adopted[3]).toMatchObject({ name: { en: 'EX90000000' }, productSlug: {} });
  });

  it('has each guarantee after its article', () => {
    const { lineItems } = remoteOf();
    const guarantee = remoteLineOf('g', 'G1', 2, { custom: { parentSku: one } });
    const cart = remoteOf({ lineItems: [guarantee, remoteLineOf('o', other), ...lineItems] });
    const skus = adoptedCart(filled(), cart, facts).lineItems.map(({ variant }) => variant.sku);
    expect(skus).toEqual([other, one, 'G1']);
  });

  it('takes the fee for cash on delivery from a field or a line', () => {
    const field = remoteOf({ custom: { calculatedCodFee: euro(150) } });
    const slug = 'cash-on-delivery';
    const line = remoteOf({ customLineItems: [{ id: 'c', slug, totalPrice: euro(150) }] });
    for (const cart of [field, line]) {
      const adopted = adoptedCart(filled(), cart, facts);
      expect(adopted.custom.calculatedCodFee).toEqual({
        ...euro(150),
        ...adopted.custom.calculatedCodFee,
      });
      expect(adopted.totalPrice.centAmount).toBe(490);
    }
    expect(adoptedCart(filled(), remoteOf(), facts).custom.calculatedCodFee).toBeUndefined();
  });

  it('splits VAT of one rate as the shop does, of several as the remote does', () => {
    const taxes = (...portions: [number, number][]) => ({
      taxedPrice: {
        totalNet: euro(490 - portions.reduce((sum, [, amount]) => sum + amount, 0)),
        totalGross: euro(490),
        taxPortions: portions.map(([rate, amount]) => ({ rate, amount: euro(amount) })),
      },
    });
    // Rounded for each line, a remote's tax may differ by cents.
    const single = adoptedCart(filled(), remoteOf(taxes([0.2, 83])), facts).taxedPrice;
    expect(single.totalNet.centAmount).toBe(Math.round(490 / 1.2));
    const mixed = adoptedCart(filled(), remoteOf(taxes([0.2, 50], [0.05, 9])), facts).taxedPrice;
    expect(mixed.taxPortions.map(({ rate, amount }) => [rate, amount.centAmount])).toEqual([
      [0.2, 50],
      [0.05, 9],
    ]);
    expect(mixed.totalNet.centAmount).toBe(431);
  });

  it('has the codes of the remote in upper case, with their states', () => {
    const discountCode = { id: 'code-1', code: 'sommer' };
    const cart = remoteOf({ discountCodes: [{ state: 'DoesNotMatchCart', discountCode }] });
    expect(adoptedCart(filled(), cart, facts).discountCodes).toEqual([
      { state: 'DoesNotMatchCart', discountCode: { id: 'code-1', code: 'SOMMER' } },
    ]);
  });
});
