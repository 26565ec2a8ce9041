/** Puts articles into the cart where a shopper presses for it: what went wrong is said, else the cart opens. */
import { type Addition, additions, leavesGuarantee } from '#domain/cart/additions.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { notify } from '../browser/notifications.ts';
import { change } from './cart-calls.ts';
import { notificationOf } from './outcome.ts';
import { drawerOpenAtom, type PageStore } from './state.ts';

type Texts = (key: TextKey) => string;

/** Tells the page, which shows what goes with the article (browser/around.ts). */
export async function addAndOpen(store: PageStore, t: Texts, addition: Addition): Promise<void> {
  if (!(await addAndSay(store, t, addition))) return;
  store.set(drawerOpenAtom, true);
  const { sku } = addition;
  const add = (other: string) => addAndSay(store, t, { sku: other, quantity: 1 });
  dispatchEvent(new CustomEvent('kontor:added', { detail: { sku, add } }));
}

/** True when it is in the cart. The first add creates that. */
async function addAndSay(store: PageStore, t: Texts, addition: Addition): Promise<boolean> {
  let isLeft = false;
  const actionsOf = (cart: Cart) => {
    isLeft = leavesGuarantee(cart, addition);
    return additions(cart, addition);
  };
  const outcome = await change(store, actionsOf).catch(() => undefined);
  const notification = notificationOf(outcome, t, 'cart.error.adding');
  if (notification) notify(notification);
  const isAdded = outcome?.ok === true;
  if (isAdded && isLeft)
    notify({ id: 'cart-guarantee', type: 'info', message: t('guarantee.left') });
  return isAdded;
}
