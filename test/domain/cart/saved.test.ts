/** Items saved for later cost nothing, are never lost and return to the cart as far as they are in stock. */
import { expect, it } from 'vitest';
import type { CartAction } from '#domain/cart/actions.ts';
import { applyActions } from '#domain/cart/apply.ts';
import { pieces } from '#domain/cart/articles.ts';
import { type Cart, cart as cartSchema } from '#domain/cart/cart.ts';
import type { CartFacts } from '#domain/cart/facts.ts';
import { mergedCarts } from '#domain/cart/merge.ts';
import { maxSavedItems } from '#domain/cart/saved.ts';
import { undoableOf, undoneCart } from '#domain/cart/undo.ts';
import { times } from '../seeded.ts';
import { cartAfter, emptyCartOf, factsOf, ids, productFact, storeOf } from '../shop.ts';

const store = storeOf('de');
const [chair, table] = [
  productFact({ sku: 'EX10000001', centAmount: 2000, volumeDiscountGroup: 'standard' }),
  productFact({ sku: 'EX10000002', centAmount: 5000, freight: true }),
];
const facts = factsOf(store, [chair, table]);
const stocked = (availableQuantity: number) =>
  factsOf(store, [{ ...chair, availableQuantity }, table]);

const add = (sku: string, quantity: number): CartAction => ({
  action: 'addLineItem',
  sku,
  quantity,
});
const idOf = (items: readonly { id: string; variant: { sku: string } }[], sku: string) =>
  items.find(({ variant }) => variant.sku === sku)?.id ?? '';
const saving = ({ lineItems }: Cart, sku: string): CartAction => ({
  action: 'saveForLater',
  lineItemId: idOf(lineItems, sku),
});
const moving = ({ savedForLater }: Cart, sku: string): CartAction => ({
  action: 'moveToCart',
  savedItemId: idOf(savedForLater, sku),
});
const counts = (items: Cart['savedForLater']) =>
  Object.fromEntries(items.map(({ variant, quantity }) => [variant.sku, quantity]));
/** Quantities by SKU: in the cart, and saved for later. */
const told = (cart: Cart) => [counts(cart.lineItems), counts(cart.savedForLater)];

/** A cart with one table, and with this many chairs saved for later. */
function withChairsAside(quantity: number, newId = ids()): Cart {
  const actions = [add(chair.sku, quantity), add(table.sku, 1)];
  const cart = cartAfter(emptyCartOf(store), actions, facts, newId);
  return cartAfter(cart, [saving(cart, chair.sku)], facts, newId);
}

function outcomeOf(cart: Cart, action: CartAction, world: CartFacts = facts) {
  return applyActions(cart, [action], world, ids());
}

it('a cart costs the same with and without items saved for later', () => {
  const cart = withChairsAside(5);
  const without = cartAfter(emptyCartOf(store), [add(table.sku, 1)], facts);
  expect(told(cart)).toEqual([{ [table.sku]: 1 }, { [chair.sku]: 5 }]);
  const { totalPrice, taxedPrice, shippingInfo, cartDiscounts } = without;
  expect(cart).toMatchObject({ totalPrice, taxedPrice, shippingInfo, cartDiscounts });
  expect(pieces(cart)).toBe(1);
  expect(cartSchema.parse(cart)).toEqual(cart);
});

it('an article saved for later twice is one item, and moved back it joins its line', () => {
  const newId = ids();
  const once = cartAfter(withChairsAside(2, newId), [add(chair.sku, 3)], facts, newId);
  const twice = cartAfter(once, [saving(once, chair.sku)], facts, newId);
  expect(told(twice)).toEqual([{ [table.sku]: 1 }, { [chair.sku]: 5 }]);
  const again = cartAfter(twice, [add(chair.sku, 1)], facts, newId);
  const back = cartAfter(again, [moving(again, chair.sku)], facts, newId);
  expect(told(back)).toEqual([{ [table.sku]: 1, [chair.sku]: 6 }, {}]);
});

it('a saved item shows today’s price and stock; one that is no longer sold keeps its last price', () => {
  const world = factsOf(store, [{ ...chair, centAmount: 1500, availableQuantity: 4 }, table]);
  const recalculate: CartAction = { action: 'recalculate', updateProductData: true };
  const today = cartAfter(withChairsAside(5), [recalculate], world);
  expect(today.savedForLater).toMatchObject([
    { quantity: 5, price: { value: { centAmount: 1500 } }, variant: { maximumQuantity: 4 } },
  ]);
  const gone = cartAfter(today, [recalculate], factsOf(store, [table]));
  expect(gone.savedForLater).toMatchObject([
    {
      price: { value: { centAmount: 1500 } },
      variant: { maximumQuantity: 0, isUnavailable: true },
    },
  ]);
});

