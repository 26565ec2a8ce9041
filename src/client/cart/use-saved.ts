/** Laying articles aside and taking them back, and what is said of it. */
import { useStore } from 'jotai';
import { useState } from 'react';
import type { CartAction } from '#domain/cart/actions.ts';
import type { Cart, LineItem, SavedItem } from '#domain/cart/cart.ts';
import { notify } from '../browser/notifications.ts';
import { useLocalized, useT } from '../shop.tsx';
import { change } from './cart-calls.ts';
import { notificationOf } from './outcome.ts';
import { wishesSent } from './wishes.ts';

/** The operation, and the version it made of the cart. */
type Sent = { operationId: string; version: number };

export function useSaved() {
  const store = useStore();
  const t = useT();
  const localized = useLocalized();
  const [said, setSaid] = useState('');

  /** Once what is still gathered has been sent; what another turn has done by then is not asked for again. */
  async function send(
    action: CartAction,
    isThere: (cart: Cart) => boolean,
  ): Promise<Sent | undefined> {
    await wishesSent();
    const operationId = crypto.randomUUID();
    const actionsOf = (cart: Cart) => (isThere(cart) ? [action] : []);
    const outcome = await change(store, actionsOf, operationId).catch(() => undefined);
    const isFull = outcome?.ok === false && outcome.code === 'TooManySavedItems';
    const notification = isFull
      ? { id: 'cart-problem', type: 'err' as const, message: t('saved.error.tooMany') }
      : notificationOf(outcome, t, 'cart.error.changing');
    if (notification) notify(notification);
    return outcome?.ok ? { operationId, version: outcome.data.cart.version } : undefined;
  }

  /** Where nothing was sent there is nothing to take back. */
  function offerUndo(sent: Sent | undefined, sku: string, message: string): void {
    const detail = { store, t, ...sent, sku, message };
    if (sent) dispatchEvent(new CustomEvent('kontor:removed', { detail }));
  }

  return {
    /** What a screen reader hears of the last move; of the rest a message tells, with a key to take it back. */
    said,
    async save({ id, name, variant }: LineItem) {
      const isThere = ({ lineItems }: Cart) => lineItems.some((line) => line.id === id);
      const sent = await send({ action: 'saveForLater', lineItemId: id }, isThere);
      offerUndo(sent, variant.sku, t('saved.done', { name: localized(name) }));
    },
    async move(item: SavedItem) {
      const sent = await send({ action: 'moveToCart', savedItemId: item.id }, lies(item));
      if (sent) setSaid(t('saved.moved', { name: localized(item.name) }));
    },
    async remove(item: SavedItem) {
      const sent = await send({ action: 'removeSavedItem', savedItemId: item.id }, lies(item));
      offerUndo(sent, item.variant.sku, t('cart.removed', { name: localized(item.name) }));
    },
  };
}

const lies =
  ({ id }: SavedItem) =>
  ({ savedForLater }: Cart) =>
    savedForLater.some((item) => item.id === id);
