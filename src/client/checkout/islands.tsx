/** The checkout's islands as pages place them. */
import { island } from '../island.tsx';
import { PaymentWait } from '../payment/payment-wait.tsx';
import { paymentWaitTexts } from '../payment/payment-wait-texts.ts';
import { PaypalButton, type PaypalButtonProps } from '../payment/paypal-button.tsx';
import { useT } from '../shop.tsx';
import { VatField } from './vat/vat-field.tsx';
import { vatFieldTexts } from './vat/vat-field-texts.ts';

export const PaymentWaitIsland = island('payment-wait', PaymentWait, {
  when: 'idle',
  texts: paymentWaitTexts,
});

const PaypalButtonIsland = island('paypal-button', PaypalButton, { when: 'load', texts: [] });

/** Replaces the order button if PayPal is chosen. */
export function PaypalOrderButton(props: Omit<PaypalButtonProps, 'texts'>) {
  const t = useT();
  const texts = { order: t('checkout.orderButton'), cancelled: t('payment.paypalCancelled') };
  return <PaypalButtonIsland {...props} texts={texts} />;
}

export const VatFieldIsland = island('vat-field', VatField, { when: 'load', texts: vatFieldTexts });
