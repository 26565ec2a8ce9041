/** The checkout's islands as pages place them. */
import { island } from '../island.tsx';
import { useT } from '../shop.tsx';
import { PaymentWait } from './payment-wait.tsx';
import { paymentWaitTexts } from './payment-wait-texts.ts';
import { PaypalKey, type PaypalKeyProps } from './paypal-key.tsx';
import { VatField } from './vat-field.tsx';
import { vatFieldTexts } from './vat-field-texts.ts';

export const PaymentWaitIsland = island('payment-wait', PaymentWait, {
  when: 'idle',
  texts: paymentWaitTexts,
});

const PaypalKeyIsland = island('paypal-key', PaypalKey, { when: 'load', texts: [] });

/** In place of the order key, where PayPal is chosen. */
export function PaypalOrderKey(props: Omit<PaypalKeyProps, 'texts'>) {
  const t = useT();
  const texts = { order: t('checkout.orderButton'), cancelled: t('payment.paypalCancelled') };
  return <PaypalKeyIsland {...props} texts={texts} />;
}

export const VatFieldIsland = island('vat-field', VatField, { when: 'load', texts: vatFieldTexts });
