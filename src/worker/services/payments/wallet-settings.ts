/** What this deployment is to the wallets (docs/how-to/payments.md). */
import type { GoogleShop, WalletSettings } from '#domain/payment/wallet-settings.ts';
import type { Environment } from '../../environment.ts';
import { adyenConfig } from './adyen/config.ts';
import { paypalWindowOf } from './paypal/service.ts';

/** The shop as Apple knows it. `domain`: of the page, without a scheme. */
export type AppleShop = { domain: string; merchantId: string };

/** Where the sandbox plays Adyen, everybody is a merchant. */
const sandboxMerchant = 'merchant.example.kontor';

export function walletSettings(env: Environment): WalletSettings {
  const { GOOGLE_PAY_MERCHANT_ID, APPLE_PAY_MERCHANT_ID, ADYEN_BASE, SANDBOX } = env;
  const isPlayed = SANDBOX === '1' && !ADYEN_BASE;
  const googleId = GOOGLE_PAY_MERCHANT_ID || (isPlayed ? sandboxMerchant : undefined);
  const appleId = APPLE_PAY_MERCHANT_ID || (isPlayed ? sandboxMerchant : undefined);
  const paypal = paypalWindowOf(env);
  return {
    ...(googleId && { googlepay: googleShop(env, googleId) }),
    ...(appleId && { applepay: { merchantId: appleId } }),
    ...(paypal && { paypal }),
  };
}

function googleShop(env: Environment, merchantId: string): GoogleShop {
  const { merchantAccount, base } = adyenConfig(env);
  const environment = base.includes('-live.') ? 'PRODUCTION' : 'TEST';
  return { merchantId, gatewayMerchantId: merchantAccount, environment };
}
