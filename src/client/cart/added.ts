/** Puts articles into the cart where a shopper presses for it: what went wrong is said, else the cart opens. */
import type { TextKey } from '#domain/texts/texts.ts';
import { notify } from '../browser/notifications.ts';
import { addToCart } from './cart-calls.ts';
import { notificationOf } from './outcome.ts';
import { drawerOpenAtom, type PageStore } from './state.ts';

type Texts = (key: TextKey) => string;

/** `guarantee`: the SKU of the one that comes with it. Tells the page, which shows what goes with the article (browser/around.ts). */
export async function addAndOpen(
  store: PageStore,
  t: Texts,
  sku: string,
  quantity: number,
  guarantee?: string,
): Promise<void> {
  if (!(await addAndSay(store, t, sku, quantity, guarantee))) return;
  store.set(drawerOpenAtom, true);
  const add = (other: string) => addAndSay(store, t, other, 1);
  dispatchEvent(new CustomEvent('kontor:added', { detail: { sku, add } }));
}

/** True when it is in the cart. */
async function addAndSay(
  store: PageStore,
  t: Texts,
  sku: string,
  quantity: number,
  guarantee?: string,
): Promise<boolean> {
  const outcome = await addToCart(store, sku, quantity, guarantee).catch(() => undefined);
  const notification = notificationOf(outcome, t, 'cart.error.adding');
  if (notification) notify(notification);
  return outcome?.ok === true;
}
