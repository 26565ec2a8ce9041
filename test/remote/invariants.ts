/** What must hold when the remote works again and nothing is on its way any more. */
import { isDeepStrictEqual } from 'node:util';
import type { Cart } from '#domain/cart/cart.ts';
import { giftCardCents } from '#domain/gift-card/used-cards.ts';
import type { HeldCart } from './model-remote.ts';
import { carts, counted, foreign, scarce, scarceStock, type World } from './world.ts';

export function faultsOf(lived: World): string[] {
  const { remote, shop, elsewhere } = lived;
  const faults: string[] = [];
  const hold = (rule: string, holds: boolean, about: unknown = '') => {
    if (!holds) faults.push(`${rule} ${JSON.stringify(about)}`);
  };
  for (const name of carts) {
    const roomStore = lived.storeOf(name);
    const cart = roomStore.cart();
    hold('nothing is pending', roomStore.pending() === undefined && !roomStore.attempt());
    hold('no merge is open', !roomStore.merge());
    const known = roomStore.remote();
    if (cart?.cartState !== 'Active') continue;
    const held = known && remote.carts.get(known.id);
    if (!held) {
      // A late request may create one again; the next write finds it.
      const isGone = !known && (elsewhere.deleted > 0 || !lived.active(name));
      hold('a cart without a remote one has nothing, or it was deleted', isGone, name);
      continue;
    }
    hold('the remote cart is open', held.cartState === 'Active', name);
    hold('both have the same content', sameContent(cart, held), [contentOf(cart), held]);
    // The shop takes nothing for the delivery of nothing.
    const totals = [cart.totalPrice.centAmount, remote.totalOf(held)];
    const isSame = held.lines.length === 0 ? totals[0] === 0 : totals[0] === totals[1];
    hold('both have the same total', isSame, totals);
    if (!roomStore.hasOtherDetails()) {
      const { customerEmail } = cart;
      const update = { action: 'setCustomerEmail', email: customerEmail };
      const isTold = isDeepStrictEqual(held.details.setCustomerEmail, update);
      hold('the remote has the address', !customerEmail || isTold, held.details.setCustomerEmail);
    }
    for (const [sku, quantity] of lived.added.get(held.id) ?? []) {
      const pieces = held.lines.find((line) => line.sku === sku)?.quantity ?? 0;
      hold('what somebody else added is there', pieces >= quantity, { sku, pieces, quantity });
    }
    const few = held.lines.find(({ sku }) => sku === scarce)?.quantity ?? 0;
    hold('no more than there is', few <= scarceStock, few);
    hold('a code is there once', new Set(held.codes).size === held.codes.length, held.codes);
  }
  if (elsewhere.ordered === 0) countOperations(lived, hold);
  ordersOf(lived, hold);
  const paid = shop.orders.reduce((sum, order) => sum + giftCardCents(order), 0);
  hold(
    'the gift card pays once',
    shop.card.balance + shop.card.spent + paid === lived.balance,
    shop.card.balance,
  );
  return faults;
}

type Hold = (rule: string, holds: boolean, about?: unknown) => void;

function ordersOf({ remote, shop, elsewhere, storeOf }: World, hold: Hold): void {
  const standing = remote.orders.filter(({ isCancelled }) => !isCancelled);
  hold(
    'an order is at both or at neither',
    shop.orders.length <= standing.length &&
      standing.length <= shop.orders.length + elsewhere.ordered,
    { here: shop.orders.length, there: remote.orders },
  );
  const [order] = shop.orders;
  if (order) {
    const totals = standing.map(({ totalPrice }) => totalPrice);
    hold('with the same total', totals.includes(order.totalPrice.centAmount), totals);
    hold('the ordered cart is closed', storeOf('cart-1').cart()?.cartState === 'Ordered');
  }
  for (const name of carts) {
    const known = storeOf(name).remote();
    const isOrdered = standing.some(({ cartId }) => cartId === known?.id);
    hold('a cart that was ordered at the remote is closed', !isOrdered, name);
  }
}

/** Each operation that was answered with success was made once, a refused one not, one that was given up at most once. */
function countOperations({ operations, shop, storeOf }: World, hold: Hold): void {
  const ends = carts.flatMap((name) => storeOf(name).cart() ?? []);
  const lines = [
    ...ends.flatMap((cart) => (cart.cartState === 'Active' ? cart.lineItems : [])),
    ...ends.flatMap(({ savedForLater }) => savedForLater),
    ...shop.orders.flatMap(({ lineItems }) => lineItems),
  ];
  for (const sku of counted) {
    const pieces = lines
      .filter(({ variant }) => variant.sku === sku)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    for (const operation of operations) {
      if (operation.pieces?.sku !== sku) continue;
      const { quantity } = operation.pieces;
      const made = Math.floor(pieces / quantity) % 4;
      const undone = operations.filter(({ undoes }) => undoes === operation.id);
      const isUndone = undone.some(({ state }) => state === 'made');
      const mayBe = undone.some(({ state }) => state === 'open' || state === 'given up');
      const allowed =
        operation.state === 'made'
          ? isUndone
            ? [0]
            : mayBe
              ? [0, 1]
              : [1]
          : operation.state === 'refused'
            ? [0]
            : [0, 1];
      const about = { id: operation.id, state: operation.state, made, pieces };
      hold('an operation is made as it was answered', allowed.includes(made), about);
    }
  }
}

const keyed = (pieces: readonly (readonly [string, number])[]) =>
  JSON.stringify([...pieces].sort(([one], [other]) => (one < other ? -1 : 1)));

const contentOf = ({ lineItems, discountCodes }: Cart) => [
  keyed(lineItems.map(({ variant, quantity }) => [variant.sku, quantity])),
  discountCodes.map(({ discountCode }) => discountCode.code).sort(),
];

function sameContent(cart: Cart, { lines, codes }: HeldCart): boolean {
  const held = [keyed(lines.map(({ sku, quantity }) => [sku, quantity])), [...codes].sort()];
  return JSON.stringify(contentOf(cart)) === JSON.stringify(held);
}

/** For the count of what the sequences have reached. */
export function reached(lived: World, told: string[] = []): string[] {
  const { operations, shop, remote, elsewhere, storeOf } = lived;
  return [
    ...told.filter((each) => /^(order|join):/.test(each)),
    ...operations.map(({ kind, state }) => `${kind} ${state}`),
    ...(shop.orders.length > 0 ? ['ordered'] : []),
    ...(remote.orders.some(({ isCancelled }) => isCancelled) ? ['taken back'] : []),
    ...(elsewhere.ordered > 0 ? ['ordered elsewhere'] : []),
    ...(storeOf('guest-1').cart()?.cartState === 'Merged' ? ['merged'] : []),
    ...(foreign.some((sku) =>
      storeOf('cart-1')
        .cart()
        ?.lineItems.some(({ variant }) => variant.sku === sku),
    )
      ? ['changed by somebody else']
      : []),
  ];
}
