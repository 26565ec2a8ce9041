/** PayPal's window, opened by a session of PayPal's own package. Renders nothing itself. */
import { PayPalProvider, usePayPalOneTimePaymentSession } from '@paypal/react-paypal-js/sdk-v6';
import { useEffect, useRef, useState } from 'react';
import type { PaypalShop } from '#domain/payment/wallet-settings.ts';
import { useShop } from '../shop.tsx';
import type { StartedPayment } from './begin-payment.ts';

export type PaypalWindowProps = PaypalShop & {
  begin: () => Promise<StartedPayment>;
  /** What opens the window; undefined while it cannot be opened. */
  onReady: (open: (() => Promise<void>) | undefined) => void;
  onCancelled: () => void;
  onFailed: () => void;
};

export function PaypalWindow(props: PaypalWindowProps) {
  const { clientId, environment, standIn } = props;
  const { locale } = useShop();
  const [isThere, setThere] = useState(!standIn);
  useEffect(() => {
    if (!standIn) return;
    // If the script cannot be loaded, the button sends the form.
    import(/* @vite-ignore */ standIn).then(
      () => setThere(true),
      () => undefined,
    );
  }, [standIn]);
  if (!isThere) return null;
  return (
    <PayPalProvider
      clientId={clientId}
      environment={environment}
      components={components}
      locale={locale}
      pageType="checkout"
    >
      <Session {...props} />
    </PayPalProvider>
  );
}

const components: ['paypal-payments'] = ['paypal-payments'];

function Session({ begin, onReady, onCancelled, onFailed }: PaypalWindowProps) {
  /** True once the shopper leaves this page: later events are ignored. */
  const leaving = useRef(false);
  const back = useRef('');
  const leave = (address: string) => {
    leaving.current = true;
    location.assign(address);
  };
  const unlessLeaving = (act: () => void) => () => {
    if (!leaving.current) act();
  };
  const { error, isPending, handleClick } = usePayPalOneTimePaymentSession({
    async createOrder() {
      const begun = await begin();
      if ('redirect' in begun) {
        leave(begun.redirect);
        throw new Error('the shopper is sent elsewhere');
      }
      back.current = begun.returnUrl;
      return { orderId: begun.orderId };
    },
    async onApprove({ orderId, payerId }) {
      const address = new URL(back.current);
      address.searchParams.set('token', orderId);
      if (payerId) address.searchParams.set('PayerID', payerId);
      leave(address.href);
    },
    onCancel: unlessLeaving(onCancelled),
    onError: unlessLeaving(onFailed),
  });
  const isOpenable = !isPending && !error;
  useEffect(() => {
    const open = async () => {
      // While the page is being left, a rejection is expected and ignored.
      await handleClick().catch((reason: unknown) => {
        if (!leaving.current) throw reason;
      });
    };
    onReady(isOpenable ? open : undefined);
  }, [isOpenable, handleClick, onReady]);
  return null;
}
