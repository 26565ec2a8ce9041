/** Calls that load and change the cart. */

import type { CartAction } from '#domain/cart/actions.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { ErrorCode, Failure } from '#domain/errors.ts';
import { createMutex } from '#domain/mutex.ts';
import type { CartChange, Outcome } from '#domain/operations.ts';
import { call } from '../browser/call.ts';
import type { PageStore } from '../browser/page-store.ts';
import { withWebLock } from '../browser/web-lock.ts';
import { hasCartHint, mayHaveCart } from './browser/cart-hint.ts';
import { cartAtom, endedAtom } from './state.ts';

/** Changes run one after another, so that each knows the version made by the one before. */
const inTurn = createMutex();

/** Loads the visitor's cart, after pending changes: a late answer must not replace a newer cart. */
export function loadCart(store: PageStore): Promise<boolean> {
  return inTurn(() => fetchCart(store));
}

/** False if the request failed: then it is unknown whether there is a cart. */
async function fetchCart(store: PageStore): Promise<boolean> {
  const known = store.get(cartAtom);
  const outcome = await call('getMe', { customer: false });
  if (outcome.ok) applyIfNewer(store, outcome.data.me.activeCart, known?.id);
  return outcome.ok;
}

/** The part of a cart that a change needs. Version 0: there is no cart, and the change creates one with this id. */
export type ChangedCart = Pick<Cart, 'id' | 'version' | 'lineItems' | 'savedForLater'>;

const notFound: Failure = { ok: false, code: 'CartNotFound', message: 'Cart not found' };

type CallFor = (cart: ChangedCart) => (() => Promise<Outcome<CartChange>>) | undefined;

/** Sends actions under this operation id, unless there are none. Creates the cart if there is none. */
export function change(
  store: PageStore,
  actionsOf: (cart: ChangedCart) => CartAction[],
  operationId: string = crypto.randomUUID(),
): Promise<Outcome<CartChange>> {
  const empty = { id: crypto.randomUUID(), version: 0, lineItems: [], savedForLater: [] };
  return changeBy(
    store,
    (cart) => {
      const actions = actionsOf(cart);
      const { id, version } = cart;
      return actions.length > 0
        ? () => call('updateCart', { id, version, operationId, actions })
        : undefined;
    },
    empty,
  );
}

/** Runs a cart change after pending ones and retries it once if the response is lost. `empty`: creates the cart. */
export function changeBy(
  store: PageStore,
  callFor: CallFor,
  empty?: ChangedCart,
): Promise<Outcome<CartChange>> {
  return inTurn(async () => {
    const known = store.get(cartAtom);
    // Only one tab at a time creates a cart.
    const outcome = await (known ? sendTo(known) : withWebLock('begin-cart', sendToFound));
    if (outcome.ok || !isGone(outcome.code) || store.get(cartAtom) || !mayHaveCart())
      return outcome;
    // After a login in another tab this cart may have been merged into the customer's.
    await fetchCart(store);
    const other = store.get(cartAtom);
    // A change of an ordered cart is not repeated in the next one: the order may contain it already.
    return other && outcome.code !== 'CartOrdered' ? sendTo(other) : outcome;
  });

  /** Another tab may have created a cart, as the hint cookie shows. A second cart would replace it. */
  async function sendToFound(): Promise<Outcome<CartChange>> {
    if (hasCartHint() && !(await fetchCart(store))) return notFound;
    const found = store.get(cartAtom);
    if (found) return sendTo(found);
    const begin = empty && callFor(empty);
    if (!begin) return notFound;
    const outcome = await begin().catch(begin);
    if (outcome.ok) applyIfNewer(store, outcome.data.cart);
    return outcome;
  }

  async function sendTo(cart: Cart): Promise<Outcome<CartChange>> {
    const send = callFor(cart);
    if (!send) return { ok: true, data: { cart, notices: [] } };
    const outcome = await send().catch(send);
    if (outcome.ok) applyIfNewer(store, outcome.data.cart);
    else if (isGone(outcome.code)) applyIfNewer(store, null, cart.id);
    // The page may show a cart that no longer exists like this: prices, stock, another window's change.
    else await fetchCart(store).catch(() => false);
    return outcome;
  }
}

/**
 * Answers and broadcasts may arrive in any order: the higher version wins, and a message about one cart changes no
 * other. `about`: the id of the cart the message is about, if it differs from that of `cart`.
 */
export function applyIfNewer(store: PageStore, cart: Cart | null, about = cart?.id): void {
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
