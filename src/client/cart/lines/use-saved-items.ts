/** Laying articles aside and taking them back, and what is said of it. */
import { useStore } from 'jotai';
import { useState } from 'react';
import type { CartAction } from '#domain/cart/actions.ts';
import type { Cart, LineItem, SavedItem } from '#domain/cart/cart.ts';
import { showNotification } from '../../browser/notices/notifications.ts';
import { dispatch } from '../../browser/page-events.ts';
import { useLocalized, useT } from '../../shop.tsx';
import { type ChangedCart, change } from '../cart-calls.ts';
import { notificationOf } from '../outcome.ts';
import { flushQuantities } from './optimistic-quantities.ts';

/** The operation, and the cart that it made. */
type Sent = { operationId: string; cart: Cart };

export function useSavedItems() {
  const store = useStore();
  const t = useT();
  const localized = useLocalized();
  const [announced, setAnnounced] = useState('');

  /**
   * Once what is still gathered has been sent; what another turn has done by then is not asked for again. Undefined:
   * nothing was sent, or it was refused.
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
    /** What a screen reader hears of the last move; of the rest a message tells, with a button to take it back. */
    announcement: announced,
    async save({ id, name, variant }: LineItem) {
      const isThere = ({ lineItems }: ChangedCart) => lineItems.some((line) => line.id === id);
      const sent = await send({ action: 'saveForLater', lineItemId: id }, isThere);
      offerUndo(sent, variant.sku, t('saved.done', { name: localized(name) }));
    },
    async move(item: SavedItem) {
      const sent = await send({ action: 'moveToCart', savedItemId: item.id }, lies(item));
      // Pieces that the cart does not take stay aside, which a message tells.
      if (sent && !lies(item)(sent.cart))
        setAnnounced(t('saved.moved', { name: localized(item.name) }));
    },
    async remove(item: SavedItem) {
      const sent = await send({ action: 'removeSavedItem', savedItemId: item.id }, lies(item));
      offerUndo(sent, item.variant.sku, t('cart.removed', { name: localized(item.name) }));
    },
  };
}

const lies =
  ({ id }: SavedItem) =>
  ({ savedForLater }: ChangedCart) =>
    savedForLater.some((item) => item.id === id);