it.each([
  { stock: 9, inCart: 9, aside: 0, notices: 0 },
  { stock: 5, inCart: 5, aside: 4, notices: 1 },
])(
  'with $stock in stock, $inCart of 9 saved pieces move to the cart and $aside stay saved',
  (row) => {
    const cart = withChairsAside(9);
    const outcome = outcomeOf(cart, moving(cart, chair.sku), stocked(row.stock));
    expect(outcome.ok && told(outcome.cart)).toEqual([
      { [table.sku]: 1, [chair.sku]: row.inCart },
      row.aside > 0 ? { [chair.sku]: row.aside } : {},
    ]);
    expect(outcome).toMatchObject({
      notices: times(row.notices).map(() => ({ code: 'MaximumReached', sku: chair.sku })),
    });
  },
);

it('moving an unavailable item to the cart is refused, and the code says why', () => {
  const cart = withChairsAside(2);
  const action = moving(cart, chair.sku);
  expect(outcomeOf(cart, action, stocked(0))).toMatchObject({ code: 'OutOfStock' });
  expect(outcomeOf(cart, action, factsOf(store, [table]))).toMatchObject({
    code: 'ProductNotFound',
  });
});

it('an unknown item cannot be saved for later, moved or removed; a gift cannot be saved for later', () => {
  const cart = withChairsAside(1);
  const aside = { savedItemId: 'nothing' };
  expect(outcomeOf(cart, { action: 'moveToCart', ...aside })).toMatchObject({
    code: 'SavedItemNotFound',
  });
  expect(outcomeOf(cart, { action: 'removeSavedItem', ...aside })).toMatchObject({
    code: 'SavedItemNotFound',
  });
  expect(outcomeOf(cart, saving(cart, chair.sku))).toMatchObject({ code: 'LineItemNotFound' });
  const lineItems = cart.lineItems.map((line) => ({
    ...line,
    lineItemMode: 'GiftLineItem' as const,
  }));
  expect(outcomeOf({ ...cart, lineItems }, saving(cart, table.sku))).toMatchObject({
    code: 'SaveNotPossible',
  });
});

it(`at most ${maxSavedItems} articles can be saved for later; more pieces of a saved article still can`, () => {
  const many = times(maxSavedItems + 1).map((at) =>
    productFact({ sku: `EX2${String(at).padStart(7, '0')}`, centAmount: 100 }),
  );
  const world = factsOf(store, many);
  const newId = ids();
  let cart = emptyCartOf(store);
  for (const { sku } of many.slice(0, maxSavedItems)) {
    const added = cartAfter(cart, [add(sku, 1)], world, newId);
    cart = cartAfter(added, [saving(added, sku)], world, newId);
  }
  const [first = chair] = many;
  const last = many.at(-1) ?? chair;
  const full = cartAfter(cart, [add(last.sku, 1), add(first.sku, 1)], world, newId);
  expect(outcomeOf(full, saving(full, last.sku), world)).toMatchObject({
    code: 'TooManySavedItems',
  });
  expect(outcomeOf(full, saving(full, first.sku), world)).toMatchObject({ ok: true });
});

it('a merged cart keeps the items saved for later in both', () => {
  const mine = withChairsAside(2);
  const guest = cartAfter(withChairsAside(3), [saving(withChairsAside(3), table.sku)], facts);
  const merged = mergedCarts(mine, guest, facts);
  expect(merged.ok && told(merged.cart)).toEqual([
    { [table.sku]: 1 },
    { [chair.sku]: 5, [table.sku]: 1 },
  ]);
});

it('an undo reverts saving for later, moving to the cart and removing a saved item', () => {
  const newId = ids();
  const start = cartAfter(emptyCartOf(store), [add(chair.sku, 3)], facts, newId);
  const saved = cartAfter(start, [saving(start, chair.sku)], facts, newId);
  const moved = cartAfter(saved, [moving(saved, chair.sku)], facts, newId);
  const removal = { savedItemId: idOf(saved.savedForLater, chair.sku) };
  const removed = cartAfter(saved, [{ action: 'removeSavedItem', ...removal }], facts, newId);
  for (const [before, after] of [
    [start, saved],
    [saved, moved],
    [saved, removed],
  ] as const) {
    const undoable = undoableOf('a change', before, after);
    const outcome = undoable && undoneCart(after, undoable, facts);
    expect(outcome?.ok && told(outcome.cart)).toEqual(told(before));
  }
});

it('an undo restores as many pieces as are in stock, and is refused if there are none', () => {
  const newId = ids();
  const start = cartAfter(emptyCartOf(store), [add(chair.sku, 3), add(table.sku, 1)], facts, newId);
  const saved = cartAfter(start, [saving(start, chair.sku)], facts, newId);
  const undoable = undoableOf('a change', start, saved);
  expect(undoable && undoneCart(saved, undoable, stocked(0))).toMatchObject({ code: 'OutOfStock' });
  const partly = undoable && undoneCart(saved, undoable, stocked(2));
  expect(partly?.ok && told(partly.cart)).toEqual([
    { [chair.sku]: 2, [table.sku]: 1 },
    { [chair.sku]: 1 },
  ]);
  const more = cartAfter(saved, [add(chair.sku, 2)], facts, newId);
  const joined = cartAfter(more, [saving(more, chair.sku)], facts, newId);
  const last = undoableOf('a change', more, joined);
  expect(last && undoneCart(joined, last, stocked(0))).toMatchObject({ code: 'OutOfStock' });
});
