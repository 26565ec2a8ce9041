/** When a visit of a cart begins, and which changes it finds. Source: issue 5, decision 33. */
import { describe, expect, it } from 'vitest';
import { type Cart, cart as cartSchema } from '#domain/cart/cart.ts';
import { changesOfMergedCarts, withoutDismissedChanges } from '#domain/cart/changes.ts';
import type { ProductFact } from '#domain/cart/facts.ts';
import { isSessionSaveDue, refreshedCart, sessionBegins } from '#domain/cart/session.ts';
import { cartAfter, emptyCartOf, factsOf, ids, productFact, storeOf } from '../shop.ts';

const store = storeOf('de');
const article = { sku: 'EX10000001', centAmount: 1000, availableQuantity: 50 };
type About = Partial<ProductFact> | 'gone';

const factsWith = (about: About) =>
  factsOf(store, about === 'gone' ? [] : [productFact({ ...article, ...about })]);

/** A cart with this many pieces, refreshed with the facts of the visit before. */
function cartOf(quantity: number, before: About = {}): Cart {
  const add = { action: 'addLineItem' as const, sku: article.sku, quantity };
  const cart = cartAfter(emptyCartOf(store), [add], factsWith({}));
  return refreshedCart(cart, factsWith(before));
}

const euros = (centAmount: number) => expect.objectContaining({ centAmount, currencyCode: 'EUR' });
const price = (before: number, after: number) => ({
  price: { before: euros(before), after: euros(after) },
});
const stock = (state: string, left: number) => ({ stock: { state, left } });

describe('what a visit finds', () => {
  it.each<[string, number, About, About, object | undefined]>([
    ['nothing', 2, {}, {}, undefined],
    ['more than enough, still', 2, {}, { availableQuantity: 3 }, undefined],
    ['a price that rose', 2, {}, { centAmount: 1200 }, price(1000, 1200)],
    ['a price that fell', 1, { centAmount: 1200 }, {}, price(1200, 1000)],
    ['a reduction', 1, {}, { discountedCentAmount: 900 }, price(1000, 900)],
    ['a discount for volume', 5, {}, { volumeDiscountGroup: 'standard' }, price(1000, 900)],
    [
      'one for volume that one piece does not have',
      1,
      {},
      { volumeDiscountGroup: 'standard' },
      undefined,
    ],
    ['the last piece sold', 1, {}, { availableQuantity: 0 }, stock('soldOut', 0)],
    ['an oversold shelf', 1, {}, { availableQuantity: -3 }, stock('soldOut', 0)],
    ['sold out, as before', 1, { availableQuantity: 0 }, { availableQuantity: -1 }, undefined],
    ['fewer than asked for', 5, {}, { availableQuantity: 2 }, stock('few', 2)],
    ['fewer still', 5, { availableQuantity: 3 }, { availableQuantity: 2 }, stock('few', 2)],
    ['a few after none', 5, { availableQuantity: 0 }, { availableQuantity: 2 }, stock('few', 2)],
    ['as few as before', 5, { availableQuantity: 2 }, { availableQuantity: 2 }, undefined],
    ['enough after a few', 5, { availableQuantity: 2 }, { availableQuantity: 9 }, undefined],
    ['some again', 5, { availableQuantity: 0 }, { availableQuantity: 9 }, stock('available', 9)],
    ['sold again', 1, 'gone', {}, stock('available', 50)],
    ['not sold any more', 1, {}, 'gone', stock('notSold', 0)],
    ['not sold before its day', 1, {}, { isComing: true }, stock('notSold', 50)],
    ['gone, as before', 1, 'gone', 'gone', undefined],
    [
      'both at once',
      5,
      {},
      { centAmount: 900, availableQuantity: 4 },
      { ...price(1000, 900), ...stock('few', 4) },
    ],
  ])('%s (%i in the cart)', (_name, quantity, before, after, expected) => {
    const { changesSinceLastVisit: _told, ...cart } = cartOf(quantity, before);
    const found = refreshedCart(cart, factsWith(after));
    expect(cartSchema.parse(found)).toEqual(found);
    expect(found.changesSinceLastVisit?.articles).toEqual(
      expected && [{ sku: article.sku, ...expected }],
    );
  });

  it('no new prices when the market has a new currency', () => {
    const levs = storeOf('bg', { currency: 'BGN' });
    const add = { action: 'addLineItem' as const, sku: article.sku, quantity: 1 };
    const cart = cartAfter(emptyCartOf(levs), [add], factsOf(levs, [productFact(article)]));
    const now = factsOf(storeOf('bg', { currency: 'EUR' }), [
      productFact({ ...article, centAmount: 511 }),
    ]);
    expect(refreshedCart(cart, now).changesSinceLastVisit).toBeUndefined();
  });
});

