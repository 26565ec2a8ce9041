/** Quantities a shopper asks for: shown at once, gathered for a moment, sent together. */
import type { CartAction } from '#domain/cart/actions.ts';
import type { Cart, LineItem } from '#domain/cart/cart.ts';
import type { CartChange, Outcome } from '#domain/operations.ts';
import { call } from '../browser/call.ts';
import { change } from './cart-calls.ts';
import { cartAtom, type PageStore, wishedAtom } from './state.ts';

/** Quick clicks are gathered for so many ms before they are sent; longer in Safari. Source: purchase-flow.txt §9. */
const debounceMs = { others: 300, safari: 400 };

/** What was sent: under which id, and the lines it takes out. */
type Sent = { operationId: string; removed: LineItem[] };
type Answer = Outcome<CartChange> | undefined;

let gathering: { timer: ReturnType<typeof setTimeout>; send: () => Promise<boolean> } | undefined;
let sending: Promise<boolean> | undefined;
let listening = false;

/** Notes the wish at once and sends the newest wishes together. `onOutcome` hears of it; undefined: it did not arrive. */
export function wishQuantity(
  store: PageStore,
  lineItemId: string,
  quantity: number,
  onOutcome: (outcome: Answer, sent: Sent) => void,
): void {
  store.set(wishedAtom, { ...store.get(wishedAtom), [lineItemId]: quantity });
  clearTimeout(gathering?.timer);
  const send = async () => {
    const sent: Sent = { operationId: crypto.randomUUID(), removed: [] };
    const outcome = await sendWishes(store, sent);
    onOutcome(outcome, sent);
    return outcome?.ok === true;
  };
  const wait = navigator.vendor.startsWith('Apple') ? debounceMs.safari : debounceMs.others;
  gathering = { timer: setTimeout(wishesSent, wait), send };
  if (!listening) addEventListener('pagehide', () => sendLastWishes(store));
  listening = true;
}

/**
 * Sends now what is still gathered; resolves when all of it is answered, and says whether all of it was granted.
 * Undefined when nothing is on its way.
 */
export function wishesSent(): Promise<boolean> | undefined {
  if (gathering) {
    clearTimeout(gathering.timer);
    const mine = Promise.all([sending ?? true, gathering.send()]).then((granted) => {
      if (sending === mine) sending = undefined;
      return granted.every(Boolean);
    });
    sending = mine;
    gathering = undefined;
  }
  return sending;
}

async function sendWishes(store: PageStore, sent: Sent): Promise<Answer> {
  let wishes = store.get(wishedAtom);
  const actionsOf = (cart: Cart) => {
    wishes = store.get(wishedAtom);
    sent.removed = cart.lineItems.filter(({ id }) => wishes[id] === 0);
    return wishedActions(cart, wishes);
  };
  const outcome = await change(store, actionsOf, sent.operationId).catch(() => undefined);
  forget(store, wishes);
  return outcome;
}

/** The page goes: there is no turn to wait for any more. A quantity that is already under way is only set again. */
function sendLastWishes(store: PageStore): void {
  const cart = store.get(cartAtom);
  const actions = cart ? wishedActions(cart, store.get(wishedAtom)) : [];
  if (!cart || actions.length === 0) return;
  void call('updateCart', { id: cart.id, version: cart.version, actions }).catch(() => undefined);
}

/** What is still to do when the turn comes: an earlier turn may have removed the line or done it already. */
function wishedActions(cart: Cart, wishes: Record<string, number>): CartAction[] {
  return cart.lineItems.flatMap(({ id, quantity }): CartAction[] => {
    const wished = wishes[id];
    if (wished === undefined || wished === quantity) return [];
    return [{ action: 'changeLineItemQuantity', lineItemId: id, quantity: wished }];
  });
}

/** Only what was sent is forgotten; a newer wish for the same line stays. */
function forget(store: PageStore, sent: Record<string, number>): void {
  const left = Object.entries(store.get(wishedAtom)).filter(([id, wish]) => sent[id] !== wish);
  store.set(wishedAtom, Object.fromEntries(left));
}
