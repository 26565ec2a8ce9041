/** Hooks by which an island reads and changes the cart. */
import { useStore } from 'jotai/react';
import { useEffect } from 'react';
import type { CartAction } from '#domain/cart/actions.ts';
import type { Cart, LineItem } from '#domain/cart/cart.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { CartChange, Outcome } from '#domain/operations.ts';
import { showNotification } from '../browser/notices/notifications.ts';
import { dispatch } from '../browser/page-events.ts';
import { useLocalized, useShop, useT } from '../shop.tsx';
import { useAwake } from '../ui/awake.ts';
import { watchCart } from './browser/watch-cart.ts';
import { applyIfNewer, change } from './cart-calls.ts';
import { setOptimisticQuantity } from './lines/optimistic-quantities.ts';
import { notificationOf } from './outcome.ts';
import { cartAtom, optimisticQuantitiesAtom } from './state.ts';
import { useShared } from './use-shared.ts';

/** The shared cart, updated by its live connection; until it is loaded, the one the server rendered. */
export function useCart(rendered: Cart | null): Cart | null {
  const store = useStore();
  const { maximumQuantity, liveCart } = useShop();
  const shared = useShared(cartAtom);
  useEffect(() => applyIfNewer(store, rendered), [store, rendered]);
  useEffect(
    () => watchCart(store, { maximumQuantity, liveCart }),
    [store, maximumQuantity, liveCart],
  );
  // The first render must equal the server's, even if the cart has been loaded already.
  const awake = useAwake();
  return awake && shared !== undefined ? shared : rendered;
}

/** The lines to show: a removed one is hidden at once and shown again if the removal fails. */
export function useShownLines(cart: Cart | null | undefined): LineItem[] {
  const optimistic = useShared(optimisticQuantitiesAtom);
  return cart?.lineItems.filter(({ id }) => optimistic[id] !== 0) ?? [];
}

/**
 * Changes the cart. A failure is shown as a notification, unless `isSaid` returns true for its code: then the page
 * itself shows it. Undefined if the request failed.
 */
export function useChange() {
  const store = useStore();
  const t = useT();
  return async (
    actions: CartAction[],
    isSaid: (code: ErrorCode) => boolean = () => false,
  ): Promise<Outcome<CartChange> | undefined> => {
    const outcome = await change(store, () => actions).catch(() => undefined);
    const isAnnounced = outcome && !outcome.ok && isSaid(outcome.code);
    const notification = isAnnounced
      ? undefined
      : notificationOf(outcome, t, 'cart.error.changing');
    if (notification) showNotification(notification);
    return outcome;
  };
}

/** Sets a line's quantity: shown at once, sent debounced, reset if that fails. Dispatches an event for removed lines. */
export function useQuantities() {
  const store = useStore();
  const optimistic = useShared(optimisticQuantitiesAtom);
  const t = useT();
  const localized = useLocalized();
  return {
    of: (lineItemId: string, confirmed: number) => optimistic[lineItemId] ?? confirmed,
    set: (lineItemId: string, quantity: number) =>
      setOptimisticQuantity(store, lineItemId, quantity, (outcome, { operationId, removed }) => {
        const notification = notificationOf(outcome, t, 'cart.error.changing');
        if (notification) showNotification(notification);
        if (!outcome?.ok || removed.length === 0) return;
        const name = removed.map((line) => localized(line.name)).join(', ');
        dispatch('kontor:removed', {
          store,
          t,
          operationId,
          version: outcome.data.cart.version,
          sku: removed[0]?.variant.sku,
          message: t('cart.removed', { name }),
        });
      }),
  };
}
