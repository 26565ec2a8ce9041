/** The buy form in place: quantity, price steps, the price at the quantity, and adding to the cart. */

import type { IslandContext } from '../../island-context.tsx';
import { quantityField } from '../../ui/quantity-field.ts';
import type { AddToCartProps } from '../add-to-cart.tsx';
import { addAndOpen } from './add-items.ts';
import { showPrice } from './shown-price.ts';

/** The steps of the price, which are rendered outside the form (product/tier-prices.tsx). */
const steps = () => [...document.querySelectorAll<HTMLElement>('.tier-prices [data-from]')];

/** Marks the step that this quantity reaches, and returns it; undefined without steps. */
function reach(quantity: number): HTMLElement | undefined {
  const reached = steps().findLast((step) => Number(step.dataset.from) <= quantity);
  for (const step of steps()) step.ariaCurrent = step === reached ? 'true' : null;
  return reached;
}

export function enhanceAddToCart(
  element: HTMLElement,
  context: IslandContext,
  { sku, maximum, start, each }: AddToCartProps,
): void {
  const { t } = context;
  const form = element.querySelector('form');
  const root = element.querySelector<HTMLElement>('.qty');
  const button = element.querySelector<HTMLElement>('[type="submit"]');
  const note = element.querySelector<HTMLElement>('[role="status"]');
  if (!form || !root || !button || !note) return;

  let quantity = start;
  const follow = (wanted: number, isCut: boolean) => {
    note.className = isCut ? 'small b' : 'vh';
    note.replaceChildren(isCut ? t('cart.maximumReached') : '');
    if (wanted === quantity) return;
    quantity = wanted;
    showPrice(quantity, Number(reach(quantity)?.dataset.each ?? each), context);
  };
  const field = quantityField(root, { value: start, maximum, onChange: follow });

  for (const step of steps()) {
    step.addEventListener('click', (event) => {
      event.preventDefault();
      const wanted = Math.min(Number(step.dataset.from), maximum);
      field.set(wanted, maximum);
      follow(wanted, false);
    });
  }

  const label = [...button.childNodes];
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.ariaBusy) return;
    // The guarantee options are rendered outside the form (guarantee-option.tsx).
    const choice = document.querySelector<HTMLInputElement>('[form="buy"]:checked');
    button.ariaBusy = 'true';
    button.replaceChildren(t('cart.adding'));
    await addAndOpen(context, { sku, quantity: field.settled(), guarantee: choice?.value });
    button.ariaBusy = null;
    button.replaceChildren(...label);
  });
}
