/** The cart as an island sees it, and how it changes it. */
import { useStore } from 'jotai';
import { useEffect } from 'react';
import type { CartAction } from '#domain/cart/actions.ts';
import type { Cart, LineItem } from '#domain/cart/cart.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { CartChange, Outcome } from '#domain/operations.ts';
import { mayHaveCart } from '../browser/cart-hint.ts';
import { connectLive } from '../browser/live.ts';
import { notify } from '../browser/notifications.ts';
import { onReturn } from '../browser/returning.ts';
import { useLocalized, useShop, useT } from '../shop.tsx';
import { useAwake } from '../ui/awake.ts';
import { change, loadCart, takeNewer } from './cart-calls.ts';
import { notificationOf } from './outcome.ts';
import { cartAtom, useShared, wishedAtom } from './state.ts';
import { wishQuantity } from './wishes.ts';

/** The shared cart, kept current by its live connection; until it is known, the one the server rendered with. */
export function useCart(rendered?: Cart | null): Cart | null | undefined {
  const store = useStore();
  const { maximumQuantity, liveCart } = useShop();
  const shared = useShared(cartAtom);
  useEffect(() => {
    if (rendered !== undefined) takeNewer(store, rendered);
  }, [store, rendered]);
  useEffect(() => {
    // Only where there is something to ask about. Another window may begin a cart while this one is not looked at.
    const look = () => {
      if (!store.get(cartAtom) && mayHaveCart()) void loadCart(store).catch(() => undefined);
    };
    if (store.get(cartAtom) === undefined) look();
    return onReturn(look);
  }, [store]);
  // The first pass must show what the server showed, whatever other islands have learned meanwhile.
  const awake = useAwake();
  const cart = awake && shared !== undefined ? shared : rendered;
  const cartId = cart?.id;
  useEffect(
    () => (cartId && liveCart ? connectLive(store, cartId, maximumQuantity) : undefined),
    [store, cartId, liveCart, maximumQuantity],
  );
  return cart;
}

/** The lines a shopper still wants: a removed one is gone at once and comes back if that fails. */
export function useShownLines(cart: Cart | null | undefined): LineItem[] {
  const wished = useShared(wishedAtom);
  return cart?.lineItems.filter(({ id }) => wished[id] !== 0) ?? [];
}

/**
 * Changes the cart at once. What fails is told beside the page, unless `isSaid` answers that the page says it itself.
 * Undefined: nothing arrived.
 */
export function useChange() {
  const store = useStore();
  const t = useT();
  return async (
    actions: CartAction[],
    isSaid: (code: ErrorCode) => boolean = () => false,
  ): Promise<Outcome<CartChange> | undefined> => {
    const outcome = await change(store, () => actions).catch(() => undefined);
    const told = outcome && !outcome.ok && isSaid(outcome.code);
    const notification = told ? undefined : notificationOf(outcome, t, 'cart.error.changing');
    if (notification) notify(notification);
    return outcome;
  };
}

/** Sets a line's quantity: shown at once, sent in a moment, taken back if it fails. Tells the page what was taken out. */
export function useQuantities() {
  const store = useStore();
  const wished = useShared(wishedAtom);
  const t = useT();
  const localized = useLocalized();
  return {
    of: (lineItemId: string, confirmed: number) => wished[lineItemId] ?? confirmed,
    set: (lineItemId: string, quantity: number) =>
      wishQuantity(store, lineItemId, quantity, (outcome, { operationId, removed }) => {
        const notification = notificationOf(outcome, t, 'cart.error.changing');
        if (notification) notify(notification);
        if (!outcome?.ok || removed.length === 0) return;
        const name = removed.map((line) => localized(line.name)).join(', ');
        const detail = {
          store,
          t,
          operationId,
          version: outcome.data.cart.version,
          sku: removed[0]?.variant.sku,
          message: t('cart.removed', { name }),
        };
        dispatchEvent(new CustomEvent('kontor:removed', { detail }));
      }),
  };
}
