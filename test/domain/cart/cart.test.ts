/** What holds for every cart after any change: random carts in every market. */
import { describe, expect, it } from 'vitest';
import type { CartAction } from '#domain/cart/actions.ts';
import { applyActions } from '#domain/cart/apply.ts';
import { cart as cartSchema } from '#domain/cart/cart.ts';
import { countryCodes } from '#domain/country/countries.ts';
import { cartFaults, frozen, madeUpActions, madeUpShop } from '../made-up-carts.ts';
import { chance, times } from '../seeded.ts';
import { cartAfter, emptyCartOf, factsOf, ids, productFact, storeOf } from '../shop.ts';

const add = (sku: string, quantity: number): CartAction => ({
  action: 'addLineItem',
  sku,
  quantity,
});

describe.each(countryCodes)('a cart in %s', (country) => {
  const random = chance(countryCodes.indexOf(country) + 1);

  it('adds up after every change', () => {
    for (const _ of times(30)) {
      const { facts, store } = madeUpShop(country, random);
      const newId = ids();
      let cart = emptyCartOf(store);
      for (const __ of times(12)) {
        const actions = madeUpActions(cart, facts, random);
        const outcome = applyActions(frozen(cart), actions, facts, newId);
        if (!outcome.ok) continue;
        expect(cartFaults(outcome.cart, facts), JSON.stringify(actions)).toEqual([]);
        expect(outcome.cart.version).toBe(cart.version + 1);
        expect(cartSchema.parse(outcome.cart)).toEqual(outcome.cart);
        cart = outcome.cart;
      }
    }
  });

  it('is as before when an added article is removed again', () => {
    for (const _ of times(40)) {
      const { facts, store, products } = madeUpShop(country, random);
      const newId = ids();
      const [extra, ...others] = products;
      const before = cartAfter(
        emptyCartOf(store),
        others.map(({ sku }) => add(sku, random.between(1, 5))),
        facts,
        newId,
      );
      const added = cartAfter(before, [add(extra?.sku ?? '', random.between(1, 12))], facts, newId);
      const line = added.lineItems.find(({ variant }) => variant.sku === extra?.sku);
      const removed = cartAfter(
        added,
        [{ action: 'removeLineItem', lineItemId: line?.id ?? '' }],
        facts,
        newId,
      );
      expect({ ...removed, version: 0 }).toEqual({ ...before, version: 0 });
    }
  });

  it('costs the same whether its pieces are added at once or one by one', () => {
    for (const _ of times(40)) {
      const { facts, store, products } = madeUpShop(country, random);
      const wanted = products.map(({ sku, availableQuantity }) => ({
        sku,
        quantity: random.between(1, Math.min(availableQuantity, store.maximumQuantity, 12)),
      }));
      const allAtOnce = cartAfter(
        emptyCartOf(store),
        wanted.map(({ sku, quantity }) => add(sku, quantity)),
        facts,
      );
      const pieceByPiece = cartAfter(
        emptyCartOf(store),
        wanted.toReversed().flatMap(({ sku, quantity }) => times(quantity).map(() => add(sku, 1))),
        facts,
      );
      expect(pieceByPiece.totalPrice).toEqual(allAtOnce.totalPrice);
      expect(pieceByPiece.taxedPrice).toEqual(allAtOnce.taxedPrice);
      expect(pieceByPiece.shippingInfo).toEqual(allAtOnce.shippingInfo);
    }
  });
});

describe('a quantity', () => {
  const store = storeOf('de', { maximumQuantity: 100 });
  const plenty = productFact({ sku: 'EX10000001', centAmount: 1000, availableQuantity: 500 });
  const scarce = productFact({ sku: 'EX10000002', centAmount: 1000, availableQuantity: 7 });
  const gone = productFact({ sku: 'EX10000003', centAmount: 1000, availableQuantity: 0 });
  const facts = factsOf(store, [plenty, scarce, gone]);
  const run = (actions: CartAction[], cart = emptyCartOf(store)) =>
    applyActions(cart, actions, facts, ids());
  const change = (quantity: number): CartAction => ({
    action: 'changeLineItemQuantity',
    lineItemId: 'line-1',
    quantity,
  });

  it.each([
    [[add(plenty.sku, 100)], 100, 0],
    [[add(plenty.sku, 101)], 100, 1],
    [[add(plenty.sku, 60), add(plenty.sku, 60)], 100, 1],
    [[add(plenty.sku, 100), add(plenty.sku, 1)], 100, 1],
    [[add(scarce.sku, 7)], 7, 0],
    [[add(scarce.sku, 8)], 7, 1],
    [[add(scarce.sku, 1), change(7)], 7, 0],
    [[add(scarce.sku, 1), change(10_000)], 7, 1],
    [[add(plenty.sku, 1), change(101)], 100, 1],
    [[add(plenty.sku, 50), change(3)], 3, 0],
    [[add(plenty.sku, 50), change(50)], 50, 0],
  ])('after %j is %s, with %s notices', (actions, quantity, notices) => {
    const outcome = run(actions);
    expect(outcome).toMatchObject({ ok: true, cart: { lineItems: [{ quantity }] } });
    if (outcome.ok) expect(outcome.notices).toHaveLength(notices);
  });

  it('of zero removes the line', () => {
    expect(run([add(plenty.sku, 5), change(0)])).toMatchObject({
      ok: true,
      cart: { lineItems: [] },
    });
  });

  it('may shrink but not grow once the stock is gone', () => {
    const full = cartAfter(emptyCartOf(store), [add(scarce.sku, 5)], facts);
    const emptied = factsOf(store, [{ ...scarce, availableQuantity: 2 }]);
    expect(cartAfter(full, [change(6)], emptied).lineItems[0]?.quantity).toBe(5);
    expect(cartAfter(full, [change(4)], emptied).lineItems[0]?.quantity).toBe(4);
    const [line] = cartAfter(full, [change(1)], emptied).lineItems;
    expect(line).toMatchObject({ quantity: 1, variant: { maximumQuantity: 2 } });
  });

  it('changes the total when it is added, changed and removed', () => {
    const added = cartAfter(emptyCartOf(store), [add(plenty.sku, 2)], facts);
    const changed = cartAfter(added, [change(9)], facts);
    const removed = cartAfter(changed, [{ action: 'removeLineItem', lineItemId: 'line-1' }], facts);
    const totals = [added, changed, removed].map(({ totalPrice }) => totalPrice.centAmount);
    expect(totals).toEqual([2000 + 195, 9000, 0]);
    expect(removed.version).toBe(4);
  });
});

