/**
 * Express wallet buttons below the checkout button. Their height is reserved in the server's HTML, so that the layout
 * does not shift once the browser has reported which wallets it supports; without JavaScript there are none (eu-2026.md
 * PAY-06).
 */
import { useEffect, useRef, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { ExpressWallet } from '#domain/payment/express-wallet.ts';
import { type WalletSettings, walletsIn } from '#domain/payment/wallet-settings.ts';
import { useMethodName } from '../../payment/method-name.ts';
import { useShop } from '../../shop.tsx';
import { Note } from '../../ui/note.tsx';
import { optimisticQuantitiesAtom } from '../state.ts';
import { useShared } from '../use-shared.ts';
import { AuthorizedForm, type AuthorizedPayment } from './authorized-form.tsx';
import { PaypalSheet } from './paypal-sheet.tsx';
import { usePaymentSheets, useUsableWallets } from './use-wallets.ts';

type ExpressButtonsProps = { cart: Cart; settings: WalletSettings };

export function ExpressButtons({ cart, settings }: ExpressButtonsProps) {
  const { t } = useShop();
  const nameOf = useMethodName();
  const usable = useUsableWallets(settings);
  const ask = usePaymentSheets(cart, settings);
  const buttons = useRef(new Map<ExpressWallet, HTMLButtonElement>());
  const [opened, setOpened] = useState<ExpressWallet>();
  const [authorized, setAuthorized] = useState<AuthorizedPayment>();
  const [isFailed, setFailed] = useState(false);
  // A sheet shows the cart's current total, so pending quantity changes must be sent first.
  const isSettled = Object.keys(useShared(optimisticQuantitiesAtom)).length === 0;

  useEffect(() => {
    const gone = new AbortController();
    const closeAll = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setOpened(undefined);
      setAuthorized(undefined);
    };
    addEventListener('pageshow', closeAll, { signal: gone.signal });
    return () => gone.abort();
  }, []);

  function close(wallet: ExpressWallet) {
    setOpened(undefined);
    buttons.current.get(wallet)?.focus();
  }

  function fail(wallet: ExpressWallet) {
    setFailed(true);
    close(wallet);
  }

  function press(wallet: ExpressWallet) {
    if (opened || !isSettled) return;
    setFailed(false);
    setOpened(wallet);
    if (wallet === 'paypal') return;
    ask(wallet).then(
      (payload) => (payload ? setAuthorized(payload) : close(wallet)),
      () => fail(wallet),
    );
  }

  const shown = usable ?? walletsIn(settings);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form */}
      <div
        className="express"
        role="group"
        aria-labelledby="express"
        data-ready={usable && usable.length > 0 ? '' : undefined}
      >
        <p className="small muted" id="express">
          {t('express.title')}
        </p>
        {shown.map((wallet) => (
          <button
            key={wallet}
            ref={(button) => {
              if (button) buttons.current.set(wallet, button);
            }}
            type="button"
            className="btn"
            data-wallet={wallet}
            aria-busy={opened === wallet || undefined}
            aria-disabled={!isSettled || (opened !== undefined && opened !== wallet) || undefined}
            onClick={() => press(wallet)}
          >
            {nameOf(wallet)}
          </button>
        ))}
      </div>
      {isFailed && <Note kind="err" text={t('express.failed')} />}
      {authorized && <AuthorizedForm authorized={authorized} />}
      {opened === 'paypal' && settings.paypal && (
        <PaypalSheet
          shop={settings.paypal}
          cartId={cart.id}
          onClosed={() => close('paypal')}
          onFailed={() => fail('paypal')}
        />
      )}
    </>
  );
}
