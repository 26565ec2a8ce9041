import { island } from '../island.tsx';
import { PaymentWait } from './payment-wait.tsx';

export const PaymentWaitIsland = island('payment-wait', PaymentWait, {
  when: 'idle',
  texts: ['paymentPending.title', 'paymentPending.text', 'paymentPending.again'],
});
