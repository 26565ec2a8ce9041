/** The wallet settings of this deployment (docs/how-to/payments.md). */
import type { WalletSettings } from '#domain/payment/wallet-settings.ts';
import type { Environment } from '../../settings/environment.ts';
import { adyenShop, hasSandbox } from './adyen/config.ts';
import { paypalWindowOf } from './paypal/service.ts';

/** The shop as registered with Apple. `domain`: the page's domain, without a scheme. */
export type AppleShop = { domain: string; merchantId: string };

/** The sandbox Adyen accepts any merchant id. */
const sandboxMerchant = 'merchant.example.kontor';

export function walletSettings(env: Environment): WalletSettings {
  const instead = hasSandbox(env) ? sandboxMerchant : undefined;
  const { googlePayMerchantId: googleId = instead, applePayMerchantId: appleId = instead } =
    env.settings;
  const adyen = adyenShop(env);
  const paypal = paypalWindowOf(env);
  return {
    ...(googleId &&
      adyen && {
        googlepay: {
          merchantId: googleId,
          gatewayMerchantId: adyen.account,
          environment: adyen.isLive ? 'PRODUCTION' : 'TEST',
        },
      }),
    ...(appleId && adyen && { applepay: { merchantId: appleId } }),
    ...(paypal && { paypal }),
  };
}
