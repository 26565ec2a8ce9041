/** Every island's code, loaded only where a page has it. */
import type { FunctionComponent } from 'react';

type Loader = () => Promise<FunctionComponent<never>>;

export const islands: Record<string, Loader> = {
  'cart-button': async () => (await import('../cart/drawer/cart-button.tsx')).CartButton,
  'add-to-cart': async () => (await import('../cart/add-to-cart.tsx')).AddToCart,
  'paypal-button': async () => (await import('../payment/paypal-button.tsx')).PaypalButton,
  'vat-field': async () => (await import('../checkout/vat/vat-field.tsx')).VatField,
  'cart-page': async () => (await import('../cart/cart-page.tsx')).CartPage,
  'payment-wait': async () => (await import('../payment/payment-wait.tsx')).PaymentWait,
};
