/**
 * The button that obliges to pay, where PayPal is chosen: the same button with the same words (eu-2026.md C-20), which opens
 * PayPal's window in this page. Without a script, before the window is ready, and whenever it fails, it sends the form.
 */
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { PaypalShop } from '#domain/payment/wallet-settings.ts';
import { useHref } from '../shop.tsx';
import { Note } from '../ui/note.tsx';
import { beginPayment } from './begin-payment.ts';
import type { PaypalWindowProps } from './paypal-window.tsx';

export type PaypalButtonProps = PaypalShop & {
  /** Of the form that orders. */
  formId: string;
  /** Its texts come along: it may arrive with a choice, on a page that was loaded without it. */
  texts: { order: string; cancelled: string };
};

export function PaypalButton(props: PaypalButtonProps) {
  const { formId, texts } = props;
  const action = useHref()('/checkout/payment');
  const button = useRef<HTMLButtonElement>(null);
  const start = useRef<() => Promise<void>>(undefined);
  const [Window, setWindow] = useState<ComponentType<PaypalWindowProps>>();
  const [isOpenable, setOpenable] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isCancelled, setCancelled] = useState(false);

  useEffect(() => {
    // Whoever has not chosen PayPal has no such button, and loads none of this.
    import('./paypal-window.tsx').then(
      ({ PaypalWindow }) => setWindow(() => PaypalWindow),
      () => undefined,
    );
  }, []);

  /** The way without a window, at once. */
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
      {isCancelled && (
        <Note kind="warn">
          <p>{texts.cancelled}</p>
        </Note>
      )}
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