describe('an action that cannot be done', () => {
  const store = storeOf('sk');
  const product = productFact({ sku: 'EX10000001', centAmount: 1000 });
  const gone = productFact({ sku: 'EX10000002', centAmount: 1000, availableQuantity: 0 });
  const facts = factsOf(store, [product, gone]);
  const cart = cartAfter(emptyCartOf(store), [add(product.sku, 3)], facts);
  it.each<[string, CartAction, string]>([
    ['an unknown product', add('EX99999999', 1), 'ProductNotFound'],
    ['a sold-out product', add(gone.sku, 1), 'OutOfStock'],
    ['a line that is not there', { action: 'removeLineItem', lineItemId: 'x' }, 'LineItemNotFound'],
    [
      'a quantity of no line',
      { action: 'changeLineItemQuantity', lineItemId: 'x', quantity: 2 },
      'LineItemNotFound',
    ],
  ])(
    'such as %s leaves the cart as it was and discards the actions sent with it',
    (_, action, code) => {
      const before = structuredClone(cart);
      const together: CartAction[] = [
        add(product.sku, 2),
        action,
        { action: 'recalculate', updateProductData: true },
      ];
      expect(applyActions(frozen(cart), together, facts, ids())).toMatchObject({ ok: false, code });
      expect(cart).toEqual(before);
    },
  );
});

describe('prices change', () => {
  const store = storeOf('de');
  const product = productFact({ sku: 'EX10000001', centAmount: 10_000 });
  const cart = cartAfter(emptyCartOf(store), [add(product.sku, 2)], factsOf(store, [product]));
  const recalculate: CartAction[] = [{ action: 'recalculate', updateProductData: true }];

  it('with the next change of the cart', () => {
    const reduced = factsOf(store, [{ ...product, discountedCentAmount: 8000 }]);
    const now = cartAfter(cart, recalculate, reduced);
    expect(now.totalPrice.centAmount).toBe(16_000);
    expect(now.lineItems[0]?.price).toMatchObject({
      value: { centAmount: 10_000 },
      discounted: { centAmount: 8000 },
    });
    const back = cartAfter(now, recalculate, factsOf(store, [product]));
    expect({ ...back, version: 0 }).toEqual({ ...cart, version: 0 });
  });

  it('but not for a product that is gone: it keeps its last price and cannot be bought', () => {
    const now = cartAfter(cart, recalculate, factsOf(store, []));
    expect(now.totalPrice).toEqual(cart.totalPrice);
    expect(now.lineItems[0]?.variant.maximumQuantity).toBe(0);
  });
});

describe('the cash-on-delivery fee', () => {
  const store = storeOf('de', { codFeeCentAmount: 390 });
  const product = productFact({ sku: 'EX10000001', centAmount: 10_000 });
  const facts = factsOf(store, [product]);
  const pay = (paymentInterface: 'cashOnDelivery' | 'bankTransfer'): CartAction => ({
    action: 'addPayment',
    paymentInterface,
  });

  it('is charged, VAT included, only while cash on delivery is selected', () => {
    const cash = cartAfter(emptyCartOf(store), [add(product.sku, 1), pay('cashOnDelivery')], facts);
    expect(cash.custom.calculatedCodFee?.centAmount).toBe(390);
    expect(cash.totalPrice.centAmount).toBe(10_390);
    expect(cash.taxedPrice.totalNet.centAmount).toBe(8731);
    expect(cash.paymentInfo.payments[0]?.amountPlanned.centAmount).toBe(10_390);
    const transfer = cartAfter(cash, [pay('bankTransfer')], facts);
    expect(transfer.custom).toEqual({});
    expect(transfer.totalPrice.centAmount).toBe(10_000);
    expect(transfer.paymentInfo.payments).toHaveLength(1);
  });

  it('is not charged for an empty cart', () => {
    const empty = cartAfter(emptyCartOf(store), [pay('cashOnDelivery')], facts);
    expect(empty.totalPrice.centAmount).toBe(0);
    expect(empty.custom).toEqual({});
  });
});
