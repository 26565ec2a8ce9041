/** Extra guarantees: for which articles, at what price, and how they follow their article. Checklist GUA-1, GUA-2. */
import { describe, expect, it } from 'vitest';
import type { CartAction } from '#domain/cart/actions.ts';
import { applyActions } from '#domain/cart/apply.ts';
import { pieces, skusOf } from '#domain/cart/articles.ts';
import { mergedCarts } from '#domain/cart/merge.ts';
import { goodsTotal } from '#domain/cart/sums.ts';
import { undoableOf, undoneCart } from '#domain/cart/undo.ts';
import { cartDiscount } from '#domain/discount/cart-discount.ts';
import { type ExtraGuarantee, extraGuarantee } from '#domain/guarantee/extra-guarantee.ts';
import { guaranteeOffers } from '#domain/guarantee/offers.ts';
import type { Store } from '#domain/store/store.ts';
import { cartAfter, emptyCartOf, factsOf, ids, productFact, storeOf } from '../shop.ts';

const oven = productFact({ sku: 'EX10000001', centAmount: 32_900, categories: ['ovens'] });
const whisk = productFact({ sku: 'EX10000002', centAmount: 990 });

function guarantee(years: number, changes: Partial<ExtraGuarantee> = {}): ExtraGuarantee {
  return extraGuarantee.parse({
    sku: `41000${years}0`,
    name: { en: `Premium guarantee ${years}` },
    years,
    relativePriceRate: 200 + years * 300,
    enabledOnMarket: ['de', 'ch', 'hu'],
    excludedSkus: [],
    excludedBrands: [],
    excludedRelations: [],
    ...changes,
  });
}

const selling = (key: 'de' | 'ch' | 'hu' | 'sk' = 'de', changes: Partial<Store> = {}) =>
  storeOf(key, { saleOfAdditionalGuaranteeEnabled: true, ...changes });
const guarantees = [guarantee(2), guarantee(1), guarantee(3)];
const add = (sku: string, quantity = 1): CartAction => ({ action: 'addLineItem', sku, quantity });
const insure = (sku: string, parentSku: string): CartAction => ({
  action: 'addLineItem',
  sku,
  quantity: 1,
  custom: { parentSku },
});

function cartWith(actions: CartAction[], store = selling(), known = guarantees) {
  const facts = factsOf(store, [oven, whisk], { guarantees: known });
  return cartAfter(emptyCartOf(store), actions, facts);
}

const shown = (cart: ReturnType<typeof cartWith>) =>
  cart.lineItems.map(({ variant, quantity, taxedPrice }) => [
    variant.sku,
    quantity,
    taxedPrice.totalGross.centAmount,
  ]);

describe('an extra guarantee is offered', () => {
  it('at its percentage of the price, the shortest first', () => {
    expect(guaranteeOffers(oven, guarantees, selling())).toMatchObject([
      { sku: '4100010', years: 1, centAmount: 1645 },
      { sku: '4100020', years: 2, centAmount: 2632 },
      { sku: '4100030', years: 3, centAmount: 3619 },
    ]);
  });

  it('at an amount rounded to what the currency allows', () => {
    const five = productFact({ sku: 'EX10000003', centAmount: 3333 });
    expect(guaranteeOffers(five, guarantees, selling('ch'))[0]?.centAmount).toBe(167);
    const forints = { ...five, centAmount: 33_333_00 };
    expect(guaranteeOffers(forints, guarantees, selling('hu'))[0]?.centAmount).toBe(166_700);
  });

  it('but not for a gift card', () => {
    const card = { ...oven, productType: 'gift_card' } as const;
    expect(guaranteeOffers(card, guarantees, selling())).toEqual([]);
  });

  it.each<[string, Partial<ExtraGuarantee>, Store]>([
    ['by a store that sells none', {}, storeOf('de')],
    ['on a market it is not for', {}, selling('sk')],
    ['for an excluded article', { excludedSkus: [oven.sku] }, selling()],
    ['for an excluded brand', { excludedBrands: [oven.brand] }, selling()],
    ['below an excluded category', { excludedRelations: ['ovens'] }, selling()],
  ])('but not %s', (_where, changes, store) => {
    const only = [guarantee(2, changes)];
    expect(guaranteeOffers(oven, only, store)).toEqual([]);
    const facts = factsOf(store, [oven], { guarantees: only });
    const actions = [add(oven.sku), insure('4100020', oven.sku)];
    expect(applyActions(emptyCartOf(store), actions, facts, ids())).toMatchObject({
      ok: false,
      code: 'GuaranteeNotOffered',
    });
  });
});

