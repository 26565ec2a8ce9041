/**
 * Forms marked `data-quick-add` add one piece without leaving the page and open the drawer, as on the product page. The
 * cart button's island listens for them, because every page with product cards has it. Source: PDP-5.
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
    const onSubmit = (event: Event) => {
      const form = event.target as unknown as HTMLElement;
      const sku = form.querySelector<HTMLInputElement>('[name="sku"]')?.value;
      const button = form.querySelector<HTMLElement>('button');
      if (!form.matches('[data-quick-add]') || !sku || !button) return;
      event.preventDefault();
      void add(sku, button);
    };
    document.addEventListener('submit', onSubmit, { signal: end.signal });
    return () => end.abort();
  }, [store, t]);
}
