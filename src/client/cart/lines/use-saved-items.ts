/** Saves articles for later, moves them back or removes them, and reports the result. */
import { useStore } from 'jotai/react';
import { useState } from 'react';
import type { CartAction } from '#domain/cart/actions.ts';
import type { Cart, LineItem, SavedItem } from '#domain/cart/cart.ts';
import { showNotification } from '../../browser/notices/notifications.ts';
import { dispatch } from '../../browser/page-events.ts';
import { useLocalized, useT } from '../../shop.tsx';
import { type ChangedCart, change } from '../cart-calls.ts';
import { notificationOf } from '../outcome.ts';
import { flushQuantities } from './optimistic-quantities.ts';

/** The operation and the resulting cart. */
type Sent = { operationId: string; cart: Cart };

export function useSavedItems() {
  const store = useStore();
  const t = useT();
  const localized = useLocalized();
  const [announced, setAnnounced] = useState('');

  /**
   * Sends the action after pending quantities, unless the line or item is gone by then. Undefined if nothing was sent
   * or the change failed.
   */
  async function send(
    action: CartAction,
    isThere: (cart: ChangedCart) => boolean,
  ): Promise<Sent | undefined> {
    await flushQuantities();
    const operationId = crypto.randomUUID();
    let isSent = false;
    const actionsOf = (cart: ChangedCart) => {
      isSent = isThere(cart);
      return isSent ? [action] : [];
    };
    const outcome = await change(store, actionsOf, operationId).catch(() => undefined);
    const isFull = outcome?.ok === false && outcome.code === 'TooManySavedItems';
    const notification = isFull
      ? { id: 'cart-problem', type: 'err' as const, message: t('saved.error.tooMany') }
      : notificationOf(outcome, t, 'cart.error.changing');
    if (notification) showNotification(notification);
    return isSent && outcome?.ok ? { operationId, cart: outcome.data.cart } : undefined;
  }

  function offerUndo(sent: Sent | undefined, sku: string, message: string): void {
    if (!sent) return;
    const { operationId, cart } = sent;
    dispatch('kontor:removed', { store, t, operationId, version: cart.version, sku, message });
  }

  return {
    /** Screen reader announcement of the last move. Other actions show a notification with an undo button. */
    announcement: announced,
    async save({ id, name, variant }: LineItem) {
      const isThere = ({ lineItems }: ChangedCart) => lineItems.some((line) => line.id === id);
      const sent = await send({ action: 'saveForLater', lineItemId: id }, isThere);
      offerUndo(sent, variant.sku, t('saved.done', { name: localized(name) }));
    },
    async move(item: SavedItem) {
      const sent = await send({ action: 'moveToCart', savedItemId: item.id }, isSaved(item));
      // If the cart cannot take all pieces, the rest stays saved, which a notification says.
      if (sent && !isSaved(item)(sent.cart))
        setAnnounced(t('saved.moved', { name: localized(item.name) }));
    },
    async remove(item: SavedItem) {
      const sent = await send({ action: 'removeSavedItem', savedItemId: item.id }, isSaved(item));
      offerUndo(sent, item.variant.sku, t('cart.removed', { name: localized(item.name) }));
    },
  };
}

const isSaved =
  ({ id }: SavedItem) =>
  ({ savedForLater }: ChangedCart) =>
    savedForLater.some((item) => item.id === id);
