/** Optimistic quantities: shown at once, debounced, sent together. */

import type { CartAction } from '#domain/cart/actions.ts';
import type { LineItem } from '#domain/cart/cart.ts';
import type { CartChange, Outcome } from '#domain/operations.ts';
import { call } from '../../browser/call.ts';
import type { PageStore } from '../../browser/page-store.ts';
import { type ChangedCart, change } from '../cart-calls.ts';
import { cartAtom, optimisticQuantitiesAtom } from '../state.ts';

/** Debounce of quick clicks in ms; longer in Safari. Source: purchase-flow.txt §9. */
const debounceMs = { others: 300, safari: 400 };

/** `removed`: the lines whose quantity was set to 0. */
type Sent = { operationId: string; removed: LineItem[] };
type Answer = Outcome<CartChange> | undefined;

let gathering: { timer: ReturnType<typeof setTimeout>; send: () => Promise<boolean> } | undefined;
let sending: Promise<boolean> | undefined;
let listening = false;

/** Stores the quantity at once; the newest ones are sent together. `onOutcome` gets undefined if the request failed. */
export function setOptimisticQuantity(
  store: PageStore,
  lineItemId: string,
  quantity: number,
  onOutcome: (outcome: Answer, sent: Sent) => void,
): void {
  store.set(optimisticQuantitiesAtom, {
    ...store.get(optimisticQuantitiesAtom),
    [lineItemId]: quantity,
  });
  clearTimeout(gathering?.timer);
  const send = async () => {
    const sent: Sent = { operationId: crypto.randomUUID(), removed: [] };
    const outcome = await sendQuantities(store, sent);
    onOutcome(outcome, sent);
    return outcome?.ok === true;
  };
  const wait = navigator.vendor.startsWith('Apple') ? debounceMs.safari : debounceMs.others;
  gathering = { timer: setTimeout(flushQuantities, wait), send };
  if (!listening) addEventListener('pagehide', () => sendQuantitiesOnUnload(store));
  listening = true;
}

/**
 * Sends pending quantities now. Resolves when all requests are answered, to true if all succeeded. Undefined when
 * nothing is pending.
 */
export function flushQuantities(): Promise<boolean> | undefined {
  if (gathering) {
    clearTimeout(gathering.timer);
    const mine = Promise.all([sending ?? true, gathering.send()]).then((results) => {
      if (sending === mine) sending = undefined;
      return results.every(Boolean);
    });
    sending = mine;
    gathering = undefined;
  }
  return sending;
}

async function sendQuantities(store: PageStore, sent: Sent): Promise<Answer> {
  let quantities = store.get(optimisticQuantitiesAtom);
  const actionsOf = (cart: ChangedCart) => {
    quantities = store.get(optimisticQuantitiesAtom);
    sent.removed = cart.lineItems.filter(({ id }) => quantities[id] === 0);
    return quantityActions(cart, quantities);
  };
  const outcome = await change(store, actionsOf, sent.operationId).catch(() => undefined);
  forget(store, quantities);
  return outcome;
}

/** Does not wait for pending changes, because the page is unloading. Setting a quantity twice is harmless. */
function sendQuantitiesOnUnload(store: PageStore): void {
  const cart = store.get(cartAtom);
  const actions = cart ? quantityActions(cart, store.get(optimisticQuantitiesAtom)) : [];
  if (!cart || actions.length === 0) return;
  void call('updateCart', { id: cart.id, version: cart.version, actions }).catch(() => undefined);
}

/** Actions for the cart as it is now: an earlier change may have removed a line or set its quantity already. */
function quantityActions(cart: ChangedCart, quantities: Record<string, number>): CartAction[] {
  return cart.lineItems.flatMap(({ id, quantity }): CartAction[] => {
    const requested = quantities[id];
    if (requested === undefined || requested === quantity) return [];
    return [{ action: 'changeLineItemQuantity', lineItemId: id, quantity: requested }];
  });
}

/** Drops the quantities that were sent; a newer quantity of the same line stays. */
function forget(store: PageStore, sent: Record<string, number>): void {
  const left = Object.entries(store.get(optimisticQuantitiesAtom)).filter(
    ([id, requested]) => sent[id] !== requested,
  );
  store.set(optimisticQuantitiesAtom, Object.fromEntries(left));
}
