/** PayPal as this shop uses it: the real one with the shop's key, or the sandbox's, which only SANDBOX lets run. */
import type { PaypalShop } from '#domain/payment/wallet-settings.ts';
import type { Environment } from '../../../environment.ts';
import { providerSecretOf } from '../../../secret.ts';
import { paypal } from './paypal.ts';
import { sandboxAccount } from './sandbox/account.ts';
import { sandboxPaypal } from './sandbox/wire.ts';

/** What PayPal's window must know in the browser; undefined where there is no account. `standIn`: the sandbox's script. */
export function paypalWindowOf(env: Environment): PaypalShop | undefined {
  const { SANDBOX, PAYPAL_CLIENT_ID, PAYPAL_BASE = '' } = env;
  if (PAYPAL_CLIENT_ID) {
    const environment = PAYPAL_BASE.includes('.sandbox.') ? 'sandbox' : 'production';
    return { clientId: PAYPAL_CLIENT_ID, environment };
  }
  if (SANDBOX !== '1') return undefined;
  const { clientId } = sandboxAccount;
  return { clientId, environment: 'sandbox', standIn: '/__sandbox/paypal/core.js' };
}

/** With a key the sandbox talks to PayPal too: to PAYPAL_BASE, which may be PayPal's own sandbox. */
export function paypalService(env: Environment): ReturnType<typeof paypal> {
  if (env.SANDBOX === '1' && !env.PAYPAL_CLIENT_ID) {
    return paypal(sandboxAccount, sandboxPaypal(env));
  }
  const config = {
    clientId: providerSecretOf(env, 'PAYPAL_CLIENT_ID'),
    secret: providerSecretOf(env, 'PAYPAL_SECRET'),
    webhookId: providerSecretOf(env, 'PAYPAL_WEBHOOK_ID'),
    base: env.PAYPAL_BASE || 'https://api-m.paypal.com',
  };
  return paypal(config, (request) => fetch(request));
}
