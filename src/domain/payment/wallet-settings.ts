/** What the sheets of wallets must know of the shop, in the browser. A wallet that is missing is offered nowhere. */
import type { ExpressWallet } from './express-wallet.ts';
import type { PaymentOffer } from './methods.ts';

export type GoogleShop = {
  merchantId: string;
  /** Our account at Adyen, for whom Google writes the token. */
  gatewayMerchantId: string;
  environment: 'TEST' | 'PRODUCTION';
};

export type PaypalShop = {
  clientId: string;
  environment: 'production' | 'sandbox';
  /** The sandbox's own script instead of PayPal's. */
  standIn?: string;
};

export type WalletSettings = {
  googlepay?: GoogleShop;
  applepay?: { merchantId: string };
  paypal?: PaypalShop;
};

/** In the order in which their keys stand. */
const wallets = ['googlepay', 'applepay', 'paypal'] as const satisfies ExpressWallet[];

/** The settings of those that this cart may be paid with; undefined where there are none. */
export function offeredWallets(
  settings: WalletSettings,
  offers: readonly PaymentOffer[],
): WalletSettings | undefined {
  const open = wallets.filter((wallet) =>
    offers.some(({ key, refusal }) => key === wallet && !refusal && settings[wallet]),
  );
  return open.length > 0
    ? Object.fromEntries(open.map((wallet) => [wallet, settings[wallet]]))
    : undefined;
}

export const walletsIn = (settings: WalletSettings): ExpressWallet[] =>
  wallets.filter((wallet) => settings[wallet]);
