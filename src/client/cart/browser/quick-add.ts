/**
 * Forms marked `data-quick-add` add one piece, or their `quantity`, without leaving the page and open the drawer, as on the product page. The
 * cart button listens for them, because every page with product cards has it. Source: PDP-5.
 */
import type { IslandContext } from '../../island-context.tsx';
import { addAndOpen } from './add-items.ts';

export function onQuickAdd(context: IslandContext): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLElement;
    const sku = form.querySelector<HTMLInputElement>('[name="sku"]')?.value;
    const button = form.querySelector<HTMLElement>('button');
    if (event.defaultPrevented || !form.matches('[data-quick-add]') || !sku || !button) return;
    event.preventDefault();
    if (button.ariaBusy) return;
    button.ariaBusy = 'true';
    const pieces = form.querySelector<HTMLInputElement>('[name="quantity"]')?.value ?? 1;
    void addAndOpen(context, { sku, quantity: Number(pieces) }).then(() => {
      button.ariaBusy = null;
    });
  });
}
