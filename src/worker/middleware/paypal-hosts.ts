/** Where PayPal's window comes from, as sources of a policy with a space before each; empty on every other page. */
import type { Environment } from '../environment.ts';

export function paypalHosts(
  { PAYPAL_CLIENT_ID, PAYPAL_BASE }: Environment,
  path: string,
): { own: string; all: string } {
  if (!PAYPAL_CLIENT_ID || path !== '/checkout/payment') return { own: '', all: '' };
  const own = PAYPAL_BASE?.includes('.sandbox.')
    ? ' https://www.sandbox.paypal.com'
    : ' https://www.paypal.com';
  return { own, all: `${own} https://www.paypalobjects.com` };
}
