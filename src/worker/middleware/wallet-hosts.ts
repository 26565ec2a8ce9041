/** Where wallets' windows come from, as sources of a policy with a space before each; empty on every other page. */
import type { Environment } from '../environment.ts';
import { walletSettings } from '../services/payments/wallet-settings.ts';

/** PayPal's window opens in the cart and in the payment step. */
const withWindow: ReadonlySet<string> = new Set(['/checkout/cart', '/checkout/payment']);

export function paypalHosts(
  { PAYPAL_CLIENT_ID, PAYPAL_BASE }: Environment,
  path: string,
): { own: string; all: string } {
  if (!PAYPAL_CLIENT_ID || !withWindow.has(path)) return { own: '', all: '' };
  const own = PAYPAL_BASE?.includes('.sandbox.')
    ? ' https://www.sandbox.paypal.com'
    : ' https://www.paypal.com';
  return { own, all: `${own} https://www.paypalobjects.com` };
}

/**
 * What the browser itself reads of Google Pay before it opens its sheet, wherever it is led on to: where the method is named,
 * and who answers to it. Source: developer.chrome.com/blog/payment-handler-csp-connect-src.
 */
export function googlePayHosts(env: Environment, path: string): string {
  const isAsked = path === '/checkout/cart' && walletSettings(env).googlepay;
  return isAsked ? ' https://google.com/pay https://www.google.com/pay https://pay.google.com' : '';
}
