/** Settings of the shop that payment sheets need in the browser. A wallet without settings is not offered. */
import type { ExpressWallet } from './express-wallet.ts';
import type { PaymentOffer } from './methods.ts';
import type { WalletSettings } from './wallet-shops.ts';

export type { GoogleShop, PaypalShop, WalletSettings } from './wallet-shops.ts';

/** In the order of their buttons. */
const wallets = ['googlepay', 'applepay', 'paypal'] as const satisfies ExpressWallet[];

/** The settings of the wallets that this cart may be paid with; undefined if there are none. */
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
