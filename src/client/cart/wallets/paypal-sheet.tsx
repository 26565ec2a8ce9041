/** Opens PayPal's window from the cart as soon as it is loaded; falls back to PayPal's page if it does not open. */
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { PaypalShop } from '#domain/payment/wallet-settings.ts';
import { call } from '../../browser/call.ts';
import type { PaypalWindowProps } from '../../payment/paypal-window.tsx';

type PaypalSheetProps = {
  shop: PaypalShop;
  cartId: string;
  onClosed: () => void;
  onFailed: () => void;
};

/** ms that PayPal's script may take; then the shopper goes to PayPal's page. */
const patience = 5000;

export function PaypalSheet({ shop, cartId, onClosed, onFailed }: PaypalSheetProps) {
  const [Window, setWindow] = useState<ComponentType<PaypalWindowProps>>();
  const started = useRef<ReturnType<typeof openPaypal>>(undefined);
  const isOpened = useRef(false);

  const begin = useCallback(() => {
    started.current ??= openPaypal(cartId);
    return started.current;
  }, [cartId]);

  const goToPage = useCallback(() => {
    isOpened.current = true;
    begin().then(({ url }) => location.assign(url), onFailed);
  }, [begin, onFailed]);

  useEffect(() => {
    import('../../payment/paypal-window.tsx').then(
      ({ PaypalWindow }) => setWindow(() => PaypalWindow),
      goToPage,
    );
    const late = setTimeout(() => {
      if (!isOpened.current) goToPage();
    }, patience);
    return () => clearTimeout(late);
  }, [goToPage]);

  const open = useCallback(
    (start: (() => Promise<void>) | undefined) => {
      if (!start || isOpened.current) return;
      isOpened.current = true;
      start().catch(goToPage);
    },
    [goToPage],
  );

  if (!Window) return null;
  return (
    <Window {...shop} begin={begin} onReady={open} onCancelled={onClosed} onFailed={goToPage} />
  );
}

async function openPaypal(id: string) {
  const outcome = await call('openWallet', { id, wallet: 'paypal' });
  if (outcome.ok && outcome.data.wallet === 'paypal') return outcome.data;
  throw new Error('no order of PayPal');
}
