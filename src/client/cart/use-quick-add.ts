/**
 * Forms marked `data-quick-add` put one piece into the cart in place, and the cart opens, as from the product page. The
 * cart's own island hears them: on every page with cards it is there, and has all that this needs. Source: PDP-5.
 */
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useT } from '../shop.tsx';
import { addAndOpen } from './add-items.ts';

export function useQuickAdd(): void {
  const store = useStore();
  const t = useT();
  useEffect(() => {
    async function add(sku: string, button: HTMLElement) {
      if (button.ariaBusy) return;
      button.ariaBusy = 'true';
      await addAndOpen(store, t, { sku, quantity: 1 });
      button.ariaBusy = null;
    }
    const end = new AbortController();
    const hear = (event: Event) => {
      const form = event.target as unknown as HTMLElement;
      const sku = form.querySelector<HTMLInputElement>('[name="sku"]')?.value;
      const button = form.querySelector<HTMLElement>('button');
      if (!form.matches('[data-quick-add]') || !sku || !button) return;
      event.preventDefault();
      void add(sku, button);
    };
    document.addEventListener('submit', hear, { signal: end.signal });
    return () => end.abort();
  }, [store, t]);
}
