/** Adds articles to the cart from a page. A failure is shown as a notification; on success the drawer opens. */

import { type Addition, additions, isGuaranteeDropped } from '#domain/cart/additions.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { showNotification } from '../../browser/notices/notifications.ts';
import { dispatch } from '../../browser/page-events.ts';
import type { PageStore } from '../../browser/page-store.ts';
import { type ChangedCart, change } from '../cart-calls.ts';
import { notificationOf } from '../outcome.ts';
import { drawerOpenAtom } from '../state.ts';

type Texts = (key: TextKey) => string;

/** Opens the drawer and dispatches an event, on which the page offers complements (entry/page-idle.ts). */
export async function addAndOpen(store: PageStore, t: Texts, addition: Addition): Promise<void> {
  // The first article of a cart needs it: it is loaded while the cart is created.
  void import('./drawer.tsx').catch(() => undefined);
  if (!(await addAndSay(store, t, addition))) return;
  store.set(drawerOpenAtom, true);
  const { sku } = addition;
  const add = (other: string) => addAndSay(store, t, { sku: other, quantity: 1 });
  dispatch('kontor:added', { sku, add });
}

/** True when the article was added. The first one creates the cart. */
async function addAndSay(store: PageStore, t: Texts, addition: Addition): Promise<boolean> {
  let isLeft = false;
  const actionsOf = (cart: ChangedCart) => {
    isLeft = isGuaranteeDropped(cart, addition);
    return additions(cart, addition);
  };
  const outcome = await change(store, actionsOf).catch(() => undefined);
  const notification = notificationOf(outcome, t, 'cart.error.adding');
  if (notification) showNotification(notification);
  const isAdded = outcome?.ok === true;
  if (isAdded && isLeft)
    showNotification({ id: 'cart-guarantee', type: 'info', message: t('guarantee.left') });
  return isAdded;
}
