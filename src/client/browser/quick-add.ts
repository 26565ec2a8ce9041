/** One piece from a card into the cart, and the cart opens, as from the product page. */
import { grammarOf, resolveText, type TextKey } from '#domain/texts/texts.ts';
import { addToCart } from '../cart/cart-calls.ts';
import { notificationOf } from '../cart/outcome.ts';
import { pageStore } from '../cart/page-store.ts';
import { drawerOpenAtom } from '../cart/state.ts';
import { notify } from './notifications.ts';
import { readPageState } from './page-state.ts';

export async function quickAdd(form: HTMLFormElement): Promise<void> {
  const page = readPageState();
  const key = form.querySelector('button');
  if (!key || !page) throw new Error('a form without a key');
  if (key.ariaBusy) return;
  key.ariaBusy = 'true';
  const sku = String(new FormData(form).get('sku'));
  const outcome = await addToCart(pageStore, sku, 1).catch(() => undefined);
  key.ariaBusy = null;
  const t = (text: TextKey) => resolveText(page.texts, grammarOf(page.shop.locale), text);
  const notification = notificationOf(outcome, t, 'cart.error.adding');
  if (notification) notify(notification);
  if (outcome?.ok) pageStore.set(drawerOpenAtom, true);
}
