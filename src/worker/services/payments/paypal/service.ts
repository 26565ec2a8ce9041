/** The PayPal service: the real one with the shop's credentials, or the sandbox, only where SANDBOX is set. */
import type { PaypalShop } from '#domain/payment/wallet-settings.ts';
import type { Environment } from '../../../settings/environment.ts';
import { neededSetting } from '../../../settings/settings.ts';
import { paypal } from './paypal.ts';
import { sandboxAccount } from './sandbox/account.ts';
import { sandboxPaypal } from './sandbox/wire.ts';

/** Settings of PayPal's popup in the browser; undefined without an account. `standIn`: the sandbox's script. */
export function paypalWindowOf(env: Environment): PaypalShop | undefined {
  const { isSandbox, paypalClientId, paypalBase } = env.settings;
  if (paypalClientId) {
    const environment = paypalBase.includes('.sandbox.') ? 'sandbox' : 'production';
    return { clientId: paypalClientId, environment };
  }
  if (!isSandbox) return undefined;
  const { clientId } = sandboxAccount;
  return { clientId, environment: 'sandbox', standIn: '/__sandbox/paypal/core.js' };
}

/** With a client id, even SANDBOX=1 uses PAYPAL_BASE, which may be PayPal's own sandbox. */
export function paypalService(env: Environment): ReturnType<typeof paypal> {
  const { settings } = env;
  if (settings.isSandbox && !settings.paypalClientId) {
    return paypal(sandboxAccount, sandboxPaypal(env));
  }
  const config = {
    clientId: neededSetting(settings, 'paypalClientId'),
    secret: settings.paypalSecret,
    webhookId: settings.paypalWebhookId,
    base: settings.paypalBase,
  };
  return paypal(config, (request) => fetch(request));
}