describe('an extra guarantee in a cart', () => {
  it('is listed below its article, once for every piece of it', () => {
    const cart = cartWith([add(oven.sku), add(whisk.sku), insure('4100020', oven.sku)]);
    expect(shown(cart)).toEqual([
      [oven.sku, 1, 32_900],
      ['4100020', 1, 2632],
      [whisk.sku, 1, 990],
    ]);
    expect(cart.totalPrice.centAmount).toBe(32_900 + 2632 + 990);
    const more = cartWith([add(oven.sku), insure('4100020', oven.sku), add(oven.sku, 2)]);
    expect(shown(more)[1]).toEqual(['4100020', 3, 3 * 2632]);
  });

  it('is not counted as an article, but is part of the total of the goods', () => {
    const cart = cartWith([add(oven.sku, 2), insure('4100010', oven.sku)]);
    expect(pieces(cart)).toBe(2);
    expect(skusOf(cart)).toEqual([oven.sku]);
    expect(goodsTotal(cart)).toBe(cart.totalPrice.centAmount);
  });

  it('is one per article: another one replaces it, the same one again changes nothing', () => {
    const cart = cartWith([
      add(oven.sku),
      insure('4100010', oven.sku),
      insure('4100030', oven.sku),
      insure('4100030', oven.sku),
    ]);
    expect(shown(cart)).toEqual([
      [oven.sku, 1, 32_900],
      ['4100030', 1, 3619],
    ]);
  });

  it('is removed with its article, or alone', () => {
    const actions = [add(oven.sku), add(whisk.sku), insure('4100010', oven.sku)];
    const store = selling();
    const facts = factsOf(store, [oven, whisk], { guarantees });
    const cart = cartAfter(emptyCartOf(store), actions, facts);
    const [article, line] = cart.lineItems;
    const without = (lineItemId = '') =>
      shown(cartAfter(cart, [{ action: 'removeLineItem', lineItemId }], facts));
    expect(without(article?.id)).toEqual([[whisk.sku, 1, 990]]);
    expect(without(line?.id)).toEqual([
      [oven.sku, 1, 32_900],
      [whisk.sku, 1, 990],
    ]);
  });

  it.each([
    ['for an article that is not there', [add(whisk.sku), insure('4100010', oven.sku)]],
    ['for a guarantee', [add(oven.sku), insure('4100010', oven.sku), insure('4100020', '4100010')]],
    ['of which nobody knows', [add(oven.sku), insure('4100090', oven.sku)]],
  ])('is never one %s', (_what, actions) => {
    const store = selling();
    const facts = factsOf(store, [oven, whisk], { guarantees });
    const outcome = applyActions(emptyCartOf(store), actions, facts, ids());
    expect(outcome).toMatchObject({ ok: false, code: 'GuaranteeNotOffered' });
  });

  it('keeps its price and becomes unavailable when it is no longer sold', () => {
    const store = selling();
    const facts = factsOf(store, [oven], { guarantees });
    const cart = cartAfter(emptyCartOf(store), [add(oven.sku), insure('4100020', oven.sku)], facts);
    const later = cartAfter(
      cart,
      [{ action: 'recalculate', updateProductData: true }],
      factsOf(store, [oven]),
    );
    expect(later.totalPrice).toEqual(cart.totalPrice);
    expect(later.lineItems[1]?.variant.isUnavailable).toBe(true);
  });

  it('is reduced by a discount on the total of the goods, not by a discount on lines', () => {
    const store = selling();
    const off = (target: object) =>
      cartDiscount.parse({
        id: 'tenth',
        key: 'tenth',
        name: {},
        isActive: true,
        stores: [],
        sortOrder: '0.5',
        requiresDiscountCode: false,
        stackingMode: 'Stacking',
        cartPredicate: '1 = 1',
        value: { type: 'relative', permyriad: 1000 },
        target,
      });
    const actions = [add(oven.sku), insure('4100020', oven.sku)];
    const total = (target: object) =>
      cartAfter(
        emptyCartOf(store),
        actions,
        factsOf(store, [oven], { guarantees, discounts: [off(target)] }),
      ).totalPrice.centAmount;
    expect(total({ type: 'lineItems', predicate: '1 = 1' })).toBe(29_610 + 2632);
    expect(total({ type: 'totalPrice' })).toBe(Math.round((32_900 + 2632) * 0.9));
  });

  it('is merged at login, but an article of the customer keeps its own guarantee or none', () => {
    const store = selling();
    const facts = factsOf(store, [oven, whisk], { guarantees });
    const cartOf = (...actions: CartAction[]) =>
      cartAfter(emptyCartOf(store), actions, facts, ids());
    const mine = cartOf(add(oven.sku), insure('4100010', oven.sku));
    const theirs = cartOf(
      add(oven.sku, 2),
      insure('4100030', oven.sku),
      add(whisk.sku),
      insure('4100020', whisk.sku),
    );
    const merged = mergedCarts(mine, theirs, facts);
    if (!merged.ok) throw new Error(merged.message);
    expect(merged.notices).toEqual([]);
    expect(shown(merged.cart).map(([sku, quantity]) => [sku, quantity])).toEqual([
      [oven.sku, 3],
      ['4100010', 3],
      [whisk.sku, 1],
      ['4100020', 1],
    ]);
    const without = mergedCarts(cartOf(add(oven.sku, 5)), theirs, facts);
    expect(without.ok && shown(without.cart).map(([sku]) => sku)).toEqual([
      oven.sku,
      whisk.sku,
      '4100020',
    ]);
  });

  it('comes back with its article when the removal is undone', () => {
    const store = selling();
    const facts = factsOf(store, [oven], { guarantees });
    const before = cartAfter(
      emptyCartOf(store),
      [add(oven.sku, 2), insure('4100020', oven.sku)],
      facts,
    );
    const lineItemId = before.lineItems[0]?.id ?? '';
    const without = cartAfter(before, [{ action: 'removeLineItem', lineItemId }], facts);
    const last = undoableOf('removal', before, without);
    if (!last) throw new Error('nothing to undo');
    const back = undoneCart(without, last, facts);
    expect(back.ok && back.cart.lineItems).toEqual(before.lineItems);
    const soldOut = factsOf(store, [{ ...oven, availableQuantity: 0 }], { guarantees });
    expect(undoneCart(without, last, soldOut)).toMatchObject({ ok: false, code: 'OutOfStock' });
  });
});
