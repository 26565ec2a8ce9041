/** Adds articles to the cart from a page. A failure is shown as a notification; on success the drawer opens. */

import { type Addition, additions, isGuaranteeDropped } from '#domain/cart/additions.ts';
import { showNotification } from '../../browser/notices/notifications.ts';
import { dispatch } from '../../browser/page-events.ts';
import type { IslandContext } from '../../island-context.tsx';
import { type ChangedCart, change } from '../cart-calls.ts';
import { failureOf } from '../failure.ts';
import { addedAtom, drawerOpenAtom } from '../state.ts';
import { loadDrawerData } from './load-drawer-data.ts';

/** Opens the drawer and dispatches an event, on which the page offers complements (entry/page-idle.ts). */
export async function addAndOpen(context: IslandContext, addition: Addition): Promise<void> {
  const { store } = context;
  if (!(await addAndSay(context, addition))) return;
  store.set(addedAtom, addition);
  store.set(drawerOpenAtom, true);
  const { sku } = addition;
  const add = (other: string) => addAndSay(context, { sku: other, quantity: 1 });
  dispatch('kontor:added', { sku, add });
}

/** True when the article was added. The first one creates the cart. */
async function addAndSay({ store, shop, t }: IslandContext, addition: Addition): Promise<boolean> {
  // The first article of a cart needs the drawer, and a refusal its texts: loaded while the cart is changed.
  const drawer = import('./drawer.tsx');
  void Promise.all([drawer, loadDrawerData(shop)]).catch(() => undefined);
  let isLeft = false;
  const actionsOf = (cart: ChangedCart) => {
    isLeft = isGuaranteeDropped(cart, addition);
    return additions(cart, addition);
  };
  const outcome = await change(store, actionsOf).catch(() => undefined);
  const showFailure = () => showNotification(failureOf(t, 'cart.error.adding'));
  if (!outcome) showFailure();
  else if (!outcome.ok || outcome.data.notices.length > 0 || isLeft) {
    // Without the texts, a refusal is named as any other failure.
    await drawer
      .then(({ showOutcome }) => showOutcome(shop, outcome, isLeft))
      .catch(() => outcome.ok || showFailure());
  }
  return outcome?.ok === true;
}
