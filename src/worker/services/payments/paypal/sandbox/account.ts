/** The shop's account at the sandbox PayPal. It is not secret. */
import type { PaypalConfig } from '../tokens.ts';

export const sandboxAccount: PaypalConfig = {
  clientId: 'sandbox-client',
  secret: 'sandbox-secret',
  webhookId: 'SANDBOXWEBHOOK',
  base: 'https://paypal.sandbox.invalid',
};
