/** Every island's code, loaded only where a page has it. */
import type { FunctionComponent } from 'react';
import type { IslandContext } from '../island-context.tsx';

/** Makes an island's markup work. `props`: as the server rendered it with. */
type Wake = (element: HTMLElement, context: IslandContext, props: never) => void;

export const islands: Record<string, () => Promise<Wake>> = {
  // Every page of goods has these two: without React, which only a cart needs.
  'cart-button': async () => (await import('../cart/browser/cart-button.ts')).enhanceCartButton,
  'add-to-cart': async () => (await import('../cart/browser/add-to-cart.ts')).enhanceAddToCart,
  'paypal-button': () =>
    rooted(async () => (await import('../payment/paypal-button.tsx')).PaypalButton),
  'vat-field': () => rooted(async () => (await import('../checkout/vat/vat-field.tsx')).VatField),
  'cart-page': () => rooted(async () => (await import('../cart/cart-page.tsx')).CartPage),
  'payment-wait': () =>
    rooted(async () => (await import('../payment/payment-wait.tsx')).PaymentWait),
};

async function rooted(load: () => Promise<FunctionComponent<never>>): Promise<Wake> {
  const [{ hydrate }, Component] = await Promise.all([import('./hydrate-root.tsx'), load()]);
  return (element, context, props) => hydrate(element, context, Component, props);
}
