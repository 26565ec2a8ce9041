/** Which wallets this browser has, and what happens when one of their buttons is pressed. */
import { useEffect, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { amountToPay } from '#domain/gift-card/used-cards.ts';
import type { ExpressWallet } from '#domain/payment/express-wallet.ts';
import { type WalletSettings, walletsIn } from '#domain/payment/wallet-settings.ts';
import { call } from '../../browser/call.ts';
import { useShop } from '../../shop.tsx';
import { canApplePay, requestApplePay } from './apple-pay.ts';
import type { AuthorizedPayment } from './authorized-form.tsx';
import { canGooglePay, requestGooglePay } from './google-pay.ts';
import { paymentSheetTotal } from './wallet-sheet.ts';

/** Undefined until hydration. The check sends no request. */
export function useUsableWallets(settings: WalletSettings): ExpressWallet[] | undefined {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake ? walletsIn(settings).filter((wallet) => has[wallet]()) : undefined;
}

const has: Record<ExpressWallet, () => boolean> = {
  googlepay: canGooglePay,
  applepay: canApplePay,
  // Every browser supports it.
  paypal: () => true,
};

/**
 * Opens the browser's own sheet; must be called in the click handler. Resolves to the authorized payment, or to null if
 * the shopper closed the sheet; rejects if it did not open.
 */
export function usePaymentSheets(cart: Cart, { googlepay }: WalletSettings) {
  const { country } = useShop();
  return async (wallet: 'googlepay' | 'applepay'): Promise<AuthorizedPayment | null> => {
    const sum = paymentSheetTotal(cart, country);
    const payload =
      wallet === 'applepay'
        ? await requestApplePay(sum, () => appleSession(cart.id))
        : googlepay && (await requestGooglePay(googlepay, sum));
    if (!payload) return null;
    return {
      wallet,
      walletPayload: JSON.stringify(payload),
      total: String(amountToPay(cart).centAmount),
      operation: crypto.randomUUID(),
    };
  };
}

async function appleSession(id: string): Promise<string> {
  const outcome = await call('openWallet', { id, wallet: 'applepay' });
  if (outcome.ok && outcome.data.wallet === 'applepay') return outcome.data.session;
  throw new Error('no session of Apple Pay');
}