describe('the cart of a visit', () => {
  it('is the same object if nothing changed, whatever the order of its fields', () => {
    const cart = cartOf(3);
    expect(refreshedCart(cart, factsWith({}))).toBe(cart);
    const shuffled = Object.fromEntries(Object.entries(cart).toReversed()) as Cart;
    expect(refreshedCart(shuffled, factsWith({}))).toBe(shuffled);
  });

  it('is one version newer after a change, then the same object while nothing else changes', () => {
    const cart = cartOf(1);
    const risen = refreshedCart(cart, factsWith({ centAmount: 1200 }));
    expect(risen).toMatchObject({ version: cart.version + 1, totalPrice: { centAmount: 1395 } });
    expect(refreshedCart(risen, factsWith({ centAmount: 1200 }))).toBe(risen);
  });

  it.each<[string, About, About, object | undefined]>([
    [
      'a price from the one last read',
      { centAmount: 1200 },
      { centAmount: 1300 },
      price(1000, 1300),
    ],
    ['no price that is the one last read', { centAmount: 1200 }, {}, undefined],
    [
      'a price beside a stock',
      { centAmount: 1200 },
      { centAmount: 1200, availableQuantity: 0 },
      { ...price(1000, 1200), ...stock('soldOut', 0) },
    ],
    ['the newer stock', { availableQuantity: 0 }, { availableQuantity: 2 }, stock('few', 2)],
    ['no stock that is another now', { availableQuantity: 2 }, { availableQuantity: 9 }, undefined],
    ['what still stands', { availableQuantity: 2 }, { availableQuantity: 2 }, stock('few', 2)],
  ])('reports %s while the earlier changes are not dismissed', (_name, first, second, expected) => {
    const found = refreshedCart(refreshedCart(cartOf(5), factsWith(first)), factsWith(second));
    expect(found.changesSinceLastVisit?.articles).toEqual(
      expected && [{ sku: article.sku, ...expected }],
    );
  });

  it('drops the changes of a removed article and of a dismissed visit, and keeps all others', () => {
    const risen = refreshedCart(cartOf(1), factsWith({ centAmount: 1200 }));
    const { visit } = risen.changesSinceLastVisit ?? { visit: '' };
    const [line] = risen.lineItems;
    const remove = { action: 'removeLineItem' as const, lineItemId: line?.id ?? '' };
    expect(cartAfter(risen, [remove], factsWith({})).changesSinceLastVisit).toBeUndefined();
    expect(withoutDismissedChanges(risen, visit)).not.toHaveProperty('changesSinceLastVisit');
    expect(withoutDismissedChanges(risen, 'an earlier one')).toBe(risen);
    const other = { action: 'addLineItem' as const, sku: 'EX10000002', quantity: 1 };
    const both = factsOf(store, [
      productFact(article),
      productFact({ ...article, sku: 'EX10000002' }),
    ]);
    const joined = cartAfter(risen, [other], both, ids());
    expect(joined.changesSinceLastVisit).toEqual(risen.changesSinceLastVisit);
  });

  it('keeps its changes in a merge, and takes the guest’s for articles that only the guest had', () => {
    const guest = refreshedCart(cartOf(1), factsWith({ centAmount: 1200 }));
    const told = { changesSinceLastVisit: guest.changesSinceLastVisit };
    expect(changesOfMergedCarts(emptyCartOf(store), guest)).toEqual(told);
    expect(changesOfMergedCarts(cartOf(1), guest)).toEqual({});
    expect(changesOfMergedCarts(guest, emptyCartOf(store))).toEqual(told);
  });
});

describe('a visit begins', () => {
  const pauseMs = 30 * 60_000;
  it.each([
    ['where nobody noted when the cart was seen', undefined, 0, true],
    ['after the pause', 1000, 1000 + 30 * 60_000, true],
    ['not before it', 1000, 999 + 30 * 60_000, false],
    ['not by a clock that was set back', 1000, -1e12, false],
    ['once by one that was set ahead', 1000, 1e15, true],
  ])('%s', (_name, seen, now, begins) => {
    expect(sessionBegins(seen, now, pauseMs)).toBe(begins);
  });

  it('and its continuation is saved once a minute, and when the clock was set back', () => {
    expect([0, 59_999, 60_000, -1].map((ms) => isSessionSaveDue(5000, 5000 + ms))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
