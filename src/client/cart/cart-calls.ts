/** The cart's way to the server: one change after the other, each on the newest version. */

import type { CartAction } from '#domain/cart/actions.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { CartChange, Outcome } from '#domain/operations.ts';
import { turnstile } from '#domain/turnstile.ts';
import { alone } from '../browser/alone.ts';
import { call } from '../browser/call.ts';
import { hasCartHint, mayHaveCart } from '../browser/cart-hint.ts';
import { cartAtom, endedAtom, type PageStore } from './state.ts';

/** Changes wait for each other, so that each knows the version its forerunner made. */
const inTurn = turnstile();

/** Asks for the visitor's cart, in its turn: an answer that comes late must not undo a change. */
export function loadCart(store: PageStore): Promise<boolean> {
  return inTurn(() => askForCart(store));
}

/** False: nobody could say whether there is one. */
async function askForCart(store: PageStore): Promise<boolean> {
  const known = store.get(cartAtom);
  const outcome = await call('getMe', { customer: false });
  if (outcome.ok) takeNewer(store, outcome.data.me.activeCart, known?.id);
  return outcome.ok;
}

/** Sends what is to be done, unless it is nothing, under this operation id. */
export function change(
  store: PageStore,
  actionsOf: (cart: Cart) => CartAction[],
  operationId: string = crypto.randomUUID(),
): Promise<Outcome<CartChange>> {
  return changeBy(store, (cart) => {
    const actions = actionsOf(cart);
    const { id, version } = cart;
    return actions.length > 0
      ? () => call('updateCart', { id, version, operationId, actions })
      : undefined;
  });
}

/** A call that changes the cart, in its turn; an answer that was lost is asked for once more. */
export function changeBy(
  store: PageStore,
  callFor: (cart: Cart) => (() => Promise<Outcome<CartChange>>) | undefined,
): Promise<Outcome<CartChange>> {
  return inTurn(async () => {
    const outcome = await sendTo(await currentCart(store));
    if (outcome.ok || !isGone(outcome.code) || store.get(cartAtom) || !mayHaveCart())
      return outcome;
    // Somebody has logged in in another window, and the cart is in the customer's now.
    await askForCart(store);
    const other = store.get(cartAtom);
    // What went into an order is not asked for again: it may have been in there already.
    return other && outcome.code !== 'CartOrdered' ? sendTo(other) : outcome;
  });

  async function sendTo(cart: Cart | null): Promise<Outcome<CartChange>> {
    if (!cart) return { ok: false, code: 'CartNotFound', message: 'Cart not found' };
    const send = callFor(cart);
    if (!send) return { ok: true, data: { cart, notices: [] } };
    const outcome = await send().catch(send);
    if (outcome.ok) takeNewer(store, outcome.data.cart);
    else if (isGone(outcome.code)) takeNewer(store, null, cart.id);
    return outcome;
  }
}

async function currentCart(store: PageStore): Promise<Cart | null> {
  return store.get(cartAtom) ?? alone('begin-cart', () => foundOrBegun(store));
}

async function foundOrBegun(store: PageStore): Promise<Cart | null> {
  // Another window may have begun a cart meanwhile; the hint says so. A new one would take the place of what is not seen.
  if (hasCartHint() && !(await askForCart(store))) return null;
  const known = store.get(cartAtom);
  if (known) return known;
  const outcome = await call('createCart', { operationId: crypto.randomUUID() });
  if (!outcome.ok) return null;
  store.set(cartAtom, outcome.data.cart);
  return outcome.data.cart;
}

/**
 * Answers and broadcasts may overtake each other: the higher version wins, and what is told about one cart changes no
 * other. `about`: the cart the message is about, when that is not the one it brings.
 */
export function takeNewer(store: PageStore, cart: Cart | null, about = cart?.id): void {
  const known = store.get(cartAtom);
  if (known && known.id !== about && known.id !== cart?.id) return;
  if (known && cart && known.id === cart.id && known.version > cart.version) return;
  if (cart && cart.id === store.get(endedAtom)) return;
  if (!cart && about) store.set(endedAtom, about);
  store.set(cartAtom, cart);
}

function isGone(code: ErrorCode): boolean {
  return code === 'CartNotFound' || code === 'CartNotInStore' || code === 'CartOrdered';
}
