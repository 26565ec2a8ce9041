/**
 * The order button if PayPal is chosen: it has the same text (eu-2026.md C-20), but opens PayPal's window in this page.
 * Without a script, before the window is ready, or if the window fails, it submits the form.
 */
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { PaypalShop } from '#domain/payment/wallet-settings.ts';
import { useShop } from '../shop.tsx';
import { Note } from '../ui/note.tsx';
import { beginPayment } from './begin-payment.ts';
import type { PaypalWindowProps } from './paypal-window.tsx';

export type PaypalButtonProps = PaypalShop & {
  /** Id of the order form. */
  formId: string;
  /** Passed as props, because the button may be inserted into a page that was loaded without its texts. */
  texts: { order: string; cancelled: string };
};

export function PaypalButton(props: PaypalButtonProps) {
  const { formId, texts } = props;
  const action = useShop().href('/checkout/payment');
  const button = useRef<HTMLButtonElement>(null);
  const start = useRef<() => Promise<void>>(undefined);
  const [Window, setWindow] = useState<ComponentType<PaypalWindowProps>>();
  const [isOpenable, setOpenable] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isCancelled, setCancelled] = useState(false);

  useEffect(() => {
    // Loaded here, so that only pages where PayPal is chosen load it.
    import('./paypal-window.tsx').then(
      ({ PaypalWindow }) => setWindow(() => PaypalWindow),
      () => undefined,
    );
  }, []);

  /** Submits the form at once, without PayPal's window. */
  function fallBack() {
    start.current = undefined;
    setBusy(false);
    button.current?.click();
  }

  function press(event: MouseEvent) {
    const open = start.current;
    if (!open) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setCancelled(false);
    open().catch(fallBack);
  }

  return (
    <>
      {isCancelled && <Note kind="warn" text={texts.cancelled} />}
      <button
        ref={button}
        type="submit"
        form={formId}
        name="intent"
        value="order"
        className="btn"
        data-kind="go"
        data-size="l"
        data-wide=""
        aria-busy={isBusy || undefined}
        aria-haspopup={isOpenable ? 'dialog' : undefined}
        onClick={press}
      >
        {texts.order}
      </button>
      {Window && (
        <Window
          {...props}
          begin={() => beginPayment(formId, action)}
          onReady={(open) => {
            start.current = open;
            setOpenable(open !== undefined);
          }}
          onCancelled={() => {
            setBusy(false);
            setCancelled(true);
          }}
          onFailed={fallBack}
        />
      )}
    </>
  );
}
