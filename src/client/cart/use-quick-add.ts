/**
 * Forms marked `data-quick-add` put one piece into the cart in place, and the cart opens, as from the product page. The
 * cart's own island hears them: on every page with cards it is there, and has all that this needs. Source: PDP-5.
 */
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { notify } from '../browser/notifications.ts';
import { useT } from '../shop.tsx';
import { addToCart } from './cart-calls.ts';
import { notificationOf } from './outcome.ts';
import { drawerOpenAtom } from './state.ts';

export function useQuickAdd(): void {
  const store = useStore();
  const t = useT();
  useEffect(() => {
    async function add(form: HTMLFormElement) {
      const key = form.querySelector('button');
      if (!key || key.ariaBusy) return;
      key.ariaBusy = 'true';
      const sku = String(new FormData(form).get('sku'));
      const outcome = await addToCart(store, sku, 1).catch(() => undefined);
      key.ariaBusy = null;
      const notification = notificationOf(outcome, t, 'cart.error.adding');
      if (notification) notify(notification);
      if (outcome?.ok) store.set(drawerOpenAtom, true);
    }
    const hear = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !('quickAdd' in form.dataset)) return;
      event.preventDefault();
      void add(form);
    };
    document.addEventListener('submit', hear);
    return () => document.removeEventListener('submit', hear);
  }, [store, t]);
}
