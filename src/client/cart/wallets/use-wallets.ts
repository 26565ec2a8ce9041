/** Which wallets this browser has, and what happens when one of their keys is pressed. */
import { useEffect, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { ExpressWallet } from '#domain/payment/express-wallet.ts';
import { type WalletSettings, walletsIn } from '#domain/payment/wallet-settings.ts';
import { call } from '../../browser/call.ts';
import { useShop } from '../../shop.tsx';
import type { Agreed } from './agreed-form.tsx';
import { askApplePay, canApplePay } from './apple-pay.ts';
import { askGooglePay, canGooglePay } from './google-pay.ts';
import { type SheetSum, sheetSum } from './sheet.ts';

/** Undefined until the browser has said it of each. */
export function useUsableWallets(
  settings: WalletSettings,
  sum: SheetSum,
): ExpressWallet[] | undefined {
  const [usable, setUsable] = useState<ExpressWallet[]>();
  // A browser is asked once: how much there is to pay does not matter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const asked = walletsIn(settings).map(async (wallet) => {
      const can = await isUsable(wallet, settings, sum).catch(() => false);
      return can ? wallet : [];
    });
    void Promise.all(asked).then((found) => setUsable(found.flat()));
  }, []);
  return usable;
}

async function isUsable(wallet: ExpressWallet, { googlepay }: WalletSettings, sum: SheetSum) {
  switch (wallet) {
    case 'googlepay':
      return googlepay !== undefined && canGooglePay(googlepay, sum);
    case 'applepay':
      return canApplePay();
    // Wherever there is a browser.
    case 'paypal':
      return true;
  }
}

/**
 * Opens the browser's own sheet, in the press itself. What the shopper agreed to in it, or null where they closed it; rejects
 * where it did not open.
 */
export function useSheets(cart: Cart, { googlepay }: WalletSettings) {
  const { country } = useShop();
  return async (wallet: 'googlepay' | 'applepay'): Promise<Agreed | null> => {
    const sum = sheetSum(cart, country);
    const told =
      wallet === 'applepay'
        ? await askApplePay(sum, () => appleSession(cart.id))
        : googlepay && (await askGooglePay(googlepay, sum));
    if (!told) return null;
    return {
      wallet,
      told: JSON.stringify(told),
      total: String(cart.totalPrice.centAmount),
      operation: crypto.randomUUID(),
    };
  };
}

async function appleSession(id: string): Promise<string> {
  const outcome = await call('openWallet', { id, wallet: 'applepay' });
  if (outcome.ok && outcome.data.wallet === 'applepay') return outcome.data.session;
  throw new Error('no session of Apple Pay');
}
